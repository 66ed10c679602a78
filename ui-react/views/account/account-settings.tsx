import { connectedOf, networkOf } from '../../../application/connect/selectors.js';
import { changeAccountType } from '../../../application/login/actions.js';
import { nameable } from '../../../application/names/nameable.js';
import type { AccountType } from '../../../domain/address/account.js';
import { identityOf } from '../../../domain/address/identity.js';
import { Body } from '../../parts/layout/body.js';
import { Foot } from '../../parts/layout/foot.js';
import { Group } from '../../parts/layout/group.js';
import { useSheet } from '../../parts/layout/use-sheet.js';
import { Icon } from '../../parts/marks/icon.js';
import { NetworkMark } from '../../parts/marks/network-mark.js';
import { Row } from '../../parts/rows/row.js';
import { useText } from '../../parts/words/use-text.js';
import css from '../../styles/account.css?inline';
import type { ViewProps } from '../view-props.js';
import { DisconnectButton } from './disconnect-button.js';
import { Identity } from './identity.js';
import { NotConnected } from './not-connected.js';
import { enSettings } from './settings.en.js';

/** The settings of an account: the login, the network, and the account type. */
export function AccountSettings({ state, modal }: ViewProps<'account-settings'>) {
  useSheet(css);
  const text = useText('settings', enSettings);
  const connected = connectedOf(state);
  if (!connected) return <NotConnected modal={modal} />;
  const { user, changingTo } = state.login;
  const { config } = state;
  const inside = connected.wallet.type === 'AUTH';
  const identity = inside && user ? identityOf(user) : undefined;
  const network = networkOf(state);
  const switchable = config.enableNetworkSwitch && config.networks.length > 1;
  const other: AccountType = connected.account.type === 'smartAccount' ? 'eoa' : 'smartAccount';
  const smart = inside && network !== undefined && user?.smartAccountNetworks.includes(network.caipNetworkId);
  return (
    <>
      <Body>
        <Identity connected={connected} state={state} onCopy={() => modal.copyAddress()} />
        {inside && (
          <Group list marks label={text.upgrade}>
            <Row
              title={text.upgrade}
              note={text.upgradeNote}
              mark={
                <span className="ph-mark ph-mark-plain">
                  <Icon name="wallet" />
                </span>
              }
              chevron
              testId="w3m-wallet-upgrade-card"
              onPress={() => void modal.push({ view: 'upgrade-email-wallet' })}
            />
          </Group>
        )}
        <Group list label={text.settings}>
          {identity !== undefined && (
            <Row
              title={identity}
              note={user?.provider ? text.loggedInWith(text.provider[user.provider]) : text.email}
              testId="w3m-account-email-update"
              {...(!user?.provider && {
                chevron: true,
                onPress: () => void modal.push({ view: 'update-email-wallet' }),
              })}
            />
          )}
          {network && (
            <Row
              title={network.name}
              note={text.network}
              tag={<NetworkMark network={network} size="s" />}
              testId="account-switch-network-button"
              {...(switchable && {
                chevron: true,
                onPress: () => void modal.push({ view: 'networks' }),
              })}
            />
          )}
          {nameable(state) && !state.account.identities?.[connected.account.address]?.name && (
            <Row
              title={text.chooseName}
              chevron
              testId="account-choose-name-button"
              onPress={() => void modal.push({ view: 'choose-account-name' })}
            />
          )}
          {smart && (
            <Row
              title={other === 'eoa' ? text.toEoa : text.toSmartAccount}
              busy={changingTo !== undefined}
              testId="account-toggle-preferred-account-type"
              onPress={() => void changeAccountType(modal, other)}
            />
          )}
        </Group>
      </Body>
      <Foot>
        <DisconnectButton connected={connected} modal={modal} />
      </Foot>
    </>
  );
}
