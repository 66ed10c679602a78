/** What a wallet remembers between page loads, kept as one JSON text in the store it is given. */
import type { Hex } from 'viem';
import type { Storage } from '../../application/ports/storage.js';

export interface WalletNetwork {
  readonly chainId: number;
  readonly name: string;
  /** Absent: a network that the wallet can be on without a node. */
  readonly rpcUrl?: string;
  /** The address of a smart account's code, if there is one (EIP-7702). */
  readonly smartAccount?: Hex;
}

export interface WalletMemory {
  /** Index of the account in use. */
  readonly selected: number;
  readonly chainId: number;
  readonly locked: boolean;
  /** The origins that may see the accounts. */
  readonly origins: readonly string[];
  /** Networks that sites had added. */
  readonly added: readonly WalletNetwork[];
}

/** Reads what was stored under the key, falling back to `initial` member by member. */
export function readMemory(store: Storage, key: string, initial: WalletMemory): WalletMemory {
  let stored: unknown;
  try {
    stored = JSON.parse(store.get(key) ?? '{}');
  } catch {
    return initial;
  }
  if (typeof stored !== 'object' || stored === null) return initial;
  const memory: Partial<Record<keyof WalletMemory, unknown>> = stored;
  return {
    selected: typeof memory.selected === 'number' ? memory.selected : initial.selected,
    chainId: typeof memory.chainId === 'number' ? memory.chainId : initial.chainId,
    locked: typeof memory.locked === 'boolean' ? memory.locked : initial.locked,
    origins: Array.isArray(memory.origins)
      ? memory.origins.filter((each) => typeof each === 'string')
      : initial.origins,
    added: Array.isArray(memory.added) ? memory.added.filter(isWalletNetwork) : initial.added,
  };
}

/** An in-memory store, for Node. */
export function memoryStore(): Storage {
  const entries = new Map<string, string>();
  return {
    get: (key) => entries.get(key),
    set: (key, value) => {
      if (value === undefined) entries.delete(key);
      else entries.set(key, value);
    },
  };
}

function isWalletNetwork(value: unknown): value is WalletNetwork {
  if (typeof value !== 'object' || value === null) return false;
  const network: Partial<Record<keyof WalletNetwork, unknown>> = value;
  return typeof network.chainId === 'number' && typeof network.name === 'string';
}
