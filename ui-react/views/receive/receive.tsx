import { connectedOf } from '../../../application/connect/selectors.js';
import { ADDRESS_END, ADDRESS_START } from '../../../domain/address/format-address.js';
import { Body } from '../../parts/layout/body.js';
import { Group } from '../../parts/layout/group.js';
import { useSheet } from '../../parts/layout/use-sheet.js';
import { AccountMark } from '../../parts/marks/account-mark.js';
import { Icon } from '../../parts/marks/icon.js';
import { LATER_ICONS } from '../../parts/marks/later-icons.js';
import { NetworkMark } from '../../parts/marks/network-mark.js';
import { QrCode } from '../../parts/marks/qr-code.js';
import { Row } from '../../parts/rows/row.js';
import { useFormat } from '../../parts/words/use-format.js';
import { useText } from '../../parts/words/use-text.js';
import { NotConnected } from '../account/not-connected.js';
import type { ViewProps } from '../view-props.js';
import css from './receive.css?inline';
import { receivingName } from './receiving-name.js';
import { receivingNetworks } from './receiving-networks.js';
import { enReceive } from './text.en.js';

/** The maximum number of network icons in the row that links to all networks. */
const MOST_MARKS = 5;

/** The address of the account in use, to scan, copy and compare, and the networks on which it can receive. */
export function Receive({ state, modal }: ViewProps<'receive'>) {
  useSheet(css);
  const text = useText('receive', enReceive);
  const format = useFormat();
  const connected = connectedOf(state);
  if (!connected) return <NotConnected modal={modal} />;
  const { address } = connected.account;
  const { name, avatar } = state.account.identities?.[address] ?? {};
  const who = receivingName(address, name, format);
  const { networks } = receivingNetworks(state);
  const [first] = networks;
  return (
    <Body>
      <button
        type="button"
        className="ph-chip ph-receive-who"
        aria-label={text.copy(who)}
        data-testid="receive-address-copy-button"
        onClick={() => modal.copyAddress()}
      >
        <AccountMark address={address} avatar={avatar} size="s" />
        <bdi dir={name ? 'auto' : 'ltr'} className="ph-chip-text" title={name}>
          {who}
        </bdi>
        <Icon name={LATER_ICONS.copy} small />
      </button>
      <div className="ph-receive-code">
        <QrCode text={address} label={text.codeOf(who)} />
        <p className="ph-receive-address" dir="ltr">
          <b>{address.slice(0, ADDRESS_START)}</b>
          {address.slice(ADDRESS_START, -ADDRESS_END)}
          <b>{address.slice(-ADDRESS_END)}</b>
        </p>
      </div>
      {first && (
        <Group list label={text.networks}>
          <Row
            title={networks.length === 1 ? text.only(first.name) : text.several(networks.length)}
            note={text.othersLost}
            tag={
              <span className="ph-receive-marks">
                {networks.slice(0, MOST_MARKS).map((network) => (
                  <NetworkMark key={network.caipNetworkId} network={network} size="s" />
                ))}
              </span>
            }
            chevron
            testId="receive-networks"
            onPress={() => void modal.push({ view: 'compatible-networks' })}
          />
        </Group>
      )}
    </Body>
  );
}
