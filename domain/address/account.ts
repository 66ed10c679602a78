import type { Namespace } from '../network/caip.js';

/** What kind of account it is. `payment`, `ordinal` and `stx` are Bitcoin purposes. */
export type AccountType = 'eoa' | 'smartAccount' | 'payment' | 'ordinal' | 'stx';

/** An account of a wallet: an address in a namespace. */
export interface Account {
  readonly namespace: Namespace;
  /** In the namespace's canonical form: with its checksum for eip155 (EIP-55). */
  readonly address: string;
  /** `eoa` or `smartAccount`; for Bitcoin, the purpose of the address. */
  readonly type: AccountType;
}

/** The account type that each namespace starts with, unless the host sets another. */
export const DEFAULT_ACCOUNT_TYPES: Readonly<Record<Namespace, AccountType>> = {
  eip155: 'smartAccount',
  solana: 'eoa',
  bip122: 'payment',
  polkadot: 'eoa',
  cosmos: 'eoa',
};

export const ACCOUNT_TYPES: Readonly<Record<Namespace, readonly AccountType[]>> = {
  eip155: ['eoa', 'smartAccount'],
  solana: ['eoa'],
  bip122: ['payment', 'ordinal', 'stx'],
  polkadot: ['eoa'],
  cosmos: ['eoa'],
};
