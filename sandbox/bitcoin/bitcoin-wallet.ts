/**
 * A Bitcoin wallet for the sandbox: it has real keys and really signs. Pages reach it by one of the interfaces that such wallets have; its
 * user answers with the same control as for the sandbox's other wallets.
 */
import type { Storage } from '../../application/ports/storage.js';
import { unsupportedMethod, userRejected } from '../../servers/secure-site/frame/rpc/provider-error.js';
import type { Misbehaviour } from '../wallets/misbehaviour.js';
import { createPrompts, type Decide, type WalletMode } from '../wallets/prompts.js';
import type { SandboxProvider } from '../wallets/provider.js';
import type { SandboxWallet, SandboxWalletControl } from '../wallets/wallet.js';
import { memoryStore, readMemory, type WalletMemory } from '../wallets/wallet-memory.js';
import { addressOf, type BitcoinKey, type KeyKind, netNamed, publicKeyOf, secretOf } from './bitcoin-key.js';
import { ownTransfer, signPsbt } from './own-transfer.js';
import { signClassic, signSimple } from './sign-text.js';
import type { BitcoinWalletChain, WalletAddress } from './wallet-address.js';

export interface BitcoinWalletSettings {
  readonly name: string;
  /** A data URL. */
  readonly icon: string;
  readonly keys: readonly [BitcoinKey, ...BitcoinKey[]];
  /** The networks it supports, each with its address prefix and explorer. */
  readonly chains: readonly BitcoinWalletChain[];
  /** The kind of address it is paid at. */
  readonly pays: KeyKind;
  /** Its interface: the Wallet Standard, or the list of sats-connect. */
  readonly way: 'standard' | 'sats';
  readonly note: string;
}

export interface BitcoinWalletOptions extends BitcoinWalletSettings {
  readonly mode?: WalletMode;
  readonly decide?: Decide;
  readonly store?: Storage;
  readonly origin?: string;
}

/** What both interfaces share. */
export interface WalletInside {
  ask(method: BitcoinRequest, ...params: readonly unknown[]): Promise<unknown>;
  /** Of all networks, or of the one in use. */
  opened(): readonly WalletAddress[];
  openedHere(): readonly WalletAddress[];
  chain(): BitcoinWalletChain;
  /** Calls back after each event for sites. Returns a function that unsubscribes. */
  follow(event: 'accounts' | 'network' | 'end', listener: () => void): () => void;
}

export type BitcoinRequest =
  | 'bitcoin_connect'
  | 'bitcoin_disconnect'
  | 'bitcoin_signMessage'
  | 'bitcoin_signPsbt'
  | 'bitcoin_sendTransfer'
  | 'bitcoin_changeNetwork';

export interface BitcoinWallet extends SandboxWallet {
  readonly inside: WalletInside;
  readonly way: BitcoinWalletSettings['way'];
  /** The number of its event listeners. */
  readonly followers: number;
}

export function createBitcoinWallet(options: BitcoinWalletOptions): BitcoinWallet {
  const { name, icon, keys, chains, pays, origin = 'http://localhost', store = memoryStore() } = options;
  const listeners = new Set<() => void>();
  const followers = new Set<{ readonly event: string; readonly listener: () => void }>();
  const misbehaviours = new Set<Misbehaviour>();
  let log: { method: string; params: readonly unknown[] }[] = [];
  const onChange = () => {
    for (const listener of [...listeners]) listener();
  };
  const emit = (event: string) => {
    if (misbehaviours.has('no-events')) return;
    for (let times = misbehaviours.has('duplicate-events') ? 2 : 1; times > 0; times--)
      for (const each of [...followers]) if (each.event === event) each.listener();
  };

  const memoryKey = `sandbox-bitcoin-wallet:${name}`;
  let memory = readMemory(store, memoryKey, { selected: 0, chainId: 0, locked: false, origins: [], added: [] });
  const permitted = () => memory.origins.includes(origin);
  const chain = () => chains[memory.chainId] ?? chains[0];
  const allOn = (on: BitcoinWalletChain, index = memory.selected): readonly WalletAddress[] => {
    const key = keys[index] ?? keys[0];
    return (['payment', 'ordinals'] as const).map((purpose) => {
      const kind = purpose === 'payment' ? pays : 'p2tr';
      const address = addressOf(key, kind, netNamed(on.prefix));
      return { address, publicKey: publicKeyOf(key, kind), purpose, kind, chain: on };
    });
  };
  const opened = (): readonly WalletAddress[] => {
    if (!permitted() || memory.locked || misbehaviours.has('empty-accounts')) return [];
    const all = chains.flatMap((each) => allOn(each));
    const wrong = misbehaviours.has('malformed-account');
    return wrong ? all.map((each) => ({ ...each, address: 'not-an-address' })) : all;
  };
  const textOf = () =>
    opened()
      .map(({ address }) => address)
      .join();
  const remember = (change: Partial<WalletMemory>) => {
    const before = textOf();
    memory = { ...memory, ...change };
    store.set(memoryKey, JSON.stringify(memory));
    if (textOf() !== before) emit(textOf() === '' ? 'end' : 'accounts');
    onChange();
  };

  const prompts = createPrompts(options.mode ?? 'ask', options.decide, onChange);
  /** By hand: throws a wallet's rejection error if its user declines. */
  const consent = async (method: string, ...params: readonly unknown[]): Promise<void> => {
    const reference = chain()?.name ?? '';
    if (!(await prompts.ask({ wallet: name, method, params, origin, chainId: 0, reference }))) throw userRejected();
  };
  const ownOf = (address: string): WalletAddress & { readonly key: BitcoinKey } => {
    const found = opened().find((each) => each.address === address);
    if (!found) throw new Error('The address is not open to the site.');
    return { ...found, key: keys[memory.selected] ?? keys[0] };
  };

  const answers: Readonly<Record<BitcoinRequest, (...params: never[]) => Promise<unknown>>> = {
    bitcoin_connect: async ({ silent }: { silent?: boolean } = {}) => {
      if (silent || opened().length > 0) return null;
      await consent('bitcoin_connect');
      remember({ locked: false, origins: [...new Set([...memory.origins, origin])] });
      return null;
    },
    bitcoin_disconnect: async () => remember({ origins: memory.origins.filter((each) => each !== origin) }),
    bitcoin_signMessage: async (address: string, message: string, protocol: string) => {
      const { key, kind } = ownOf(address);
      await consent('bitcoin_signMessage', message, address);
      const signed = misbehaviours.has('signs-another-text') ? '' : message;
      return protocol === 'bip322' ? signSimple(key, kind, address, signed) : signClassic(key, signed);
    },
    bitcoin_signPsbt: async (psbt: Uint8Array, inputs: readonly { address: string; index: number }[]) => {
      const owners = inputs.map(({ address, index }) => ({ secret: secretOf(ownOf(address).key), index }));
      await consent('bitcoin_signPsbt', psbt);
      return signPsbt(psbt, owners);
    },
    bitcoin_sendTransfer: async (to: string, amount: bigint) => {
      const from =
        allOn(chain() ?? options.chains[0] ?? never()).find(({ purpose }) => purpose === 'payment') ?? never();
      const { key } = ownOf(from.address);
      await consent('bitcoin_sendTransfer', to, String(amount));
      return ownTransfer({ ...from, key, to, amount });
    },
    bitcoin_changeNetwork: async (wanted: string) => {
      const at = chains.findIndex((each) => each.name === wanted);
      if (at < 0) throw new Error(`The wallet does not know ${wanted}.`);
      if (at === memory.chainId) return null;
      await consent('bitcoin_changeNetwork', wanted);
      if (misbehaviours.has('wrong-chain-after-switch')) return null;
      remember({ chainId: at });
      emit('network');
      return null;
    },
  };

  // All requests of the site pass through here, to be recorded and to fail on demand.
  const provider: SandboxProvider = {
    request({ method, params = [] }) {
      log = [...log, { method, params: params as readonly unknown[] }];
      return answers[method as BitcoinRequest]?.(...(params as never[])) ?? Promise.reject(unsupportedMethod(method));
    },
    on: () => provider,
    removeListener: () => provider,
  };
  const inside: WalletInside = {
    ask: (method, ...params) => provider.request({ method, params }),
    opened,
    openedHere: () => opened().filter((each) => each.chain === chain()),
    chain: () => chain() ?? never(),
    follow(event, listener) {
      const follower = { event, listener };
      followers.add(follower);
      return () => void followers.delete(follower);
    },
  };

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
    changeNetwork: (index) => {
      remember({ chainId: index });
      emit('network');
    },
    lock: () => remember({ locked: true }),
    unlock: () => remember({ locked: false }),
    forgetSite: () => remember({ origins: memory.origins.filter((each) => each !== origin) }),
    goOffline: () => undefined,
    goOnline: () => undefined,
    snapshot: () => ({
      accounts: keys.map((_, index) => allOn(inside.chain(), index)[0]?.address ?? ''),
      selected: memory.selected,
      network: { chainId: memory.chainId, name: inside.chain().name },
      networks: chains.map((each, chainId) => ({ chainId, name: each.name })),
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
    ...{ info: { name, rdns: `example.${name.toLowerCase()}`, icon }, provider, control, inside, way: options.way },
    get followers() {
      return followers.size;
    },
  };
}

function never(): never {
  throw new Error('Unreachable: a wallet has a network, and an address there.');
}
