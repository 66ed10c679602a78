import type { ReactNode } from 'react';
import type { Failure } from '../../../domain/failure/failure.js';
import { Button } from '../../parts/forms/button.js';
import { Body } from '../../parts/layout/body.js';
import { Foot } from '../../parts/layout/foot.js';
import { RoundFocus } from '../../parts/layout/round-focus.js';
import { Icon } from '../../parts/marks/icon.js';
import { LATER_ICONS } from '../../parts/marks/later-icons.js';
import { PortholeRing } from '../../parts/marks/porthole-ring.js';
import { WalletMark } from '../../parts/marks/wallet-mark.js';
import { useText } from '../../parts/words/use-text.js';
import { enCommon } from '../../text/everywhere.en.js';
import { enFailures } from '../../text/failures.en.js';
import { chooseAnother } from '../choose-another.js';
import { enConnecting } from '../connect/connecting.en.js';
import { failureTone } from '../failure-tone.js';
import type { ViewProps } from '../view-props.js';
import type { PairingStage } from './pairing-stage.js';
import { pairingFailure } from './pairing-words.js';

export interface FailedPanelProps extends Pick<ViewProps<'connecting-wallet-connect'>, 'state' | 'modal'> {
  readonly failure: Failure;
  readonly stage: PairingStage;
  /** The alternative to a retry; `false`: none. Absent: another wallet. */
  readonly children?: ReactNode;
}

/** No wallet connected: the reason, a retry, and another wallet. */
export function FailedPanel({ failure, stage: { wallet }, state, modal, children }: FailedPanelProps) {
  const failures = useText('failures', enFailures);
  const connecting = useText('connecting', enConnecting);
  const { tryAgain, yourWallet } = useText('common', enCommon);
  const { attempt } = state.connect;
  const [headline, lead] = pairingFailure(failure.code, wallet?.name ?? yourWallet, connecting, failures);
  const again = () => modal.connect(attempt?.listed ?? attempt?.walletId ?? '', attempt?.namespace);
  return (
    <>
      <Body>
        <RoundFocus
          ring={
            <PortholeRing state={failureTone(failure)}>
              {wallet ? <WalletMark wallet={wallet} size="xl" /> : <Icon name={LATER_ICONS.qr} />}
            </PortholeRing>
          }
          headline={headline}
          lead={lead}
        />
      </Body>
      <Foot>
        <Button kind="primary" icon="retry" onPress={again} testId="w3m-connecting-widget-secondary-button">
          {tryAgain}
        </Button>
        {children ?? (
          <Button kind="bare" onPress={() => chooseAnother(modal, state)}>
            {connecting.another}
          </Button>
        )}
      </Foot>
    </>
  );
}
