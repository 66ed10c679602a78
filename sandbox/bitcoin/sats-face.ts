/** A Bitcoin wallet as sats-connect finds it: an entry in a list of the page, and a provider at the named global. */
import { fromBase64, toBase64 } from '../../infrastructure/base64.js';
import type { BitcoinWallet } from './bitcoin-wallet.js';
import type { WalletAddress } from './wallet-address.js';

interface Question {
  readonly [name: string]: unknown;
}

/** The codes that sats-connect has, where they are its own. */
const REJECTED = -32000;
const DENIED = -32002;

export interface SatsProvider {
  request(method: string, params?: unknown): Promise<unknown>;
  addListener(info: { readonly eventName: string; readonly cb: (event: unknown) => void }): () => void;
}

export function satsProvider({ inside }: BitcoinWallet): SatsProvider {
  const addresses = () =>
    inside.openedHere().map(({ address, publicKey, purpose, kind }: WalletAddress) => ({
      ...{ address, publicKey, purpose, addressType: kind },
    }));
  const network = () => ({ bitcoin: { name: inside.chain().name } });
  const account = () => ({ id: 'account', walletType: 'software', addresses: addresses(), network: network() });
  const methods: Readonly<Record<string, (params: Question) => Promise<unknown>>> = {
    wallet_connect: async ({ network: wanted }) => {
      await inside.ask('bitcoin_connect', {});
      if (typeof wanted === 'string' && wanted !== inside.chain().name) throw coded(-32602, `No ${wanted} here`);
      return account();
    },
    wallet_getAccount: async () => {
      await inside.ask('bitcoin_connect', { silent: true });
      if (addresses().length === 0) throw coded(DENIED, 'Access denied');
      return account();
    },
    wallet_getNetwork: async () => network(),
    getAddresses: async () => {
      await inside.ask('bitcoin_connect', {});
      return { addresses: addresses(), network: network() };
    },
    signMessage: async ({ address, message, protocol }) => {
      const way = protocol === 'BIP322' ? 'bip322' : 'ecdsa';
      const signature = await inside.ask('bitcoin_signMessage', String(address), String(message), way);
      return { address, protocol, signature: toBase64(signature as Uint8Array), messageHash: '' };
    },
    signPsbt: async ({ psbt, signInputs }) => {
      const inputs = Object.entries(signInputs as Record<string, number[]>).flatMap(([address, indexes]) =>
        indexes.map((index) => ({ address, index })),
      );
      const signed = await inside.ask('bitcoin_signPsbt', fromBase64(psbt) ?? new Uint8Array(), inputs);
      return { psbt: toBase64(signed as Uint8Array) };
    },
    sendTransfer: async ({ recipients }) => {
      const [{ address, amount }] = recipients as [{ address: string; amount: number }];
      return { txid: await inside.ask('bitcoin_sendTransfer', address, BigInt(amount)) };
    },
    wallet_changeNetwork: async ({ name }) => {
      await inside.ask('bitcoin_changeNetwork', String(name));
      return null;
    },
    wallet_disconnect: () => inside.ask('bitcoin_disconnect'),
  };
  return {
    async request(method, params) {
      const ask = Object.hasOwn(methods, method) ? methods[method] : undefined;
      if (!ask) return { jsonrpc: '2.0', id: '1', error: { code: -32601, message: `There is no ${method}` } };
      try {
        return { jsonrpc: '2.0', id: '1', result: await ask((params ?? {}) as Question) };
      } catch (error) {
        const { code, message } = error as { code?: number; message: string };
        return { jsonrpc: '2.0', id: '1', error: { code: code === 4001 ? REJECTED : (code ?? -32603), message } };
      }
    },
    addListener({ eventName, cb }) {
      switch (eventName) {
        case 'accountChange':
          return inside.follow('accounts', () => cb({ type: eventName, addresses: addresses() }));
        case 'networkChange':
          return inside.follow('network', () => cb({ type: eventName, ...network(), addresses: addresses() }));
        case 'disconnect':
          return inside.follow('end', () => cb({ type: eventName }));
        default:
          return () => undefined;
      }
    },
  };
}

function coded(code: number, message: string): Error {
  return Object.assign(new Error(message), { code });
}
