import type { NetworkId } from '../../../domain/caip.js';
import { NetworkMark } from '../../parts/network-mark.js';
import { Plate } from '../../parts/plate.js';
import { Row } from '../../parts/row.js';
import { useText } from '../../parts/use-text.js';
import { enNetwork } from '../../text/en-network.js';
import type { NetworkRow } from './network-rows.js';

export interface NetworkListProps {
  readonly rows: readonly NetworkRow[];
  /** Not called for the network in use. */
  readonly onChoose: (id: NetworkId) => void;
}

export function NetworkList({ rows, onChoose }: NetworkListProps) {
  const text = useText('network', enNetwork);
  return (
    <Plate list marks label={text.list}>
      {rows.map(({ network, current, available, switching }) => (
        <Row
          key={network.caipNetworkId}
          mark={<NetworkMark network={network} />}
          title={network.name}
          testId={`w3m-network-switch-${network.name || network.id}`}
          disabled={!available}
          busy={switching}
          onPress={() => current || onChoose(network.caipNetworkId)}
          {...(current && { current: text.current })}
        />
      ))}
    </Plate>
  );
}
