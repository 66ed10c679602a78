/** Connect, and waiting for a wallet. */
import { allWalletsRow } from '../../../application/catalogue/all-wallets.js';
import { canPair } from '../../../application/connect/can-pair.js';
import { canLogIn } from '../../../application/login/login-ways.js';
import { currentRoute } from '../../../application/router.js';
import { accountOf, networkOf } from '../../../application/selectors.js';
import { connectMethods } from '../../../domain/connect-methods.js';
import { formatAddress } from '../../../domain/format-address.js';
import type { ConnectMethod } from '../../../domain/wallet.js';
import { hasInstalledWallet, type WalletRow, type WalletTag } from '../../../domain/wallet-list.js';
import { en } from '../../../ui-react/text/en.js';
import { chooseAnother } from '../../../ui-react/views/choose-another.js';
import { connectingStage } from '../../../ui-react/views/connect/connecting-stage.js';
import { shownWallet } from '../../../ui-react/views/connect/shown-wallet.js';
import { walletGroups } from '../../../ui-react/views/connect/wallet-groups.js';
import { loginBlocks } from './login-screens.js';
import { action, type Screen, type Seen } from './screen.js';

const TAGS: Readonly<Record<WalletTag, string>> = {
  'qr code': en.connect.qrCode,
  recent: en.connect.recent,
  installed: en.connect.installed,
  multichain: en.connect.multichain,
};

/** The rows of the wallet list as they read: `Harbor: Installed`. */
export function walletRows({ state, platform }: Seen): readonly string[] {
  const all = allWalletsRow(state, platform.mobile);
  return [
    ...rowsOf(state, platform).map(({ name, tag, wallet, group, listed }) => {
      const elsewhere = !wallet && group !== 'recent' && !canPair(state) && listed?.homepage !== undefined;
      const words = tag ? TAGS[tag] : elsewhere ? en.connect.get : undefined;
      return words ? `${name}: ${words}` : name;
    }),
    ...(all ? [all.tag ? `${en.connect.allWallets}: ${all.tag}` : en.connect.allWallets] : []),
  ];
}

function rowsOf(state: Seen['state'], platform: Seen['platform']): readonly WalletRow[] {
  return walletGroups(state, platform).flatMap((group) => group.rows);
}

/** Every way to connect, in its place. */
export function connectScreen(seen: Seen): Screen {
  const { state, modal, platform } = seen;
  const { config } = state;
  const blocks: Readonly<Record<ConnectMethod, Screen>> = { ...loginBlocks(seen), wallet: walletBlock(seen) };
  const order = config.connectMethodsOrder ?? config.features.connectMethodsOrder;
  const methods = connectMethods(order, hasInstalledWallet(walletGroups(state, platform)));
  return {
    texts: methods.flatMap((method) => blocks[method].texts),
    actions: [
      ...methods.flatMap((method) => blocks[method].actions),
      action(en.shell.help, () => void modal.push({ view: 'what-is-a-wallet' })),
    ],
  };
}

function walletBlock(seen: Seen): Screen {
  const { state, modal } = seen;
  if (!state.config.enableWallets) return { texts: [], actions: [] };
  if (!canLogIn(state)) return walletsScreen(seen);
  if (state.config.features.collapseWallets) {
    return {
      texts: [],
      actions: [action(en.connect.withWallet, () => void modal.push({ view: 'connect-wallets' }))],
    };
  }
  return walletRows(seen).length > 0 ? walletsScreen(seen) : { texts: [], actions: [] };
}

/** The wallets alone. */
export function walletsScreen(seen: Seen): Screen {
  const { state, modal, platform } = seen;
  const rows = rowsOf(state, platform);
  const all = allWalletsRow(state, platform.mobile);
  if (rows.length === 0 && !all) {
    const help = action(en.connect.whatIsAWallet, () => void modal.push({ view: 'what-is-a-wallet' }));
    return { texts: [en.connect.noneTitle, en.connect.noneLead], actions: [help] };
  }
  const choose = ({ wallet, listed }: WalletRow) => {
    if (wallet?.type === 'MULTI_CHAIN') return modal.push({ view: 'connecting-multi-chain', walletId: wallet.id });
    return modal.connect(wallet?.id ?? listed ?? '', wallet?.namespace);
  };
  const more = all ? [action(en.connect.allWallets, () => void modal.push({ view: 'all-wallets' }))] : [];
  return {
    texts: walletRows(seen),
    actions: [...rows.map((row) => action(row.name, () => void choose(row))), ...more],
  };
}

export function connectingScreen({ state, modal, origin }: Seen): Screen {
  const route = currentRoute(state.router);
  if (route.view !== 'connecting-wallet') return { texts: [], actions: [] };
  const { name } = shownWallet(state, route.walletId);
  const stage = connectingStage(state, route.walletId);
  const again = () => void modal.connect(route.walletId, state.connect.attempt?.namespace);
  const { connecting: text, failures, common } = en;
  switch (stage.kind) {
    case 'ready':
      return { texts: [text.ready(name), text.readyLead], actions: [action(text.connect, again)] };
    case 'waiting': {
      const { host } = new URL(origin);
      return {
        texts: [text.confirm(name), text.confirmLead(name, host)],
        actions: [action(text.openAgain(name), again)],
      };
    }
    case 'connected': {
      const address = formatAddress(accountOf(state)?.address ?? '');
      return { texts: [text.connected, text.connectedLead(address, networkOf(state)?.name ?? '')], actions: [] };
    }
    case 'failed': {
      const { code } = stage.failure;
      const own: Partial<Record<string, readonly [string, string]>> = {
        rejected: [text.declined, text.declinedLead(name)],
        cancelled: [text.cancelled, text.cancelledLead],
        'already-pending': [text.pending(name), text.pendingLead(name)],
        'timed-out': [text.silent(name), text.silentLead(name)],
      };
      return {
        texts: own[code] ?? [failures[code].happened, failures[code].advice],
        actions: [action(common.tryAgain, again), action(text.another, () => chooseAnother(modal, state))],
      };
    }
  }
}

export function multiChainScreen({ state, modal, platform }: Seen): Screen {
  const route = currentRoute(state.router);
  if (route.view !== 'connecting-multi-chain') return { texts: [], actions: [] };
  const wallet = rowsOf(state, platform).find((row) => row.wallet?.id === route.walletId)?.wallet;
  const actions = (wallet?.connectors ?? []).map(({ id, namespace }) =>
    action(en.namespaces[namespace], () => void modal.connect(id, namespace)),
  );
  return { texts: wallet ? [en.connecting.whichNetwork(wallet.name)] : [], actions };
}
