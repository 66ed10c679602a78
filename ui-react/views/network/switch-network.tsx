import { networkOf, walletOf } from '../../../application/connect/selectors.js';
import { findNetwork } from '../../../domain/network/find-network.js';
import { enNetworkButton } from '../../buttons/network-button.en.js';
import { Button } from '../../parts/forms/button.js';
import { Body } from '../../parts/layout/body.js';
import { Foot } from '../../parts/layout/foot.js';
import { RoundFocus } from '../../parts/layout/round-focus.js';
import { NetworkMark } from '../../parts/marks/network-mark.js';
import { PortholeRing } from '../../parts/marks/porthole-ring.js';
import { useText } from '../../parts/words/use-text.js';
import type { Text } from '../../text/en.js';
import { enCommon } from '../../text/everywhere.en.js';
import { enFailures } from '../../text/failures.en.js';
import type { ViewProps } from '../view-props.js';
import { type SwitchingStage, switchingStage } from './switching-stage.js';
import { enNetwork } from './text.en.js';

const RINGS = { ready: 'still', waiting: 'waiting', there: 'done' } as const;

/** Waiting for the wallet to switch networks, and the result. */
export function SwitchNetwork({ route, state, modal }: ViewProps<'switch-network'>) {
  const text = useText('network', enNetwork);
  const failures = useText('failures', enFailures);
  const { tryAgain, yourWallet } = useText('common', enCommon);
  const { unknown } = useText('networkButton', enNetworkButton);
  const network = findNetwork(state.config.networks, route.networkId);
  const current = networkOf(state, network.chainNamespace);
  const stage = switchingStage(state, route.networkId);
  const [headline, lead] = words(stage, text, failures, {
    wallet: walletOf(state, network.chainNamespace)?.name ?? yourWallet,
    wanted: network.name,
    current: current?.unsupported ? unknown : (current?.name ?? ''),
  });
  const failed = stage.kind === 'failed';
  return (
    <>
      <Body>
        <RoundFocus
          ring={
            <PortholeRing state={failed ? stage.tone : RINGS[stage.kind]}>
              <NetworkMark network={network} size="xl" />
            </PortholeRing>
          }
          headline={headline}
          lead={lead}
        />
      </Body>
      {stage.kind !== 'there' && (
        <Foot>
          {stage.kind !== 'waiting' && (
            <Button
              kind="primary"
              onPress={() => modal.switchNetwork(route.networkId)}
              {...(failed && { icon: 'retry' as const })}
            >
              {failed ? tryAgain : text.switch}
            </Button>
          )}
          <Button kind={failed ? 'bare' : 'quiet'} onPress={() => modal.back()}>
            {failed ? text.another : text.cancel}
          </Button>
        </Foot>
      )}
    </>
  );
}

interface Names {
  readonly wallet: string;
  readonly wanted: string;
  readonly current: string;
}

function words(
  stage: SwitchingStage,
  own: Text['network'],
  failures: Text['failures'],
  { wallet, wanted, current }: Names,
): readonly [headline: string, lead?: string] {
  switch (stage.kind) {
    case 'ready':
      return [own.switchTo(wanted)];
    case 'there':
      return [own.switched(wanted)];
    case 'waiting':
      return [own.confirm(wallet), own.confirmLead(wallet, wanted)];
    case 'failed': {
      if (stage.failure.code === 'rejected') return [own.declined, own.declinedLead(wallet, current)];
      const { happened, advice } = failures[stage.failure.code];
      return [happened, advice];
    }
  }
}
