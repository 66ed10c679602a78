import { walletOf } from '../../../application/connect/selectors.js';
import { Body } from '../../parts/layout/body.js';
import { RoundFocus } from '../../parts/layout/round-focus.js';
import { PortholeRing } from '../../parts/marks/porthole-ring.js';
import { WalletMark } from '../../parts/marks/wallet-mark.js';
import { useText } from '../../parts/words/use-text.js';
import { enCommon } from '../../text/everywhere.en.js';
import type { ViewProps } from '../view-props.js';
import { continueWords } from './pairing-words.js';
import { enPairing } from './text.en.js';

/** A request is waiting in the connected wallet's app. The sheet has the button that opens it, as on every screen. */
export function ContinueInWallet({ state }: ViewProps<'continue-in-wallet'>) {
  const text = useText('pairing', enPairing);
  const { thisSiteFirst, yourWallet } = useText('common', enCommon);
  const wallet = walletOf(state) ?? { name: yourWallet };
  const { opening } = state.connect;
  const [headline, lead] = continueWords(wallet.name, state.config.metadata?.name || thisSiteFirst, opening, text);
  return (
    <Body>
      <RoundFocus
        ring={
          <PortholeRing state={opening === 'stuck' ? 'declined' : 'waiting'}>
            <WalletMark wallet={wallet} size="xl" />
          </PortholeRing>
        }
        headline={headline}
        lead={lead}
      />
    </Body>
  );
}
