import type { KeyKind } from './bitcoin-key.js';

export interface BitcoinWalletChain {
  /** As in the Wallet Standard, such as `bitcoin:regtest`. */
  readonly chain: string;
  /** As in sats-connect, such as `Regtest`. */
  readonly name: string;
  /** Such as `bcrt`. */
  readonly prefix: string;
  readonly url: string;
}

/** An address of the account in use. */
export interface WalletAddress {
  readonly address: string;
  readonly publicKey: string;
  readonly purpose: 'payment' | 'ordinals';
  readonly kind: KeyKind;
  readonly chain: BitcoinWalletChain;
}
