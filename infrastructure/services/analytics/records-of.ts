/** The records of each event, under the names that such services use. */

import type { PagesChange } from '../../../application/activity/events.js';
import { connectedOf, networkIdOf } from '../../../application/connect/selectors.js';
import { statusOf } from '../../../application/connect/status-of.js';
import type { State } from '../../../application/engine/state.js';
import type { LoginAttempt } from '../../../application/login/state.js';
import { formatAmount } from '../../../domain/money/amount.js';
import type { Wallet } from '../../../domain/wallet/wallet.js';
import type { Transition } from './analytics.js';
import { ofSignIn } from './records-of-sign-in.js';
import { ofSwap } from './records-of-swap.js';
import type { Tracked } from './tracked.js';

/** Screens whose opening counts as a click. */
const CLICKS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'all-wallets': 'CLICK_ALL_WALLETS',
    'what-is-a-wallet': 'CLICK_WALLET_HELP',
    'what-is-a-network': 'CLICK_NETWORK_HELP',
    'get-wallet': 'CLICK_GET_WALLET',
    networks: 'CLICK_NETWORKS',
    'swap-select-token': 'CLICK_SELECT_TOKEN_TO_SWAP',
    'update-email-wallet': 'EMAIL_EDIT',
    'upgrade-email-wallet': 'EMAIL_UPGRADE_FROM_MODAL',
  }),
);

const BUYING: ReadonlyMap<string, string> = new Map(
  Object.entries({ 'on-ramp-providers': 'SELECT_BUY_CRYPTO', 'what-is-a-buy': 'SELECT_WHAT_IS_A_BUY' }),
);

/** Messages between page and secure frame, and their records for logins by email and social provider. */
const MAIL: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'frame.asked CONNECT_EMAIL': 'EMAIL_SUBMITTED',
    'frame.answered CONNECT_DEVICE': 'DEVICE_REGISTERED_FOR_EMAIL',
    'frame.answered CONNECT_OTP': 'EMAIL_VERIFICATION_CODE_PASS',
    'frame.refused CONNECT_OTP': 'EMAIL_VERIFICATION_CODE_FAIL',
  }),
);

const SOCIAL: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'frame.asked GET_SOCIAL_REDIRECT_URI': 'SOCIAL_LOGIN_STARTED',
    'frame.asked GET_FARCASTER_URI': 'SOCIAL_LOGIN_STARTED',
    'frame.asked CONNECT_SOCIAL': 'SOCIAL_LOGIN_REQUEST_USER_DATA',
    'frame.asked CONNECT_FARCASTER': 'SOCIAL_LOGIN_REQUEST_USER_DATA',
    'frame.answered CONNECT_SOCIAL': 'SOCIAL_LOGIN_SUCCESS',
    'frame.answered CONNECT_FARCASTER': 'SOCIAL_LOGIN_SUCCESS',
    'frame.refused CONNECT_SOCIAL': 'SOCIAL_LOGIN_ERROR',
    'frame.refused CONNECT_FARCASTER': 'SOCIAL_LOGIN_ERROR',
  }),
);

/** `mobile`: on a phone, where apps are opened instead of QR codes scanned. */
export function recordsOf({ event, before, state }: Transition, mobile: boolean): readonly Tracked[] {
  const connected = statusOf(state) === 'connected';
  switch (event.type) {
    case 'core.started':
      return track('INITIALIZE', summaryOf(state));
    case 'intent.failed':
      return [
        {
          type: 'error',
          event: 'INTERNAL_SDK_ERROR',
          properties: { errorType: event.failure.code, errorMessage: event.failure.message, uncaught: false },
        },
      ];
    case 'modal.opened':
      return track('MODAL_OPEN', { connected });
    case 'modal.closed':
      return track('MODAL_CLOSE', { connected });
    case 'route.pushed': {
      if (event.route.view === 'send') return track('OPEN_SEND', where(state));
      if (event.route.view === 'swap') return track('OPEN_SWAP', where(state));
      if (event.route.view === 'swap-preview') return ofSwap(event, state);
      const buying = BUYING.get(event.route.view);
      if (buying) return track(buying, { isSmartAccount: where(state).isSmartAccount });
      const click = CLICKS.get(event.route.view);
      return click ? track(click) : [];
    }
    case 'route.replaced':
      return event.route.view === 'account' && event.route.tab === 'activity'
        ? track('CLICK_TRANSACTIONS', { isSmartAccount: where(state).isSmartAccount })
        : [];
    case 'pages.loaded':
      return event.list === 'activity' && event.more ? track('LOAD_MORE_TRANSACTIONS', ofHistory(event, state)) : [];
    case 'pages.failed': {
      const { code } = event.failure;
      if (event.list !== 'activity' || code === 'cancelled' || code === 'network-not-supported') return [];
      return track('ERROR_FETCH_TRANSACTIONS', ofHistory(event, state));
    }
    case 'wallet-search.started':
      return track('SEARCH_WALLET', { badge: event.certified ? 'certified' : '', search: event.text });
    case 'connection.started': {
      if (event.restoring) return [];
      const wallet = found(state, event.walletId);
      const name = event.listed?.name ?? wallet?.name ?? event.walletId;
      const paired = mobile ? 'mobile' : 'qrcode';
      const platform = event.pairing ? paired : wallet?.type === 'EXTERNAL' ? 'external' : 'browser';
      return track('SELECT_WALLET', { name, platform });
    }
    case 'connection.opened': {
      if (event.restored) return [];
      const { type, name } = event.wallet;
      const paired = before.connect.opening ? 'mobile' : 'qrcode';
      const method = type === 'AUTH' ? 'email' : type === 'WALLET_CONNECT' ? paired : 'browser';
      return track('CONNECT_SUCCESS', { method, name });
    }
    case 'connection.failed':
      return event.restoring || event.following ? [] : track('CONNECT_ERROR', { message: event.failure.message });
    case 'connection.closed':
      return event.reason === 'visitor' ? track('DISCONNECT_SUCCESS', { namespace: event.namespace }) : [];
    case 'disconnect.failed':
      return track('DISCONNECT_ERROR', { message: event.failure.message });
    case 'network.switched':
      return track('SWITCH_NETWORK', { network: event.networkId });
    case 'account-type.changed':
      return track('SET_PREFERRED_ACCOUNT_TYPE', { accountType: event.accountType, network: networkIdOf(state) });
    case 'buy.started':
      return track('SELECT_BUY_PROVIDER', { provider: event.seller, isSmartAccount: where(state).isSmartAccount });
    case 'send.started':
      return track('SEND_INITIATED', { ...where(state), ...transferOf(state) });
    case 'send.confirmed':
      return track('SEND_SUCCESS', { ...where(state), ...transferOf(before) });
    case 'send.failed':
      return track('SEND_ERROR', { message: event.failure.message, ...where(state), ...transferOf(before) });
    case 'frame.asked':
    case 'frame.answered':
    case 'frame.refused':
      return ofLogin(
        `${event.type} ${event.message}`,
        event.type === 'frame.refused' ? event.reason.message : '',
        state,
      );
    case 'login.mailed':
      return event.mail.login?.step === 'code' ? track('EMAIL_VERIFICATION_CODE_SENT') : [];
    case 'login.changed': {
      const { attempt } = before.login;
      if (attempt?.way === 'email' && attempt.step === 'device' && isCode(event.attempt))
        return track('EMAIL_VERIFICATION_CODE_SENT');
      const left = attempt?.way === 'social' && !attempt.failure && event.attempt === undefined && !connected;
      return left ? track('SOCIAL_LOGIN_CANCELED', { provider: attempt.provider }) : [];
    }
    case 'swap.confirmed':
    case 'swap.failed':
      return ofSwap(event, state);
    default:
      return ofSignIn(event, state);
  }
}

function isCode(attempt: LoginAttempt | undefined): boolean {
  return attempt?.way === 'email' && attempt.step === 'code';
}

function ofLogin(said: string, message: string, { login: { attempt } }: State): readonly Tracked[] {
  const mail = MAIL.get(said);
  if (mail) return track(mail, message ? { message } : {});
  const social = SOCIAL.get(said);
  return social && attempt?.way === 'social' ? track(social, { provider: attempt.provider }) : [];
}

function track(event: string, properties: Tracked['properties'] = {}): readonly [Tracked] {
  return [{ type: 'track', event, properties }];
}

/** The modal's options, without those that only matter to the page. */
function summaryOf({ config }: State): Tracked['properties'] {
  const { networks, chains: _, metadata, features, theme, ...others } = config;
  const plain = Object.entries(others).filter(([, value]) => ['string', 'boolean', 'number'].includes(typeof value));
  return {
    ...Object.fromEntries(plain),
    ...{ networks: networks.map(({ caipNetworkId }) => caipNetworkId), features, themeMode: theme.mode },
    ...(metadata && { metadata: { name: metadata.name, url: metadata.url } }),
  };
}

function where(state: State) {
  return { isSmartAccount: connectedOf(state)?.account.type === 'smartAccount', network: networkIdOf(state) };
}

function ofHistory({ accountId, pages }: PagesChange, state: State): Tracked['properties'] {
  const { isSmartAccount } = where(state);
  const address = accountId.split(':').at(-1);
  return { address, projectId: state.config.projectId, cursor: pages.next, isSmartAccount };
}

/** After sending, the form is empty again. */
function transferOf({ send }: State) {
  const { transfer } = send;
  const token = transfer?.token ?? send.token;
  return {
    token: token?.address ? `${token.networkId}:${token.address}` : token?.symbol,
    amount: transfer ? formatAmount(transfer.amount, transfer.token.decimals) : send.amountText,
  };
}

function found(state: State, walletId: string): Wallet | undefined {
  return Object.values(state.connect.wallets)
    .flat()
    .find(({ id }) => id === walletId);
}
