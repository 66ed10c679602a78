/** The names that the features use, and the product's names for the same things. */

import type { IntentMethods } from '../../../application/modal/modal.js';
import type { Route, View } from '../../../application/shell/router.js';
import { parseAmount } from '../../../domain/money/amount.js';
import type { NetworkId } from '../../../domain/network/caip.js';
import type { Token } from '../../../domain/token/token.js';
import { ACCOMPLICES, MALICIOUS } from '../../../sandbox/malicious-wallets/install-malicious.js';
import type { FlowCall } from '../wallets/flow-calls.js';
import type { ProviderRequest } from '../wallets/provider-answer.js';
import type { DappRequest } from './dapp-request.js';
import type { ScreenName } from './screen-names.js';

const VIEWS: Readonly<Record<ScreenName, View>> = {
  Connect: 'connect',
  'Wallet choice': 'connect-wallets',
  Connecting: 'connecting-wallet',
  'Chain choice': 'connecting-multi-chain',
  Pairing: 'connecting-wallet-connect',
  'Simple pairing': 'connecting-wallet-connect-basic',
  'Wallet call': 'continue-in-wallet',
  'All wallets': 'all-wallets',
  Downloads: 'downloads',
  'Wallet offers': 'get-wallet',
  'Email code': 'email-verify-otp',
  'Device approval': 'email-verify-device',
  'Social choice': 'connect-socials',
  'Social login': 'connecting-social',
  'Farcaster login': 'connecting-farcaster',
  'Account settings': 'account-settings',
  Profile: 'profile',
  'Email change': 'update-email-wallet',
  'Old email code': 'update-email-primary-otp',
  'New email code': 'update-email-secondary-otp',
  'Wallet upgrade': 'upgrade-email-wallet',
  Account: 'account',
  'Name offer': 'choose-account-name',
  'Name choice': 'register-account-name',
  Buy: 'on-ramp-providers',
  'Currency choice': 'on-ramp-fiat-select',
  'Coin choice': 'on-ramp-token-select',
  Buying: 'buy-in-progress',
  Purchases: 'on-ramp-activity',
  'Buy help': 'what-is-a-buy',
  'Name success': 'register-account-name-success',
  Networks: 'networks',
  Switching: 'switch-network',
  'Chain switch': 'switch-active-chain',
  'Unsupported network': 'unsupported-network',
  Pay: 'pay',
  Payment: 'pay-loading',
  Receive: 'receive',
  'Compatible networks': 'compatible-networks',
  Send: 'send',
  'Token choice': 'send-select-token',
  Review: 'send-review',
  Allowances: 'allowances',
  'Smart sessions': 'smart-sessions',
  'Session created': 'smart-session-created',
  Swap: 'swap',
  'Swap choice': 'swap-select-token',
  'Swap preview': 'swap-preview',
  Help: 'what-is-a-wallet',
  'Network help': 'what-is-a-network',
  Approval: 'approve',
  'Sign-in': 'siwx-sign-message',
  'Server sign-in': 'connecting-siwe',
};

export function screenOf(view: string): ScreenName | undefined {
  return (Object.keys(VIEWS) as ScreenName[]).find((name) => VIEWS[name] === view);
}

/** Screens that a dapp can open: those that need no more than their name. */
function routeOf(screen: ScreenName): Route {
  const view = VIEWS[screen];
  switch (view) {
    case 'connecting-wallet':
    case 'connecting-multi-chain':
    case 'downloads':
    case 'connecting-social':
    case 'switch-network':
    case 'switch-active-chain':
    case 'unsupported-network':
    case 'approve':
    case 'siwx-sign-message':
    case 'connecting-siwe':
      throw new Error(`A dapp cannot open ${screen} by its name alone.`);
    default:
      // The compiler cannot check a union with so many members.
      return { view } as Route;
  }
}

/** The world's names that a request needs. */
export interface Names {
  networkId(name: string): string;
  walletId(name: string): string;
  /** The token of that symbol on the network in use; `undefined` for an empty symbol. */
  token(symbol: string): object | undefined;
  addressOf(person: string): string;
}

/** A request of the dapp as a call of the modal: the method and its arguments, plain data. */
export function callOf(request: DappRequest, names: Names): readonly [keyof IntentMethods | FlowCall, ...unknown[]] {
  switch (request.type) {
    case 'connect':
      return ['connect', names.walletId(request.wallet)];
    case 'connect listed':
      return ['connect', `listed-${request.wallet}`];
    case 'disconnect':
      return ['disconnect', ...(request.namespace ? [request.namespace] : [])];
    case 'sign in':
      return ['signIn'];
    case 'ping':
      return ['ping'];
    case 'close':
      return ['close'];
    case 'review':
      return ['reviewSend'];
    case 'send':
      return ['send'];
    case 'next wallets':
      return ['nextWallets'];
    case 'search wallets':
      return ['searchWallets', request.text, { certified: request.certified }];
    case 'busy':
      return ['setLoading', request.busy];
    case 'sign typed data':
    case 'sign bytes':
    case 'provider':
      throw new Error('The modal has no method for that.');
    case 'sign':
      return ['signMessage', request.message];
    case 'show message':
      return ['showSnack', { kind: 'error', message: request.message, autoClose: false }];
    case 'send calls': {
      const { fallback } = request;
      const calls = request.calls.map(({ amount, to }) => ({
        to: names.addressOf(to),
        value: parseAmount(amount, 18),
      }));
      return ['sendCalls', { calls, ...(fallback && { fallback }) }];
    }
    case 'capabilities':
      return ['walletCapabilities'];
    case 'calls status':
      return ['callsStatus', request.id];
    case 'list sessions':
      return ['listSessions'];
    case 'revoke session':
      return ['revokeSession', request.session];
    case 'grant':
      return ['grantPermissions', allowanceOf(request.amount)];
    case 'pay':
      return ['pay', { paymentAsset: assetOf(request, names), ...request.options }];
    case 'switch':
      return ['switchNetwork', names.networkId(request.network)];
    case 'open for':
      return ['open', { namespace: request.namespace }];
    case 'open swap': {
      const { from: fromToken, to: toToken, amount } = request;
      return ['open', { view: 'Swap', arguments: { fromToken, toToken, amount } }];
    }
    case 'open own':
      return ['open', { route: { view: request.view } }];
    case 'open named':
      return ['open', { view: request.name }];
    case 'open':
      return ['open', { route: routeOf(request.screen) }];
    case 'push':
    case 'replace':
    case 'reset':
      return [request.type, routeOf(request.screen)];
    case 'fill': {
      const token = names.token(request.token);
      return [
        'editSend',
        { amountText: request.amount, receiver: names.addressOf(request.receiver), ...(token && { token }) },
      ];
    }
  }
}

/** The payment's asset as a dapp describes it. */
function assetOf({ payment }: Extract<DappRequest, { type: 'pay' }>, names: Names): object | undefined {
  if (!payment) return undefined;
  const { amount, symbol, to, network = 'Saltmarsh', decimals } = payment;
  const token = symbol === 'ETH' ? undefined : (names.token(symbol) as Partial<Token> | undefined);
  return {
    network: names.networkId(network),
    recipient: names.addressOf(to),
    asset: token ? token.address : 'native',
    amount,
    metadata: { name: token?.name ?? 'Ether', symbol, decimals: decimals ?? token?.decimals ?? 18 },
  };
}

/** An amount of ether per day, in real or virtual time. */
function allowanceOf(amount: string | undefined): object {
  const data = { allowance: `0x${parseAmount(amount ?? '0', 18).toString(16)}`, start: 3_000_000_000, period: 86_400 };
  return {
    ...{ chainId: '0x7a69', expiry: 4_000_000_000, policies: [] },
    signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey: `0x02${'1b'.repeat(32)}` }] } },
    permissions: amount === undefined ? [] : [{ type: 'native-token-recurring-allowance', data }],
  };
}

/** The parameters of `eth_signTypedData_v4`, with or without a network in the data's domain. */
function typedDataRequest(address: string | undefined, network: string | undefined): ProviderRequest {
  const chainId = network === undefined ? {} : { chainId: Number(networkIdNamed(network).slice('eip155:'.length)) };
  const typedData = {
    domain: { name: 'Slipway', ...chainId },
    types: {
      EIP712Domain: [{ name: 'name', type: 'string' }, ...(network ? [{ name: 'chainId', type: 'uint256' }] : [])],
      Berth: [{ name: 'quay', type: 'string' }],
    },
    primaryType: 'Berth',
    message: { quay: 'North' },
  };
  return { method: 'eth_signTypedData_v4', params: [address, JSON.stringify(typedData)] };
}

/** The request to the wallet's own provider, if the modal has no method for it. */
export function providerRequestOf(request: DappRequest, address: string | undefined): ProviderRequest | undefined {
  if (request.type === 'sign typed data') return typedDataRequest(address, request.network);
  if (request.type === 'provider') return { method: request.method, params: request.params };
  return request.type === 'sign bytes' ? { method: 'personal_sign', params: [request.bytes, address] } : undefined;
}

/** The networks of the world, by kind; the last one is unknown to the dapp. */
export const NETWORK_IDS: Readonly<Record<string, NetworkId>> = {
  Brinepool: 'solana:brinepool',
  Coldwater: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328',
  Skerry: 'polkadot:skerry',
  Saltmarsh: 'eip155:31337',
  Tidewater: 'eip155:31338',
  Farshore: 'eip155:424242',
};

/** A network of another kind, for dapps that have one. */
export const SOLANA = {
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  chainNamespace: 'solana',
  name: 'Solana',
  nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: ['http://127.0.0.1:9'] } },
} as const;

export function networkIdNamed(name: string): NetworkId {
  const id = NETWORK_IDS[name];
  if (id === undefined) throw new Error(`There is no network ${name} in this world.`);
  return id;
}

/** Wallets that announce themselves unless a scenario says otherwise. */
export const USUAL_WALLETS = ['Harbor', 'Lantern', 'Northstar', 'Fennel'] as const;
/** Whether it is a wallet that only sets `window.ethereum`. */
export function isLegacy(wallet: string): boolean {
  return wallet === 'Kestrel';
}

/** Wallets that register themselves for Solana, if the dapp supports it. */
export const SOLANA_WALLETS = ['Sunfish', 'Guppy', 'Manta'] as const;

/** Wallets that inject themselves for Polkadot, if the dapp supports it. */
export const POLKADOT_WALLETS = ['Petrel'] as const;

/** Wallets that register themselves for Bitcoin, if the dapp supports it. */
export const BITCOIN_WALLETS = ['Ruffe', 'Bream'] as const;

/** Wallets on another device, which scan a QR code. */
export const PHONE_WALLETS: readonly string[] = ['Ferry'];

/** A wallet's label in the list, if it is not its name. */
export const LISTED_AS: Readonly<Record<string, string>> = {
  Kestrel: 'Browser Wallet',
  Ferry: 'WalletConnect',
  Marquee: '<img src=x onerror=top.injectedCode=1>Marquee',
  Endless: `Endless ${'x'.repeat(55)}…`,
  Foxes: `${'🦊'.repeat(63)}…`,
  Heap: 'H\u0300\u0300',
  Heir: '__proto__',
};

/** Malicious wallets have no user, and one account each. */
export function isHostile(name: string): boolean {
  return MALICIOUS.includes(name) || ACCOMPLICES.includes(name);
}

export function listOf(text: string): readonly string[] {
  return text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
}
