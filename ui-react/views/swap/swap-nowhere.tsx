import type { State } from '../../../application/engine/state.js';
import type { Modal } from '../../../application/modal/modal.js';
import type { Network } from '../../../domain/network/network.js';
import { Body } from '../../parts/layout/body.js';
import { Group } from '../../parts/layout/group.js';
import { NetworkMark } from '../../parts/marks/network-mark.js';
import { Row } from '../../parts/rows/row.js';
import { Notice } from '../../parts/words/notice.js';
import { useText } from '../../parts/words/use-text.js';
import { swapNetworks } from './swap-tokens.js';
import { enSwap } from './text.en.js';

interface SwapNowhereProps {
  readonly state: State;
  readonly modal: Modal;
  readonly network: Network;
}

/** Shown on networks without swaps: the visitor chooses another one. */
export function SwapNowhere({ state, modal, network }: SwapNowhereProps) {
  const text = useText('swap', enSwap);
  const others = swapNetworks(state);
  return (
    <Body>
      <Notice alert kind="caution" title={text.unsupported(network.name)}>
        {others.length > 0 ? text.unsupportedLead : text.nowhere}
      </Notice>
      {others.length > 0 && (
        <Group list marks label={text.networks}>
          {others.map((each) => (
            <Row
              key={each.caipNetworkId}
              mark={<NetworkMark network={each} />}
              title={each.name}
              testId={`w3m-network-switch-${each.name || each.id}`}
              onPress={() => modal.switchNetwork(each.caipNetworkId)}
            />
          ))}
        </Group>
      )}
    </Body>
  );
}
