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

type LoginPart = Parts['login'] extends Observable<infer P> ? P : never;

type Flows = { readonly [T in IntentType]: Flow<IntentOf<T>> };

/** One login at a time. */
const loginLane = { lane: () => 'login' };

function inLogin(deps: Deps, use: (part: LoginPart) => Observable<Event>): Observable<Event> {
  return deps.parts.login.pipe(mergeMap(use));
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
    run: (deps, intent) => deps.parts.pairing.pipe(mergeMap((part) => part.openWallet(deps)(intent))),
    lane: () => 'open-wallet',
  },
  'copy-pairing': { run: (deps) => deps.parts.pairing.pipe(mergeMap((part) => part.copyPairing(deps)())) },
  restore: { run: (deps) => restore(deps)() },
  disconnect: { run: (deps, intent) => disconnect(deps)(intent) },
  'switch-network': {
    run: (deps, intent) => deps.parts.connected.pipe(mergeMap((part) => part.switchNetwork(deps)(intent))),
    lane: ({ networkId }) => `switch-network:${namespaceOf(networkId)}`,
    cancelled: ({ networkId }, failure) => ({ type: 'network.switch-failed', networkId, failure }),
    value: (event) => (event.type === 'network.switched' ? event.outcome : undefined),
  },
  'select-account': {
    run: (deps, intent) => deps.parts.connected.pipe(mergeMap((part) => part.selectAccount(deps)(intent))),
  },
  ping: { run: (deps, intent) => deps.parts.connected.pipe(mergeMap((part) => part.ping(deps)(intent))) },
  'refresh-balance': {
    run: (deps) => deps.parts.connected.pipe(mergeMap((part) => part.loadHoldings(deps)())),
    lane: () => 'refresh-balance',
  },
  'copy-address': { run: (deps) => deps.parts.connected.pipe(mergeMap((part) => part.copyAddress(deps)())) },
  'sign-message': {
    run: (deps, intent) => deps.parts.connected.pipe(mergeMap((part) => part.signMessage(deps)(intent))),
    value: (event) => (event.type === 'message.signed' ? event.signature : undefined),
  },
  'edit-send': { run: (deps, intent) => deps.parts.send.pipe(mergeMap((part) => part.editSend(deps)(intent))) },
  'send-max': { run: (deps) => deps.parts.send.pipe(mergeMap((part) => part.sendMax(deps)())), lane: () => 'send-max' },
  'review-send': { run: (deps) => deps.parts.send.pipe(mergeMap((part) => part.reviewSend(deps)())) },
  send: {
    run: (deps) => deps.parts.send.pipe(mergeMap((part) => part.send(deps)())),
    value: (event) => (event.type === 'send.confirmed' ? { hash: event.hash } : undefined),
  },
  'next-wallets': { run: (deps) => deps.parts.catalogue.pipe(mergeMap((part) => part.nextWallets(deps)())) },
  'search-wallets': {
    run: (deps, intent) => deps.parts.catalogue.pipe(mergeMap((part) => part.searchWallets(deps)(intent))),
    lane: () => 'search-wallets',
  },
  'show-wallet-images': { run: (_deps, { imageIds }) => happened({ type: 'wallet-images.wanted', imageIds }) },
  'log-in-by-email': {
    run: (deps, intent) => inLogin(deps, (part) => part.logInByEmail(deps)(intent)),
    ...loginLane,
  },
  'resume-login': { run: (deps) => inLogin(deps, (part) => part.resumeLogin(deps)()), ...loginLane },
  'resend-code': { run: (deps) => inLogin(deps, (part) => part.resendCode(deps)()), ...loginLane },
  'enter-code': { run: (deps, intent) => inLogin(deps, (part) => part.enterCode(deps)(intent)), ...loginLane },
  'log-in-by-social': {
    run: (deps, intent) => inLogin(deps, (part) => part.logInBySocial(deps)(intent)),
    ...loginLane,
  },
  'finish-login': { run: (deps) => inLogin(deps, (part) => part.finishLogin(deps)()), ...loginLane },
  'change-email': {
    run: (deps, intent) => inLogin(deps, (part) => part.changeEmail(deps)(intent)),
    lane: () => 'change-email',
  },
  'enter-email-code': {
    run: (deps, intent) => inLogin(deps, (part) => part.enterEmailCode(deps)(intent)),
    lane: () => 'change-email',
  },
  'change-account-type': {
    run: (deps, intent) => inLogin(deps, (part) => part.changeAccountType(deps)(intent)),
    lane: () => 'change-account-type',
    cancelled: ({ accountType }, failure) => ({ type: 'account-type.change-failed', accountType, failure }),
  },
  'reject-request': {
    run: (deps, intent) => deps.parts.approve.pipe(mergeMap((part) => part.rejectRequest(deps)(intent))),
  },
  configure: { run: (_deps, { patch }) => happened({ type: 'config.changed', patch }) },
  'show-snack': { run: (_deps, { snack }) => happened({ type: 'snack.shown', snack }) },
  'dismiss-alert': { run: () => happened({ type: 'alert.dismissed' }) },
  'set-loading': { run: (_deps, { loading }) => happened({ type: 'modal.loading-changed', loading }) },
};

/** The table, read by intents whose type is only known at run time. */
export const flows = table as Readonly<Record<IntentType, Flow>>;
