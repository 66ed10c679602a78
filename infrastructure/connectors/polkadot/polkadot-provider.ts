/** The provider of a connection in the polkadot namespace, for hosts and the chain. */

/** The parameters and result of each method. */
interface PolkadotMethods {
  /** Signs the UTF-8 bytes of a text inside `<Bytes>` and `</Bytes>`. The signature is in hexadecimal. */
  polkadot_signMessage: [
    params: { readonly address: string; readonly message: string },
    answer: { readonly signature: string },
  ];
  /** Signs a transaction (`SignerPayloadJSON` of polkadot-js); it is not sent. */
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
