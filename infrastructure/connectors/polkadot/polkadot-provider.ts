/** The wallet of a connection in the polkadot namespace, as hosts and the chain talk to it. */

/** Which parameters a method takes, and what it answers. */
interface PolkadotMethods {
  /** Over the text's UTF-8 bytes inside `<Bytes>` and `</Bytes>`. In hex. */
  polkadot_signMessage: [
    params: { readonly address: string; readonly message: string },
    answer: { readonly signature: string },
  ];
  /** A transaction as wallets are given it (`SignerPayloadJSON` of polkadot-js); it is not sent. */
  polkadot_signTransaction: [
    params: { readonly address: string; readonly transactionPayload: Readonly<Record<string, unknown>> },
    answer: { readonly signature: string; readonly signedTransaction?: string },
  ];
}

/** A method that a Polkadot wallet's provider answers. */
export type PolkadotMethod = keyof PolkadotMethods;

/** An EIP-1193-style `request` with the methods that WalletConnect defines for Polkadot. Rejects with a `Failure`. */
export interface PolkadotProvider {
  request<M extends PolkadotMethod>(request: {
    readonly method: M;
    readonly params: PolkadotMethods[M][0];
  }): Promise<PolkadotMethods[M][1]>;
}
