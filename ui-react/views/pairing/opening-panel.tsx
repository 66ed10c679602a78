import type { PairingWay } from '../../../domain/wallet/pairing-ways.js';
import { RoundFocus } from '../../parts/layout/round-focus.js';
import { PortholeRing, type PortholeRingProps } from '../../parts/marks/porthole-ring.js';
import { WalletMark } from '../../parts/marks/wallet-mark.js';
import { useText } from '../../parts/words/use-text.js';
import type { PairingStage } from './pairing-stage.js';
import { pairingWords } from './pairing-words.js';
import { enPairing } from './text.en.js';

export interface OpeningPanelProps {
  readonly way: Exclude<PairingWay, 'qrcode'>;
  readonly stage: PairingStage;
}

/** The wallet's app, desktop program or page: opened, pending, or missing. */
export function OpeningPanel({ way, stage }: OpeningPanelProps) {
  const { wallet, opening } = stage;
  const text = useText('pairing', enPairing);
  const [headline, lead] = pairingWords(way, wallet?.name ?? '', stage, text);
  return (
    <RoundFocus
      ring={
        <PortholeRing state={ringOf(way, opening)}>
          <WalletMark wallet={wallet} size="xl" />
        </PortholeRing>
      }
      headline={headline}
      lead={lead}
    />
  );
}

function ringOf(way: PairingWay, opening: PairingStage['opening']): NonNullable<PortholeRingProps['state']> {
  if (way === 'browser' || way === 'unsupported' || opening === undefined) return 'still';
  return opening === 'stuck' ? 'declined' : 'waiting';
}
