/**
 * A Polkadot wallet for the sandbox: it is in `window.injectedWeb3`, has real keys and really signs. Its user
 * answers with the same control as for the sandbox's other wallets.
 */
import type { Storage } from '../../application/ports/storage.js';
import { fromHex } from '../../infrastructure/hex.js';
import { unsupportedMethod } from '../../servers/secure-site/frame/rpc/provider-error.js';
import type { Misbehaviour } from '../wallets/misbehaviour.js';
import { createPrompts, type Decide, type WalletMode } from '../wallets/prompts.js';
import type { SandboxProvider } from '../wallets/provider.js';
import type { SandboxWallet, SandboxWalletControl } from '../wallets/wallet.js';
import { memoryStore, readMemory, type WalletMemory } from '../wallets/wallet-memory.js';
import { addressOf, type PolkadotKey, signBytes } from './polkadot-key.js';
import { wrapped } from './wrapped.js';

export interface PolkadotWalletSettings {
  readonly name: string;
  /** A data URL. */
  readonly icon: string;
  readonly keys: readonly [PolkadotKey, ...PolkadotKey[]];
  readonly note: string;
}

export interface PolkadotWalletOptions extends PolkadotWalletSettings {
  readonly mode?: WalletMode;
  readonly decide?: Decide;
  readonly store?: Storage;
  readonly origin?: string;
}

export interface PolkadotWallet extends SandboxWallet {
  /** What it injects into the page. */
  readonly injected: object;
  /** How many prompts its user has seen. */
  readonly prompted: number;
  /** The number of its event listeners. */
  readonly followers: number;
}

export function createPolkadotWallet(options: PolkadotWalletOptions): PolkadotWallet {
  const { name, icon, keys, origin = 'http://localhost', store = memoryStore() } = options;
  const listeners = new Set<() => void>();
  const followers = new Set<(accounts: readonly object[]) => void>();
  const misbehaviours = new Set<Misbehaviour>();
  let log: { method: string; params: readonly unknown[] }[] = [];
  const onChange = () => {
    for (const listener of [...listeners]) listener();
  };

  const memoryKey = `sandbox-polkadot-wallet:${name}`;
  let memory = readMemory(store, memoryKey, { selected: 0, chainId: 0, locked: false, origins: [], added: [] });
  const permitted = () => memory.origins.includes(origin);
  const opened = (): readonly object[] => {
    if (!permitted() || memory.locked || misbehaviours.has('empty-accounts')) return [];
    if (misbehaviours.has('malformed-account')) return [{ address: 'not-an-address', type: 'sr25519' }];
    const all = keys.map((key, at) => ({ address: addressOf(key), name: `${name} ${at + 1}`, type: 'sr25519' }));
    const selected = all[memory.selected];
    return [...all.filter((each) => each === selected), ...all.filter((each) => each !== selected)];
  };
  const remember = (change: Partial<WalletMemory>) => {
    const before = JSON.stringify(opened());
    memory = { ...memory, ...change };
    store.set(memoryKey, JSON.stringify(memory));
    if (JSON.stringify(opened()) !== before && !misbehaviours.has('no-events'))
      for (let times = misbehaviours.has('duplicate-events') ? 2 : 1; times > 0; times--)
        for (const follower of [...followers]) follower(opened());
    onChange();
  };

  let prompted = 0;
  const prompts = createPrompts(options.mode ?? 'ask', options.decide, onChange);
  const consent = async (method: string, ...params: readonly unknown[]): Promise<void> => {
    prompted += 1;
    // With the error messages of the Polkadot.js extension.
    if (!(await prompts.ask({ wallet: name, method, params, origin, chainId: 0 }))) throw new Error('Cancelled');
  };
  const keyOf = (address: string): PolkadotKey => {
    const key = keys.find((each) => addressOf(each) === address);
    if (!key || !permitted()) throw new Error('Unable to find keypair');
    return key;
  };

  const answers: Readonly<Record<string, (...params: never[]) => Promise<unknown>>> = {
    polkadot_enable: async (dapp: string) => {
      if (permitted() && !memory.locked) return extension;
      await consent('polkadot_enable', dapp);
      remember({ locked: false, origins: [...new Set([...memory.origins, origin])] });
      return extension;
    },
    polkadot_signRaw: async ({ address, data }: { address: string; data: string }) => {
      const key = keyOf(address);
      const bytes = wrapped(fromHex(data.replace(/^0x/, '')) ?? new TextEncoder().encode(data));
      await consent('polkadot_signRaw', new TextDecoder().decode(bytes));
      const signed = misbehaviours.has('signs-another-text') ? wrapped(new Uint8Array()) : bytes;
      return { id: 1, signature: signBytes(key, signed) };
    },
    polkadot_signPayload: async (payload: { address: string; method: string }) => {
      const key = keyOf(payload.address);
      await consent('polkadot_signPayload', payload);
      // A real wallet encodes the payload by the network's metadata: here only the call is signed, and nothing is sent.
      return { id: 1, signature: signBytes(key, fromHex(payload.method.replace(/^0x/, '')) ?? new Uint8Array()) };
    },
  };
  // All requests of the site pass through here, to be recorded and to fail on demand.
  const provider: SandboxProvider = {
    request({ method, params = [] }) {
      log = [...log, { method, params: params as readonly unknown[] }];
      return answers[method]?.(...(params as never[])) ?? Promise.reject(unsupportedMethod(method));
    },
    on: () => provider,
    removeListener: () => provider,
  };
  const way =
    (method: string) =>
    (...params: readonly unknown[]) =>
      provider.request({ method, params });
  const extension = {
    accounts: {
      get: async () => opened(),
      subscribe: (listener: (accounts: readonly object[]) => void) => {
        followers.add(listener);
        listener(opened());
        return () => void followers.delete(listener);
      },
    },
    signer: { signRaw: way('polkadot_signRaw'), signPayload: way('polkadot_signPayload') },
  };

  const network = { chainId: 0, name: 'Any' };
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
    misbehaves: (kind) => misbehaviours.has(kind),
    misbehave(kind, on = true) {
      if (on) misbehaviours.add(kind);
      else misbehaviours.delete(kind);
      onChange();
    },
    alsoHolds: () => undefined,
    changeAccount: (index) => remember({ selected: index }),
    changeNetwork: () => undefined,
    lock: () => remember({ locked: true }),
    unlock: () => remember({ locked: false }),
    forgetSite: () => remember({ origins: memory.origins.filter((each) => each !== origin) }),
    goOffline: () => undefined,
    goOnline: () => undefined,
    snapshot: () => ({
      accounts: keys.map((key) => addressOf(key)),
      selected: memory.selected,
      network,
      networks: [network],
      locked: memory.locked,
      online: true,
      permitted: permitted(),
    }),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    ...{ info: { name, rdns: `example.${name.toLowerCase()}`, icon }, provider, control },
    injected: { version: '0.1.0', enable: way('polkadot_enable') },
    get prompted() {
      return prompted;
    },
    get followers() {
      return followers.size;
    },
  };
}

/** `page` is the window, or any object in Node. */
export function inject({ info, injected }: PolkadotWallet, page: object): void {
  Reflect.set(page, 'injectedWeb3', { ...Reflect.get(page, 'injectedWeb3'), [info.name]: injected });
}
