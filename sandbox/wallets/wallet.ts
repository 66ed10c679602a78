/**
 * A sandbox wallet: an EIP-1193 provider that holds real keys and really signs, and the control by which its user (a
 * test, or the panel) answers it. Runs alike in Node and in a page. Reads go to the node of the network it is on.
 */
import { type Hex, numberToHex } from 'viem';
import type { Storage } from '../../application/ports/storage.js';
import type { PricedToken } from '../token-settings.js';
import type { Misbehaviour } from './misbehaviour.js';
import { createPrompts, type Decide, type WalletMode, type WalletRequest } from './prompts.js';
import { createProvider, type SandboxProvider } from './provider.js';
import { answerRequest } from './requests/answer-request.js';
import { memoryStore, type WalletNetwork } from './wallet-memory.js';
import { createWalletState, type WalletSnapshot } from './wallet-state.js';

export interface SandboxWalletOptions {
  readonly name: string;
  /** Reverse domain name: the wallet's identity in EIP-6963. */
  readonly rdns: string;
  /** A data URL. */
  readonly icon: string;
  /** Private keys of its accounts; the first is in use at the start. */
  readonly keys: readonly [Hex, ...Hex[]];
  /** The networks it knows; it starts on the first. */
  readonly networks: readonly [WalletNetwork, ...WalletNetwork[]];
  /** How its user answers. Default `ask`: by hand, through the control. */
  readonly mode?: WalletMode;
  /** Answers in place of the mode. */
  readonly decide?: Decide;
  /** The storage of permissions and other state. Default: in memory. */
  readonly store?: Storage;
  /** The site it talks to. */
  readonly origin?: string;
  /** Reports its balances of these and of the native currency to sites. Default: it does not know them. */
  readonly tokens?: readonly PricedToken[];
  /** Supports atomic batches. Default: it does not. */
  readonly batches?: boolean;
  /** Properties of the provider such as `isKestrel`, which identify wallets without EIP-6963. */
  readonly flags?: Readonly<Record<string, boolean>>;
}

export interface SandboxWallet {
  /** What EIP-6963 announces, less the uuid. */
  readonly info: { readonly name: string; readonly rdns: string; readonly icon: string };
  readonly provider: SandboxProvider;
  readonly control: SandboxWalletControl;
}

/** The wallet's user, and its ways to fail. */
export interface SandboxWalletControl {
  readonly name: string;
  /** How requests are answered from now on; pending ones stay pending. */
  mode: WalletMode;
  /** The pending requests that are answered by hand, oldest first. */
  pending(): readonly WalletRequest[];
  /** Answers one of them. False if it is not pending. */
  answer(id: number, approve: boolean): boolean;
  /** Approves the oldest pending request, or the next one. Resolves with that request. */
  approveNext(): Promise<WalletRequest>;
  rejectNext(): Promise<WalletRequest>;
  /** The page's recent requests, oldest first, with or without a prompt. */
  requests(): readonly { readonly method: string; readonly params: readonly unknown[] }[];
  misbehaves(kind: Misbehaviour): boolean;
  misbehave(kind: Misbehaviour, on?: boolean): void;
  /** From now on it reports this asset to sites as well, unchecked. */
  alsoHolds(asset: unknown): void;
  /** Uses another of its accounts, by index. */
  changeAccount(index: number): void;
  /** Switches to a network, known or not. */
  changeNetwork(chainId: number): void;
  lock(): void;
  unlock(): void;
  /** Revokes the site's permission. */
  forgetSite(): void;
  /** Loses every node: a `disconnect` event, then 4900 to all requests. */
  goOffline(): void;
  goOnline(): void;
  snapshot(): WalletSnapshot;
  /** Calls back after any change of the above. Returns a function that unsubscribes. */
  onChange(listener: () => void): () => void;
}

/** How many requests are remembered for `requests()`. */
const LOG_LENGTH = 500;

export function createSandboxWallet(options: SandboxWalletOptions): SandboxWallet {
  const { name, rdns, icon, origin = 'http://localhost' } = options;
  const listeners = new Set<() => void>();
  let log: ReturnType<SandboxWalletControl['requests']> = [];
  const onChange = () => {
    for (const listener of [...listeners]) listener();
  };

  const { provider, emit } = createProvider((method, params) => {
    log = [...log.slice(1 - LOG_LENGTH), { method, params }];
    return answer(method, params);
  }, options.flags);
  const state = createWalletState({ ...options, origin, store: options.store ?? memoryStore(), emit, onChange });
  const prompts = createPrompts(options.mode ?? 'ask', options.decide, onChange);
  const also: unknown[] = [];
  const answer = answerRequest({
    name,
    origin,
    state,
    prompts,
    batches: options.batches === true,
    assets: options.tokens && { tokens: options.tokens, also },
  });

  const control: SandboxWalletControl = {
    name,
    get mode() {
      return prompts.mode;
    },
    set mode(mode) {
      prompts.mode = mode;
    },
    pending: () => prompts.pending(),
    answer: (id, approve) => prompts.answer(id, approve),
    approveNext: () => prompts.answerNext(true),
    rejectNext: () => prompts.answerNext(false),
    requests: () => log,
    misbehaves: (kind) => state.misbehaviours.has(kind),
    misbehave(kind, on = true) {
      if (on) state.misbehaviours.add(kind);
      else state.misbehaviours.delete(kind);
      onChange();
    },
    alsoHolds: (asset) => void also.push(asset),
    changeAccount: (index) => state.select(index),
    changeNetwork: (chainId) => state.moveTo(chainId),
    lock: () => state.setLocked(true),
    unlock: () => state.setLocked(false),
    forgetSite: () => state.forgetSite(),
    goOffline: () => state.setOnline(false),
    goOnline: () => state.setOnline(true),
    snapshot: () => state.snapshot(),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  // EIP-1193: emitted as soon as requests can be served, which is before anyone can have subscribed.
  queueMicrotask(() => state.notify('connect', { chainId: numberToHex(state.snapshot().network.chainId) }));
  return { info: { name, rdns, icon }, provider, control };
}
