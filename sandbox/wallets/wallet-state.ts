/** The state of a sandbox wallet, and its events to the page when that changes. */
import { type Hex, numberToHex } from 'viem';
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import type { Storage } from '../../application/ports/storage.js';
import { disconnected } from '../../servers/secure-site/frame/rpc/provider-error.js';
import type { Misbehaviour } from './misbehaviour.js';
import type { ProviderEvent } from './provider.js';
import { readMemory, type WalletMemory, type WalletNetwork } from './wallet-memory.js';

export interface WalletStateOptions {
  readonly rdns: string;
  readonly keys: readonly Hex[];
  readonly networks: readonly [WalletNetwork, ...WalletNetwork[]];
  readonly store: Storage;
  readonly origin: string;
  readonly emit: (event: ProviderEvent, payload: unknown) => void;
  readonly onChange: () => void;
}

export interface WalletSnapshot {
  readonly accounts: readonly string[];
  /** Index of the account in use. */
  readonly selected: number;
  readonly network: WalletNetwork;
  readonly networks: readonly WalletNetwork[];
  readonly locked: boolean;
  readonly online: boolean;
  /** Whether the site may see the accounts. */
  readonly permitted: boolean;
}

export interface WalletState {
  readonly misbehaviours: Set<Misbehaviour>;
  snapshot(): WalletSnapshot;
  /** The accounts the site sees; the one in use first. */
  visible(): readonly string[];
  /** The key of an address; undefined for an unknown address. */
  signer(address: string): PrivateKeyAccount | undefined;
  knows(chainId: number): boolean;
  add(network: WalletNetwork): void;
  moveTo(chainId: number): void;
  select(index: number): void;
  permit(): void;
  forgetSite(): void;
  setLocked(locked: boolean): void;
  setOnline(online: boolean): void;
  notify(event: ProviderEvent, payload: unknown): void;
}

export function createWalletState(options: WalletStateOptions): WalletState {
  const { store, origin, emit, onChange } = options;
  const signers = options.keys.map((key) => privateKeyToAccount(key));
  const key = `sandbox-wallet:${options.rdns}`;
  let memory = readMemory(store, key, {
    selected: 0,
    chainId: options.networks[0].chainId,
    locked: false,
    origins: [],
    added: [],
  });
  let online = true;
  const misbehaviours = new Set<Misbehaviour>();

  const remember = (change: Partial<WalletMemory>) => {
    memory = { ...memory, ...change };
    store.set(key, JSON.stringify(memory));
    onChange();
  };
  const networks = () => [...options.networks, ...memory.added];
  const permitted = () => memory.origins.includes(origin);
  const visible = (): readonly string[] => {
    if (!permitted() || memory.locked || misbehaviours.has('empty-accounts')) return [];
    if (misbehaviours.has('malformed-account')) return ['0xnot-an-address'];
    const all = signers.map((signer) => signer.address);
    const selected = all[memory.selected] ?? all[0];
    return all.filter((each) => each === selected).concat(all.filter((each) => each !== selected));
  };
  const notify = (event: ProviderEvent, payload: unknown) => {
    if (misbehaviours.has('no-events')) return;
    emit(event, payload);
    if (misbehaviours.has('duplicate-events')) emit(event, payload);
  };
  const emitAccounts = () => {
    if (permitted()) notify('accountsChanged', visible());
  };

  // One wallet serves every tab: changes in another one are reported in this one as well.
  store.watch?.((changed) => {
    if (changed !== undefined && changed !== key) return;
    const [before, accounts] = [memory, visible().join()];
    memory = readMemory(store, key, memory);
    if (visible().join() !== accounts) notify('accountsChanged', visible());
    if (memory.chainId !== before.chainId) notify('chainChanged', numberToHex(memory.chainId));
    onChange();
  });

  return {
    misbehaviours,
    snapshot: () => ({
      accounts: signers.map((signer) => signer.address),
      selected: memory.selected,
      network: networks().find((each) => each.chainId === memory.chainId) ?? {
        chainId: memory.chainId,
        name: `Network ${memory.chainId}`,
      },
      networks: networks(),
      locked: memory.locked,
      online,
      permitted: permitted(),
    }),
    visible,
    signer: (address) => signers.find((each) => each.address.toLowerCase() === address.toLowerCase()),
    knows: (chainId) => networks().some((each) => each.chainId === chainId),
    add: (network) => remember({ added: [...memory.added, network] }),
    moveTo(chainId) {
      if (chainId === memory.chainId) return;
      remember({ chainId });
      notify('chainChanged', numberToHex(chainId));
    },
    select(index) {
      if (!signers[index]) throw new Error(`The wallet has no account ${index}.`);
      if (index === memory.selected) return;
      remember({ selected: index });
      if (!memory.locked) emitAccounts();
    },
    permit() {
      if (permitted() && !memory.locked) return;
      remember({ locked: false, origins: [...new Set([...memory.origins, origin])] });
      emitAccounts();
    },
    forgetSite() {
      if (!permitted()) return;
      remember({ origins: memory.origins.filter((each) => each !== origin) });
      notify('accountsChanged', []);
    },
    setLocked(locked) {
      if (locked === memory.locked) return;
      remember({ locked });
      emitAccounts();
    },
    setOnline(next) {
      if (next === online) return;
      online = next;
      if (online) notify('connect', { chainId: numberToHex(memory.chainId) });
      else notify('disconnect', { code: 4900, message: disconnected().message });
      onChange();
    },
    notify,
  };
}
