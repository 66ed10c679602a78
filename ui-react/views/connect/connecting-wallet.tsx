import { accountOf, networkOf } from '../../../application/connect/selectors.js';
import type { Formatter } from '../../../domain/format/formatter.js';
import { Button } from '../../parts/forms/button.js';
import { Body } from '../../parts/layout/body.js';
import { Foot } from '../../parts/layout/foot.js';
import { RoundFocus } from '../../parts/layout/round-focus.js';
import { PortholeRing } from '../../parts/marks/porthole-ring.js';
import { WalletMark } from '../../parts/marks/wallet-mark.js';
import { OddMark } from '../../parts/words/odd-mark.js';
import { useFormat } from '../../parts/words/use-format.js';
import { useText } from '../../parts/words/use-text.js';
import type { Text } from '../../text/en.js';
import { enCommon } from '../../text/everywhere.en.js';
import { enFailures } from '../../text/failures.en.js';
import { chooseAnother } from '../choose-another.js';
import type { ViewProps } from '../view-props.js';
import { enConnecting } from './connecting.en.js';
import { type ConnectingStage, connectingStage } from './connecting-stage.js';
import { shownWallet } from './shown-wallet.js';

const RINGS = { ready: 'still', waiting: 'waiting', connected: 'done' } as const;

/** Waiting for one wallet's answer, and the result. */
export function ConnectingWallet({ route, state, modal }: ViewProps<'connecting-wallet'>) {
  const text = useText('connecting', enConnecting);
  const failures = useText('failures', enFailures);
  const { tryAgain } = useText('common', enCommon);
  const format = useFormat();
  const wallet = shownWallet(state, route.walletId);
  const stage = connectingStage(state, route.walletId);
  const { attempt } = state.connect;
  const connect = () =>
    modal.connect(route.walletId, attempt?.walletId === route.walletId ? attempt.namespace : undefined);
  const [headline, lead] = words(stage, wallet.name, text, failures, state, format);
  return (
    <>
      <Body>
        <OddMark named={wallet} warns />
        <RoundFocus
          ring={
            <PortholeRing state={stage.kind === 'failed' ? stage.tone : RINGS[stage.kind]}>
              <WalletMark wallet={wallet} size="xl" />
            </PortholeRing>
          }
          headline={headline}
          lead={lead}
        />
      </Body>
      {stage.kind !== 'connected' && (
        <Foot>
          <Button
            kind={stage.kind === 'waiting' ? 'quiet' : 'primary'}
            onPress={connect}
            testId="w3m-connecting-widget-secondary-button"
            {...(stage.kind === 'failed' && { icon: 'retry' as const })}
          >
            {stage.kind === 'waiting' ? text.openAgain(wallet.name) : stage.kind === 'failed' ? tryAgain : text.connect}
          </Button>
          {stage.kind === 'failed' && (
            <Button kind="bare" onPress={() => chooseAnother(modal, state)}>
              {text.another}
            </Button>
          )}
        </Foot>
      )}
    </>
  );
}

type Words = readonly [headline: string, lead: string];

function words(
  stage: ConnectingStage,
  name: string,
  own: Text['connecting'],
  failures: Text['failures'],
  state: ViewProps<'connecting-wallet'>['state'],
  format: Formatter,
): Words {
  switch (stage.kind) {
    case 'ready':
      return [own.ready(name), own.readyLead];
    case 'waiting':
      return [own.confirm(name), own.confirmLead(name, location.host)];
    case 'connected':
      return [
        own.connected,
        own.connectedLead(format.address(accountOf(state)?.address ?? ''), networkOf(state)?.name ?? ''),
      ];
    case 'failed': {
      const { code } = stage.failure;
      if (code === 'rejected') return [own.declined, own.declinedLead(name)];
      if (code === 'cancelled') return [own.cancelled, own.cancelledLead];
      if (code === 'already-pending') return [own.pending(name), own.pendingLead(name)];
      if (code === 'timed-out') return [own.silent(name), own.silentLead(name)];
      return [failures[code].happened, failures[code].advice];
    }
  }
}
