/** The list of networks, waiting for a switch, and a network that the dapp does not know. */
import { currentRoute } from '../../../application/router.js';
import { networkOf, walletOf } from '../../../application/selectors.js';
import { findNetwork } from '../../../domain/find-network.js';
import { isRefusal } from '../../../domain/is-refusal.js';
import { en } from '../../../ui-react/text/en.js';
import { networkRows } from '../../../ui-react/views/network/network-rows.js';
import { kindWords } from '../../../ui-react/views/other-kind/kind-words.js';
import { type Action, action, type Screen, type Seen } from './screen.js';

export function networksScreen(seen: Seen): Screen {
  const rows = rowActions(seen);
  const help = action(en.network.whatIsANetwork, () => void seen.modal.push({ view: 'what-is-a-network' }));
  return { texts: rows.map(({ label }) => label), actions: [...rows, help] };
}

function rowActions({ state, modal }: Seen): readonly Action[] {
  return networkRows(state).map(({ network, current, available, switching }) => {
    const choose = () => void (current || modal.switchNetwork(network.caipNetworkId));
    return action(network.name, choose, available && !switching);
  });
}

export function switchingScreen({ state, modal }: Seen): Screen {
  const route = currentRoute(state.router);
  if (route.view !== 'switch-network') return { texts: [], actions: [] };
  const { networkId } = route;
  const { name, chainNamespace } = findNetwork(state.config.networks, networkId);
  const wallet = walletOf(state, chainNamespace)?.name ?? en.common.yourWallet;
  const switching = state.network.switching?.networkId === networkId ? state.network.switching : undefined;
  const ask = () => void modal.switchNetwork(networkId);
  const leave = (label: string) => action(label, () => void modal.back());
  const { network: text, failures, common } = en;
  if (switching?.failure) {
    const { code } = switching.failure;
    const { happened, advice } = failures[code];
    const here = networkOf(state)?.name ?? '';
    return {
      texts: code === 'rejected' ? [text.declined, text.declinedLead(wallet, here)] : [happened, advice],
      actions: [action(common.tryAgain, ask), leave(text.another)],
    };
  }
  if (switching)
    return { texts: [text.confirm(wallet), text.confirmLead(wallet, name)], actions: [leave(text.cancel)] };
  if (networkOf(state)?.caipNetworkId === networkId) return { texts: [text.switched(name)], actions: [] };
  return { texts: [text.switchTo(name)], actions: [action(text.switch, ask), leave(text.cancel)] };
}

export function otherKindScreen({ state, modal }: Seen): Screen {
  const route = currentRoute(state.router);
  if (route.view !== 'switch-active-chain') return { texts: [], actions: [] };
  const { headline, lead, stay } = kindWords(state, route.networkId, en.otherKind, en.namespaces);
  return {
    texts: [headline, lead],
    actions: [
      action(en.otherKind.switch, () => void modal.push({ view: 'connect' })),
      action(stay, () => void modal.back()),
    ],
  };
}

export function unsupportedScreen(seen: Seen): Screen {
  const { state, modal } = seen;
  const { network: text, failures, common } = en;
  const failure = state.network.switching?.failure;
  const site = state.config.metadata?.name || common.thisSiteFirst;
  const rows = rowActions(seen);
  const told = failure
    ? isRefusal(failure)
      ? [text.declined, text.declinedHere]
      : [failures[failure.code].happened]
    : [];
  return {
    texts: [
      text.unsupported(site, text.unknown(String(networkOf(state)?.id ?? ''))),
      text.unsupportedLead,
      ...told,
      ...rows.map(({ label }) => label),
    ],
    actions: [...rows, action(common.disconnect, () => void modal.disconnect())],
  };
}
