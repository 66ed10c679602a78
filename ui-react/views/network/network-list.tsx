import type { NetworkId } from '../../../domain/network/caip.js';
import { LongList } from '../../parts/layout/long-list.js';
import { NetworkMark } from '../../parts/marks/network-mark.js';
import { Row } from '../../parts/rows/row.js';
import { useText } from '../../parts/words/use-text.js';
import type { NetworkRow } from './network-rows.js';
import { enNetwork } from './text.en.js';

export interface NetworkListProps {
  readonly rows: readonly NetworkRow[];
  /** Not called for the network in use. */
  readonly onChoose: (id: NetworkId) => void;
}

export function NetworkList({ rows, onChoose }: NetworkListProps) {
  const text = useText('network', enNetwork);
  return (
    <LongList
      marks
      label={text.list}
      items={rows}
      keyOf={({ network }) => network.caipNetworkId}
      chosen={Math.max(
        0,
        rows.findIndex(({ current }) => current),
      )}
      row={({ network, current, available, switching }, place) => (
        <Row
          place={place}
          mark={<NetworkMark network={network} />}
          title={network.name}
          testId={`w3m-network-switch-${network.name || network.id}`}
          disabled={!available}
          busy={switching}
          onPress={() => current || onChoose(network.caipNetworkId)}
          {...(current && { current: text.current })}
        />
      )}
    />
  );
}
