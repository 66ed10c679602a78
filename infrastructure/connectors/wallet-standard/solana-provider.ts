/** The provider of a connection in the solana namespace, for hosts and the chain. */

/** The parameters and result of each method. */
interface SolanaMethods {
  /** Signs the bytes of a text. Message and signature are in base58. */
  solana_signMessage: [
    params: { readonly message: string; readonly pubkey: string },
    answer: { readonly signature: string },
  ];
  /** Signs a legacy or versioned transaction, in base64; it is returned with the signature. */
  solana_signTransaction: [
    params: { readonly transaction: string; readonly pubkey?: string },
    answer: { readonly transaction: string },
  ];
  solana_signAllTransactions: [
    params: { readonly transactions: readonly string[]; readonly pubkey?: string },
    answer: { readonly transactions: readonly string[] },
  ];
  /** Signs and sends a transaction. The signature, in base58, is the transaction's id. */
  solana_signAndSendTransaction: [
    params: { readonly transaction: string; readonly pubkey?: string; readonly options?: SolanaSendOptions },
    answer: { readonly signature: string },
  ];
  /** Sign In With Solana: the wallet creates the text. The signed text is in base58, like the signature. */
  solana_signIn: [
    params: Readonly<Record<string, unknown>>,
    answer: { readonly address: string; readonly signedMessage: string; readonly signature: string },
  ];
}

/** A method that a Solana wallet's provider answers. */
export type SolanaMethod = keyof SolanaMethods;

/** How a node sends a signed transaction: the options of Solana's `sendTransaction`. */
export interface SolanaSendOptions {
  readonly skipPreflight?: boolean;
  readonly preflightCommitment?:
    | 'processed'
    | 'confirmed'
    | 'finalized'
    | 'recent'
    | 'single'
    | 'singleGossip'
    | 'root'
    | 'max';
  readonly maxRetries?: number;
  readonly minContextSlot?: number;
}

/**
 * An EIP-1193-style `request` with the methods that WalletConnect defines for Solana, however the wallet is reached.
 * Rejects with a `Failure`.
 */
export interface SolanaProvider {
  request<M extends SolanaMethod>(request: {
    readonly method: M;
    readonly params: SolanaMethods[M][0];
  }): Promise<SolanaMethods[M][1]>;
}
