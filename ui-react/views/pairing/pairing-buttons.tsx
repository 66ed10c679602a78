import type { OpeningWay } from '../../../application/intents.js';
import type { PairingWay } from '../../../domain/pairing-ways.js';
import { Button } from '../../parts/button.js';
import { useText } from '../../parts/use-text.js';
import { enPairing } from '../../text/en-pairing.js';
import type { ViewProps } from '../view-props.js';
import type { PairingStage } from './pairing-stage.js';

export interface PairingButtonsProps {
  readonly way: PairingWay;
  readonly stage: PairingStage;
  readonly modal: ViewProps<'connecting-wallet-connect'>['modal'];
  readonly onOpen: (way: OpeningWay) => void;
}

/** What can be done on each way: open the wallet, or take the pairing there as text. */
export function PairingButtons({ way, stage, modal, onOpen }: PairingButtonsProps) {
  const { wallet, installed, pairing, opening } = stage;
  const text = useText('pairing', enPairing);
  const name = wallet?.name ?? '';
  if (way === 'unsupported') return null;
  if (way === 'browser') {
    const connect = () => installed && modal.connect(installed.id, installed.namespace);
    return (
      <Button kind="primary" onPress={connect} testId="w3m-connecting-widget-secondary-button">
        {text.open(name)}
      </Button>
    );
  }
  const copy = (
    <Button
      kind={way === 'qrcode' ? 'quiet' : 'bare'}
      icon="copy"
      disabled={!pairing}
      onPress={() => modal.copyPairing()}
      testId="copy-wc2-uri"
    >
      {text.copyLink}
    </Button>
  );
  if (way === 'qrcode') return copy;
  const waiting = opening === 'opening' || opening === 'back';
  return (
    <>
      <Button
        kind={opening === 'away' ? 'quiet' : 'primary'}
        icon="external"
        busy={waiting}
        disabled={!pairing}
        onPress={() => onOpen(way)}
        testId="w3m-connecting-widget-secondary-button"
      >
        {opening === 'away' ? text.openAgain(name) : text.open(name)}
      </Button>
      {copy}
    </>
  );
}
