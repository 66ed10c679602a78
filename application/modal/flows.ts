/** Which use case answers which intent, which intents exclude each other, and what a good end yields. */
import { defer, EMPTY, mergeMap, type Observable } from 'rxjs';
import { namespaceOf } from '../../domain/caip.js';
import type { Failure } from '../../domain/failure.js';
import { connect } from '../connect/connect.js';
import { disconnect } from '../connect/disconnect.js';
import { open } from '../connect/open.js';
import { restore } from '../connect/restore.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import type { Intent, IntentOf, IntentType } from '../engine/intents.js';
import type { Parts } from '../engine/parts.js';
import type { State } from '../engine/state.js';
import { back, close } from '../shell/close.js';

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

/** `openWallet` for `open-wallet`. */
type MethodOf<T extends string> = T extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<MethodOf<Rest>>}`
  : T;

type UseCase<I> = (deps: Deps) => (intent: I) => Observable<Event>;

/** The intents whose use cases a part has, under their names. */
type LateIntent<K extends keyof Parts> = {
  [T in IntentType]: PartOf<K> extends { readonly [M in MethodOf<T>]: UseCase<IntentOf<T>> } ? IntentOf<T> : never;
}[IntentType];

/** The use case of the intent's name, out of a part that is loaded when it is needed. */
function late<K extends keyof Parts>(name: K): (deps: Deps, intent: LateIntent<K>) => Observable<Event> {
  return (deps, intent) => {
    const method = intent.type.replace(/-./g, (dash) => dash.slice(1).toUpperCase());
    return (deps.parts[name] as Observable<unknown>).pipe(
      mergeMap((part) => (part as Readonly<Record<string, UseCase<Intent>>>)[method]?.(deps)(intent) ?? EMPTY),
    );
  };
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
    run: late('pairing'),
    lane: () => 'open-wallet',
  },
  'copy-pairing': { run: late('pairing') },
  restore: { run: (deps) => restore(deps)() },
  disconnect: { run: (deps, intent) => disconnect(deps)(intent) },
  'switch-network': {
    run: late('connected'),
    lane: ({ networkId }) => `switch-network:${namespaceOf(networkId)}`,
    cancelled: ({ networkId }, failure) => ({ type: 'network.switch-failed', networkId, failure }),
    value: (event) => (event.type === 'network.switched' ? event.outcome : undefined),
  },
  'select-account': {
    run: late('connected'),
  },
  ping: { run: late('connected') },
  'refresh-balance': {
    run: late('connected'),
    lane: () => 'refresh-balance',
  },
  'copy-address': { run: late('connected') },
  'next-page': { run: late('activity') },
  'sign-message': {
    run: late('connected'),
    value: (event) => (event.type === 'message.signed' ? event.signature : undefined),
  },
  'sign-in': { run: late('signIn') },
  'sign-out': { run: late('signIn') },
  'edit-send': { run: late('send') },
  'send-max': { run: late('send'), lane: () => 'send-max' },
  'review-send': { run: late('send') },
  send: {
    run: late('send'),
    value: (event) => (event.type === 'send.confirmed' ? { hash: event.hash } : undefined),
  },
  run: {
    run: (deps, { load }) => defer(load).pipe(mergeMap((useCase) => useCase(deps))),
    value: (event) => ('told' in event ? event.told : undefined),
  },
  'edit-swap': { run: late('swap') },
  swap: { run: late('swap') },
  'next-wallets': { run: late('catalogue') },
  'search-wallets': {
    run: late('catalogue'),
    lane: () => 'search-wallets',
  },
  'show-wallet-images': { run: (_deps, { imageIds }) => happened({ type: 'wallet-images.wanted', imageIds }) },
  'log-in-by-email': {
    run: late('login'),
    ...loginLane,
  },
  'resume-login': { run: late('login'), ...loginLane },
  'resend-code': { run: late('login'), ...loginLane },
  'enter-code': { run: late('login'), ...loginLane },
  'log-in-by-social': {
    run: late('login'),
    ...loginLane,
  },
  'finish-login': { run: late('login'), ...loginLane },
  'change-email': {
    run: late('login'),
    lane: () => 'change-email',
  },
  'enter-email-code': {
    run: late('login'),
    lane: () => 'change-email',
  },
  'change-account-type': {
    run: late('login'),
    lane: () => 'change-account-type',
    cancelled: ({ accountType }, failure) => ({ type: 'account-type.change-failed', accountType, failure }),
  },
  'try-name': { run: late('names'), lane: () => 'name' },
  'register-name': { run: late('names'), lane: () => 'name' },
  'edit-buy': { run: late('buy') },
  buy: { run: late('buy'), lane: () => 'buy' },
  'reject-request': {
    run: late('approve'),
  },
  configure: { run: (_deps, { patch }) => happened({ type: 'config.changed', patch }) },
  'show-snack': { run: (_deps, { snack }) => happened({ type: 'snack.shown', snack }) },
  'dismiss-alert': { run: () => happened({ type: 'alert.dismissed' }) },
  'set-loading': { run: (_deps, { loading }) => happened({ type: 'modal.loading-changed', loading }) },
};

/** The table, read by intents whose type is only known at run time. */
export const flows = table as Readonly<Record<IntentType, Flow>>;
