/** The provider of a connection in the bip122 namespace, for hosts and the chain. */
import type { NetworkId } from '../../../domain/network/caip.js';

/** The parameters and result of each method. */
interface BitcoinMethods {
  /** A signature in base64: classic (BIP-137), or the simple form of BIP-322. */
  signMessage: [
    params: {
      readonly message: string;
      readonly address: string;
      readonly account?: string;
      readonly protocol?: 'ecdsa' | 'bip322';
    },
    answer: { readonly address: string; readonly signature: string },
  ];
  /** The wallet creates and sends the transaction. The amount is in satoshis. */
  sendTransfer: [
    params: { readonly account: string; readonly recipientAddress: string; readonly amount: string },
    answer: { readonly txid: string },
  ];
  /** A partially signed transaction (BIP-174) in base64; it is returned with signatures, and not sent. */
  signPsbt: [
    params: {
      readonly account: string;
      readonly psbt: string;
      readonly signInputs: readonly { readonly address: string; readonly index: number }[];
      readonly broadcast?: false;
    },
    answer: { readonly psbt: string },
  ];
  getAccountAddresses: [
    params: { readonly account: string },
    answer: readonly { readonly address: string; readonly publicKey?: string; readonly purpose: string }[],
  ];
  /** For wallets with a current network. */
  changeNetwork: [params: { readonly network: NetworkId }, answer: null];
}

/** A method that a Bitcoin wallet's provider answers. */
export type BitcoinMethod = keyof BitcoinMethods;

/** An EIP-1193-style `request` with the methods that WalletConnect defines for Bitcoin. Rejects with a `Failure`. */
export interface BitcoinProvider {
  request<M extends BitcoinMethod>(request: {
    readonly method: M;
    readonly params: BitcoinMethods[M][0];
  }): Promise<BitcoinMethods[M][1]>;
}
