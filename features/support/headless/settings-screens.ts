/** What can be changed about an account, and the accounts of a wallet inside the modal. */
import { nameable } from '../../../application/names/nameable.js';
import { connectedOf, networkOf } from '../../../application/selectors.js';
import { formatAddress } from '../../../domain/format-address.js';
import { identityOf } from '../../../domain/identity.js';
import { en } from '../../../ui-react/text/en.js';
import { accountLabel } from '../../../ui-react/views/account/account-label.js';
import { action, type Screen, type Seen } from './screen.js';

export function settingsScreen({ state, modal }: Seen): Screen {
  const { settings: text, account, common } = en;
  const connected = connectedOf(state);
  if (!connected) return { texts: [account.gone], actions: [] };
  const { user, changingTo } = state.login;
  const { config } = state;
  const network = networkOf(state);
  const identity = user && identityOf(user);
  const other = connected.account.type === 'smartAccount' ? 'eoa' : 'smartAccount';
  const smart = network && user?.smartAccountNetworks.includes(network.caipNetworkId);
  return {
    texts: [
      formatAddress(connected.account.address),
      ...(identity ? [identity] : []),
      ...(user?.provider ? [text.loggedInWith(user.provider)] : []),
      ...(network ? [network.name] : []),
    ],
    actions: [
      action(account.copyAddress, () => void modal.copyAddress()),
      ...(connected.wallet.type === 'AUTH'
        ? [action(text.upgrade, () => void modal.push({ view: 'upgrade-email-wallet' }))]
        : []),
      ...(identity && !user?.provider
        ? [action(identity, () => void modal.push({ view: 'update-email-wallet' }))]
        : []),
      ...(network && config.enableNetworkSwitch && config.networks.length > 1
        ? [action(network.name, () => void modal.push({ view: 'networks' }))]
        : []),
      ...(smart
        ? [
            action(
              other === 'eoa' ? text.toEoa : text.toSmartAccount,
              () => void modal.changeAccountType(other),
              changingTo === undefined,
            ),
          ]
        : []),
      ...(nameable(state) && !state.account.identities?.[connected.account.address]?.name
        ? [action(text.chooseName, () => void modal.push({ view: 'choose-account-name' }))]
        : []),
      action(common.disconnect, () => void modal.disconnect()),
    ],
  };
}

export function profileScreen({ state, modal }: Seen): Screen {
  const { settings: text, account } = en;
  const connected = connectedOf(state);
  if (!connected) return { texts: [account.gone], actions: [] };
  const labelled = connected.accounts.map(({ type, address }) => ({
    type,
    address,
    label: accountLabel(type, state.login.user?.provider, text),
  }));
  return {
    texts: [text.accounts, ...labelled.flatMap(({ label, address }) => [label, formatAddress(address)])],
    actions: [
      ...labelled
        .filter(({ address, type }) => address !== connected.account.address || type !== connected.account.type)
        .map(({ type, label }) => action(label, () => void modal.changeAccountType(type))),
      action(text.settings, () => void modal.push({ view: 'account-settings' })),
    ],
  };
}
