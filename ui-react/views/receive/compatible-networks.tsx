import { connectedOf, networkOf } from '../../../application/connect/selectors.js';
import { Body } from '../../parts/body.js';
import { NetworkMark } from '../../parts/network-mark.js';
import { Notice } from '../../parts/notice.js';
import { Plate } from '../../parts/plate.js';
import { Row } from '../../parts/row.js';
import { useText } from '../../parts/use-text.js';
import { enReceive } from '../../text/en-receive.js';
import { NobodyHere } from '../account/nobody-here.js';
import type { ViewProps } from '../view-props.js';
import { receivingNetworks } from './receiving-networks.js';
import { whyThese } from './why-these.js';

/** The networks on which the account in use can receive. */
export function CompatibleNetworks({ state, modal }: ViewProps<'compatible-networks'>) {
  const text = useText('receive', enReceive);
  if (!connectedOf(state)) return <NobodyHere modal={modal} />;
  const receiving = receivingNetworks(state);
  const here = networkOf(state)?.caipNetworkId;
  return (
    <Body>
      <Notice kind="caution" title={text.othersLost}>
        {whyThese(receiving, text)}
      </Notice>
      <Plate list marks label={text.networks}>
        {receiving.networks.map((network) => (
          <Row
            key={network.caipNetworkId}
            mark={<NetworkMark network={network} />}
            title={network.name}
            {...(network.caipNetworkId === here && { current: text.current })}
          />
        ))}
      </Plate>
    </Body>
  );
}
