import type { OpeningWay } from '../../../application/connect/intents.js';
import type { PairingWay } from '../../../domain/wallet/pairing-ways.js';
import { Button } from '../../parts/forms/button.js';
import { LATER_ICONS } from '../../parts/marks/later-icons.js';
import { useText } from '../../parts/words/use-text.js';
import { enCommon } from '../../text/everywhere.en.js';
import type { ViewProps } from '../view-props.js';
import type { PairingStage } from './pairing-stage.js';
import { isUnopened } from './pairing-words.js';
import { enPairing } from './text.en.js';

export interface PairingButtonsProps {
  readonly way: PairingWay;
  readonly stage: PairingStage;
  readonly modal: ViewProps<'connecting-wallet-connect'>['modal'];
  readonly onOpen: (way: OpeningWay) => void;
}

/** The actions of each way to pair: open the wallet, or copy the pairing URI. */
export function PairingButtons({ way, stage, modal, onOpen }: PairingButtonsProps) {
  const { wallet, installed, pairing, opening } = stage;
  const text = useText('pairing', enPairing);
  const { tryAgain } = useText('common', enCommon);
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
      kind={way === 'qrcode' || isUnopened(opening) ? 'quiet' : 'bare'}
      icon={LATER_ICONS.copy}
      disabled={!pairing}
      onPress={() => modal.copyPairing()}
      testId="copy-wc2-uri"
    >
      {text.copyLink}
    </Button>
  );
  if (way === 'qrcode') return copy;
  const stuck = opening === 'stuck';
  const other = way === 'mobile' && isUnopened(opening) && wallet?.mobileLink ? wallet.universalLink : undefined;
  const waiting = opening !== undefined && opening !== 'away' && !stuck;
  return (
    <>
      <Button
        kind={opening === undefined || stuck ? 'primary' : 'quiet'}
        icon={stuck ? 'retry' : 'external'}
        busy={waiting}
        disabled={!pairing}
        onPress={() => onOpen(way)}
        testId="w3m-connecting-widget-secondary-button"
      >
        {stuck ? tryAgain : opening === 'away' ? text.openAgain(name) : text.open(name)}
      </Button>
      {other && (
        <Button
          kind={stuck ? 'quiet' : 'primary'}
          icon="external"
          disabled={!pairing}
          onPress={() => onOpen('universal')}
          testId="open-by-address"
        >
          {text.openOtherwise(name)}
        </Button>
      )}
      {copy}
    </>
  );
}
