/** Pairing with a wallet on another device, and the directory of wallets. */
import { isVisible } from '../../../application/navigation.js';
import { currentRoute } from '../../../application/router.js';
import { walletOf } from '../../../application/selectors.js';
import { downloadsOf, wayToGet } from '../../../domain/wallet-downloads.js';
import { en } from '../../../ui-react/text/en.js';
import { chooseAnother } from '../../../ui-react/views/choose-another.js';
import { offeredWallets } from '../../../ui-react/views/directory/offered-wallets.js';
import { pairingStage } from '../../../ui-react/views/pairing/pairing-stage.js';
import {
  continueWords,
  isUnopened,
  pairingFailure,
  pairingWords,
} from '../../../ui-react/views/pairing/pairing-words.js';
import { action, type Screen, type Seen } from './screen.js';

/** The first way to the wallet: without a picture nobody turns to another tab. */
export function pairingScreen({ state, modal, platform }: Seen): Screen {
  const { pairing: text, common, connecting, failures } = en;
  const route = currentRoute(state.router);
  const chosen = route.view === 'connecting-wallet-connect' ? route.wallet : undefined;
  const stage = pairingStage(state, chosen, platform);
  const { ways, pairing, opening, away, failure, installed } = stage;
  const { attempt } = state.connect;
  if (failure) {
    const again = () => void modal.connect(attempt?.listed ?? attempt?.walletId ?? '', attempt?.namespace);
    const another = () => chooseAnother(modal, state);
    return {
      texts: pairingFailure(failure.code, chosen?.name ?? common.yourWallet, connecting, failures),
      actions: [
        action(common.tryAgain, again),
        ...(route.view === 'connecting-wallet-connect' ? [action(connecting.another, another)] : []),
      ],
    };
  }
  const [way] = ways;
  const tabs = ways.length > 1 ? ways.map((each) => text.way[each]) : [];
  const name = chosen?.name ?? common.yourWallet;
  const { mobile, system } = platform;
  const toGet = chosen && wayToGet(chosen, { mobile, system });
  const prominent = ways[0] === 'unsupported' || (ways[0] !== 'qrcode' && isUnopened(opening));
  const show = () => void (chosen && toGet === 'downloads' && modal.push({ view: 'downloads', wallet: chosen }));
  const get = toGet ? [action(prominent ? text.getIt(name) : text.get, show)] : [];
  const copy = action(text.copyLink, () => void modal.copyPairing(), pairing !== undefined);
  if (way === 'qrcode') {
    const scan = pairing ? [text.codeOf(name), chosen ? text.scan(name) : text.scanAny] : [text.making];
    const line = away ? [text.reconnecting] : [];
    return { texts: [...tabs, ...scan, ...line], actions: [copy, ...get] };
  }
  const words = [...tabs, ...pairingWords(way, name, stage, text)];
  if (way === 'unsupported') return { texts: words, actions: get };
  if (way === 'browser') {
    const connect = () => void (installed && modal.connect(installed.id, installed.namespace));
    return { texts: words, actions: [action(text.open(name), connect)] };
  }
  const idle = pairing !== undefined && [undefined, 'away', 'stuck'].includes(opening);
  const label = opening === 'stuck' ? common.tryAgain : opening === 'away' ? text.openAgain(name) : text.open(name);
  const open = action(label, () => void modal.openWallet(way), idle);
  const other = isUnopened(opening) && chosen?.mobileLink && chosen.universalLink;
  const otherwise = other ? [action(text.openOtherwise(name), () => void modal.openWallet('universal'))] : [];
  return { texts: words, actions: [open, ...otherwise, copy, ...get] };
}

/** Whether the app is opened without another tap. */
export function opensByItself({ state, platform }: Seen): boolean {
  const route = currentRoute(state.router);
  const chosen = route.view === 'connecting-wallet-connect' ? route.wallet : undefined;
  return isVisible(state) && pairingStage(state, chosen, platform).ways[0] === 'mobile';
}

export function continueScreen({ state }: Seen): Screen {
  const site = state.config.metadata?.name || en.common.thisSiteFirst;
  const name = walletOf(state)?.name ?? en.common.yourWallet;
  return { texts: continueWords(name, site, state.connect.opening, en.pairing), actions: [] };
}

export function offersScreen({ state, modal, platform }: Seen): Screen {
  const offered = offeredWallets(state, platform);
  if (offered.length === 0) return { texts: [en.pairing.noWallets], actions: [] };
  return {
    texts: [],
    actions: offered.map(({ wallet, way }) =>
      action(wallet.name, () => void (way === 'downloads' && modal.push({ view: 'downloads', wallet }))),
    ),
  };
}

export function downloadsScreen({ state }: Seen): Screen {
  const route = currentRoute(state.router);
  if (route.view !== 'downloads') return { texts: [], actions: [] };
  const stores = downloadsOf(route.wallet).map(({ store }) => en.pairing.store[store]);
  return { texts: [route.wallet.name, ...(stores.length > 0 ? stores : [en.pairing.noDownloads])], actions: [] };
}
