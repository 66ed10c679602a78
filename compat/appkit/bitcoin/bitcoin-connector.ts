/** The wallet of a Bitcoin connection with AppKit's interface. */
import type { NetworkId } from '../../../domain/network/caip.js';
import type { BitcoinProvider } from '../../../infrastructure/connectors/bitcoin/bitcoin-provider.js';

/** All methods reject with a `Failure`, as `request` does. */
export interface BitcoinConnector extends BitcoinProvider {
  /** All addresses that the wallet shares. `purpose`: `payment` or `ordinal`. */
  getAccountAddresses(): Promise<
    readonly { readonly address: string; readonly publicKey?: string; readonly purpose: string }[]
  >;
  /** Returns the signature in base64: BIP-137 (`ecdsa`) or BIP-322 simple (`bip322`). */
  signMessage(params: { message: string; address: string; protocol?: 'ecdsa' | 'bip322' }): Promise<string>;
  /** `amount`: satoshis, as decimal text. Returns the transaction id. */
  sendTransfer(params: { amount: string; recipient: string }): Promise<string>;
  /** Base64 in and out. Does not broadcast: `broadcast: true` is rejected. */
  signPSBT(params: {
    psbt: string;
    signInputs: readonly { address: string; index: number }[];
    broadcast?: boolean;
  }): Promise<{ psbt: string }>;
  /** Requests another network from the wallet, by its CAIP-2 id. */
  switchNetwork(network: NetworkId): Promise<void>;
}

/** `address`: of the account in use. */
export function bitcoinConnectorOf({ request }: BitcoinProvider, address: string): BitcoinConnector {
  return {
    request,
    getAccountAddresses: () => request({ method: 'getAccountAddresses', params: { account: address } }),
    signMessage: async (params) => (await request({ method: 'signMessage', params })).signature,
    async sendTransfer({ amount, recipient }) {
      const params = { account: address, recipientAddress: recipient, amount };
      return (await request({ method: 'sendTransfer', params })).txid;
    },
    signPSBT({ psbt, signInputs, broadcast }) {
      const inputs = signInputs.map((each) => ({ address: each.address, index: each.index }));
      // If true, the provider refuses it with a reason.
      const params = {
        account: address,
        psbt,
        signInputs: inputs,
        ...(broadcast && { broadcast: broadcast as false }),
      };
      return request({ method: 'signPsbt', params });
    },
    async switchNetwork(network) {
      await request({ method: 'changeNetwork', params: { network } });
    },
  };
}
