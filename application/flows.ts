/** Which use case answers which intent, which intents exclude each other, and what a good end yields. */
import { mergeMap, type Observable } from 'rxjs';
import { namespaceOf } from '../domain/caip.js';
import type { Failure } from '../domain/failure.js';
import { connect } from './connect/connect.js';
import { disconnect } from './connect/disconnect.js';
import { restore } from './connect/restore.js';
import type { Deps } from './deps.js';
import type { Event } from './events.js';
import { happened } from './happened.js';
import type { Intent, IntentOf, IntentType } from './intents.js';
import type { Parts } from './parts.js';
import { back, close } from './shell/close.js';
import { open } from './shell/open.js';
import type { State } from './state.js';

export interface Flow<I extends Intent = Intent> {
  run(deps: Deps, intent: I): Observable<Event>;
  /** Intents of one lane exclude each other: a later one gives the earlier one up. None: independent. */
  lane?(intent: I, state: State): string;
  /** What happened when an intent was given up for a later one. */
  cancelled?(intent: I, failure: Failure, state: State): Event | undefined;
  /** What the intent's promise yields. */
  value?(event: Event, state: State): unknown;
}

type Flows = { readonly [T in IntentType]: Flow<IntentOf<T>> };

/** One login at a time. */
const loginLane = { lane: () => 'login' };

type PartOf<K extends keyof Parts> = Parts[K] extends Observable<infer P> ? P : never;

/** A use case out of a part that is loaded when it is needed. */
function late<K extends keyof Parts, I>(
  name: K,
  pick: (part: PartOf<K>) => (deps: Deps) => (intent: I) => Observable<Event>,
): (deps: Deps, intent: I) => Observable<Event> {
  return (deps, intent) =>
    (deps.parts[name] as Observable<PartOf<K>>).pipe(mergeMap((part) => pick(part)(deps)(intent)));
}

const table: Flows = {
  open: { run: (deps, intent) => open(deps)(intent) },
  close: { run: (deps, intent) => close(deps)(intent) },
  back: { run: (deps) => back(deps)() },
  push: { run: (_deps, { route }) => happened({ type: 'route.pushed', route }) },
  replace: { run: (_deps, { route }) => happened({ type: 'route.replaced', route }) },
  reset: { run: (_deps, { route }) => happened({ type: 'route.reset', route }) },
  connect: {
    run: (deps, intent) => connect(deps)(intent),
    lane: () => 'connect',
    cancelled: (_intent, failure, { connect: { attempt } }) =>
      attempt && {
        type: 'connection.failed',
        namespace: attempt.namespace,
        walletId: attempt.walletId,
        failure,
        restoring: false,
      },
    value: (event) => (event.type === 'connection.opened' ? event.accounts[0] : undefined),
  },
  'open-wallet': {
    run: late('pairing', (part) => part.openWallet),
    lane: () => 'open-wallet',
  },
  'copy-pairing': { run: late('pairing', (part) => part.copyPairing) },
  restore: { run: (deps) => restore(deps)() },
  disconnect: { run: (deps, intent) => disconnect(deps)(intent) },
  'switch-network': {
    run: late('connected', (part) => part.switchNetwork),
    lane: ({ networkId }) => `switch-network:${namespaceOf(networkId)}`,
    cancelled: ({ networkId }, failure) => ({ type: 'network.switch-failed', networkId, failure }),
    value: (event) => (event.type === 'network.switched' ? event.outcome : undefined),
  },
  'select-account': {
    run: late('connected', (part) => part.selectAccount),
  },
  ping: { run: late('connected', (part) => part.ping) },
  'refresh-balance': {
    run: late('connected', (part) => part.loadHoldings),
    lane: () => 'refresh-balance',
  },
  'copy-address': { run: late('connected', (part) => part.copyAddress) },
  'next-page': { run: late('activity', (part) => part.nextPage) },
  'sign-message': {
    run: late('connected', (part) => part.signMessage),
    value: (event) => (event.type === 'message.signed' ? event.signature : undefined),
  },
  'sign-in': { run: late('signIn', (part) => part.signIn) },
  'sign-out': { run: late('signIn', (part) => part.signOut) },
  'edit-send': { run: late('send', (part) => part.editSend) },
  'send-max': { run: late('send', (part) => part.sendMax), lane: () => 'send-max' },
  'review-send': { run: late('send', (part) => part.reviewSend) },
  send: {
    run: late('send', (part) => part.send),
    value: (event) => (event.type === 'send.confirmed' ? { hash: event.hash } : undefined),
  },
  'next-wallets': { run: late('catalogue', (part) => part.nextWallets) },
  'search-wallets': {
    run: late('catalogue', (part) => part.searchWallets),
    lane: () => 'search-wallets',
  },
  'show-wallet-images': { run: (_deps, { imageIds }) => happened({ type: 'wallet-images.wanted', imageIds }) },
  'log-in-by-email': {
    run: late('login', (part) => part.logInByEmail),
    ...loginLane,
  },
  'resume-login': { run: late('login', (part) => part.resumeLogin), ...loginLane },
  'resend-code': { run: late('login', (part) => part.resendCode), ...loginLane },
  'enter-code': { run: late('login', (part) => part.enterCode), ...loginLane },
  'log-in-by-social': {
    run: late('login', (part) => part.logInBySocial),
    ...loginLane,
  },
  'finish-login': { run: late('login', (part) => part.finishLogin), ...loginLane },
  'change-email': {
    run: late('login', (part) => part.changeEmail),
    lane: () => 'change-email',
  },
  'enter-email-code': {
    run: late('login', (part) => part.enterEmailCode),
    lane: () => 'change-email',
  },
  'change-account-type': {
    run: late('login', (part) => part.changeAccountType),
    lane: () => 'change-account-type',
    cancelled: ({ accountType }, failure) => ({ type: 'account-type.change-failed', accountType, failure }),
  },
  'try-name': { run: late('names', (part) => part.tryName), lane: () => 'name' },
  'register-name': { run: late('names', (part) => part.registerName), lane: () => 'name' },
  'reject-request': {
    run: late('approve', (part) => part.rejectRequest),
  },
  configure: { run: (_deps, { patch }) => happened({ type: 'config.changed', patch }) },
  'show-snack': { run: (_deps, { snack }) => happened({ type: 'snack.shown', snack }) },
  'dismiss-alert': { run: () => happened({ type: 'alert.dismissed' }) },
  'set-loading': { run: (_deps, { loading }) => happened({ type: 'modal.loading-changed', loading }) },
};

/** The table, read by intents whose type is only known at run time. */
export const flows = table as Readonly<Record<IntentType, Flow>>;
