import { connectedOf, networkOf } from '../../../application/connect/selectors.js';
import { Body } from '../../parts/layout/body.js';
import { Group } from '../../parts/layout/group.js';
import { NetworkMark } from '../../parts/marks/network-mark.js';
import { Row } from '../../parts/rows/row.js';
import { Notice } from '../../parts/words/notice.js';
import { useText } from '../../parts/words/use-text.js';
import { NotConnected } from '../account/not-connected.js';
import type { ViewProps } from '../view-props.js';
import { networksExplanation } from './networks-explanation.js';
import { receivingNetworks } from './receiving-networks.js';
import { enReceive } from './text.en.js';

/** The networks on which the account in use can receive. */
export function CompatibleNetworks({ state, modal }: ViewProps<'compatible-networks'>) {
  const text = useText('receive', enReceive);
  if (!connectedOf(state)) return <NotConnected modal={modal} />;
  const receiving = receivingNetworks(state);
  const here = networkOf(state)?.caipNetworkId;
  return (
    <Body>
      <Notice kind="caution" title={text.othersLost}>
        {networksExplanation(receiving, text)}
      </Notice>
      <Group list marks label={text.networks}>
        {receiving.networks.map((network) => (
          <Row
            key={network.caipNetworkId}
            mark={<NetworkMark network={network} />}
            title={network.name}
            {...(network.caipNetworkId === here && { current: text.current })}
          />
        ))}
      </Group>
    </Body>
  );
}
