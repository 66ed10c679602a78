/** A page with fakes for wallets that the sandbox does not have, and the real modal. */
import { createModal, defineNetwork, Failure, type Modal, type NetworkId } from 'porthole';
import type { NameRegistry, ServiceHandle } from 'porthole/blockchain';
import { clearSigning } from 'porthole/clear-signing';
import { evm } from 'porthole/evm';
import { injected } from 'porthole/injected';
import { mount } from 'porthole/react';
import {
  type ScriptedApprovals,
  type ScriptedEmbedded,
  scriptedApprovals,
  scriptedChain,
  scriptedConnector,
  scriptedEmbedded,
  scriptedWallet,
} from 'porthole/testing';
import { of } from 'rxjs';
import { readSettings } from '../../demo/read-settings.js';
import { messagesFor } from '../../languages/messages-for.js';
import { HARBOUR_WORDS } from './harbour-words.js';

declare global {
  interface Window {
    /** Sends a dapp's request to a wallet whose requests are approved inside the modal. */
    askWallet?: ScriptedApprovals['request'];
    standInModal?: Modal;
    /** The embedded wallet, and its visitor's actions elsewhere. */
    standInLogin?: ScriptedEmbedded;
  }
}

/** A network of another namespace, so that one wallet can support both. */
const SHOAL = defineNetwork({
  id: 'shoal',
  name: 'Shoal',
  chainNamespace: 'solana',
  nativeCurrency: { name: 'Shell', symbol: 'SHL', decimals: 9 },
  rpcUrls: { default: { http: [`${location.origin}/gone`] } },
});

/** A wallet that is only listed: with an app, a program, a website, and stores. */
const KITTIWAKE = {
  id: 'kittiwake',
  name: 'Kittiwake',
  rdns: 'example.kittiwake',
  mobileLink: 'kittiwake://',
  desktopLink: 'kittiwake-desk://',
  webappLink: 'https://app.kittiwake.example',
  homepage: 'https://kittiwake.example',
  chromeStore: 'https://chromewebstore.example/kittiwake',
  appStore: 'https://apps.example/kittiwake',
  playStore: 'https://play.example/kittiwake',
};
const GUILLEMOT = {
  id: 'guillemot',
  name: 'Guillemot for Long Voyages',
  webappLink: 'https://guillemot.example',
  homepage: 'https://guillemot.example',
};
const KEY = '8c1b4b0f8a6f27b5d7f3e90b7cf0b5aa6a2c1d40cf3f9f0e1e5e9d3a6b1c2d3e';
const PAIRING = `wc:${KEY}@2?expiryTimestamp=1764000000&relay-protocol=irn&symKey=${[...KEY].reverse().join('')}`;

/**
 * `pairing=offered`, `made` (no code yet), `away` (relay unreachable), `declined`, `lost` (no answer), or `asked`
 * (connected by its app): a wallet on another device.
 */
function pairingStandIn(how: string, networkId: NetworkId) {
  const ferry = scriptedWallet({
    id: 'walletConnect',
    name: 'WalletConnect',
    type: 'WALLET_CONNECT',
    connectorId: 'pairing',
    networkId,
  });
  const connector = scriptedConnector({ id: 'pairing', wallets: [ferry] });
  if (how !== 'made') connector.offerPairing(PAIRING);
  if (how === 'declined') ferry.willReject();
  else if (how === 'lost') ferry.willFail(new Failure('timed-out'), 'connect');
  else if (how === 'asked') {
    // Not before its app was opened.
    ferry.willAnswerAfter(800, 'connect');
    ferry.willHang('sign');
  } else ferry.willHang('connect');
  if (how === 'away') return { ...connector.handle, load: async () => ({ ...connector, away$: of(true) }) };
  return connector.handle;
}

/** `login=code`, `device`, `open` (nothing is needed) or `never` (no answer): an embedded wallet. */
function loginStandIn(how: string, networkId: NetworkId): ScriptedEmbedded {
  const wallet = scriptedEmbedded({ networkId });
  if (how === 'never') wallet.hang();
  else wallet.answerEmail(how as 'code');
  window.standInLogin = wallet;
  return wallet;
}

/** `names=1`: a service for account names in which only `odile` is taken. */
const nameStandIn: ServiceHandle<NameRegistry> = {
  id: 'names',
  load: async () => ({
    suffix: 'berth.example',
    nameOf: () => of(undefined),
    isTaken: (name) => of(name.startsWith('odile.')),
    suggestions: (label) => of(['-1', '-shore'].map((end) => ({ name: `${label}${end}.berth.example`, taken: false }))),
    register: () => of(undefined),
  }),
};

async function start(): Promise<void> {
  const query = new URLSearchParams(location.search);
  const pairing = query.get('pairing');
  if (query.has('phone')) {
    Object.defineProperty(navigator, 'userAgent', {
      value: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile',
    });
  }
  const { networks, wallets, tokens } = await readSettings();
  const first: NetworkId = `eip155:${networks[0]?.id ?? 1}`;
  const login = query.get('login');
  const inside = login === null ? undefined : loginStandIn(login, first);
  const approvals = inside?.approvals ?? scriptedApprovals();
  const icons = wallets.flatMap((wallet) => wallet.icon ?? []);
  const [icon] = icons;
  const harbor = scriptedWallet({ name: 'Harbor', networkId: 'solana:shoal', ...(icon && { icon }) });
  const locale = query.get('locale') ?? undefined;
  const modal = createModal({
    ...(locale && { locale }),
    networks: [networks[0] ?? SHOAL, ...networks.slice(1), SHOAL],
    chains: [evm(), scriptedChain({ namespace: 'solana' }).handle],
    connectors: [
      ...(inside ? [inside.handle] : []),
      injected(),
      ...(query.has('bare')
        ? []
        : [scriptedConnector({ id: 'stand-in', namespaces: ['solana'], wallets: [harbor] }).handle]),
      ...(pairing === null ? [] : [pairingStandIn(pairing, first)]),
    ],
    ...(pairing !== null && { customWallets: [{ ...KITTIWAKE, ...(icons[3] && { imageUrl: icons[3] }) }, GUILLEMOT] }),
    services: {
      ...(query.has('names') && { registry: nameStandIn }),
      clearSigning: clearSigning({ descriptors: HARBOUR_WORDS }),
    },
    ...(query.has('tokens') && { tokens: { [first]: tokens } }),
    ...(!inside && { approvals }),
    ...(JSON.parse(query.get('options') ?? '{}') as object),
    metadata: {
      name: query.get('site') ?? 'Slipway',
      description: 'The demo dapp of Porthole',
      url: location.origin,
      icons: [],
    },
  });
  mount(modal, { messages: messagesFor(query.get('languages') ?? locale) });
  window.standInModal = modal;
  document.querySelector('button')?.addEventListener('click', () => void modal.open());
  // Before that, there is no listener.
  modal.state$.subscribe(({ started }) => {
    if (started) window.askWallet = approvals.request;
  });
  modal.preload();
}

start().catch(reportError);
