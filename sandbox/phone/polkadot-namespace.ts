/** Polkadot for a phone wallet: real keys, with the signing code of the page wallets. */
import { fromHex } from '../../infrastructure/hex.js';
import { invalidParams, unsupportedMethod, userRejected } from '../../servers/secure-site/frame/rpc/provider-error.js';
import { addressOf, type PolkadotKey, signBytes } from '../polkadot/polkadot-key.js';
import { wrapped } from '../polkadot/wrapped.js';
import type { PhoneNamespaceFactory } from './phone-namespace.js';

const METHODS = { polkadot_signMessage: 'sign messages', polkadot_signTransaction: 'sign transactions' };

export interface PhonePolkadotSettings {
  readonly keys: readonly [PolkadotKey, ...PolkadotKey[]];
  /** The supported networks, by CAIP-2. */
  readonly chains: readonly { readonly chain: string; readonly name: string }[];
}

type Given = Readonly<Record<string, unknown>>;

export function polkadotNamespace({ keys, chains }: PhonePolkadotSettings): PhoneNamespaceFactory {
  return ({ wallet, emit, onChange }) => {
    let selected = 0;
    let [current = ''] = chains.map(({ chain }) => chain);
    const addresses = () => {
      const all = keys.map((key) => addressOf(key));
      return [...all.filter((_, index) => index === selected), ...all.filter((_, index) => index !== selected)];
    };
    const bytesOf = (method: string, { message, transactionPayload }: Given): Uint8Array => {
      if (method === 'polkadot_signMessage') return wrapped(new TextEncoder().encode(String(message)));
      const { method: call } = Object(transactionPayload) as Given;
      const bytes = fromHex(String(call).replace(/^0x/, ''));
      if (!bytes) throw invalidParams('That is not a transaction.');
      // A real wallet encodes the payload by the network's metadata: here only the call is signed, and nothing is sent.
      return bytes;
    };
    return {
      name: 'polkadot',
      methods: METHODS,
      events: ['accountsChanged', 'chainChanged'],
      chains: () => [current, ...chains.map(({ chain }) => chain).filter((chain) => chain !== current)],
      chainName: (chain) => chains.find((each) => each.chain === chain)?.name ?? chain,
      accounts: () => keys.map((key) => addressOf(key)),
      addresses,
      async answer({ chain, method, params, origin }, prompts) {
        if (!Object.hasOwn(METHODS, method)) throw unsupportedMethod(method);
        const given: Given = { ...Object(params) };
        const key = keys.find((each) => addressOf(each) === given.address);
        if (key === undefined) throw invalidParams('There is no such account.');
        const bytes = bytesOf(method, given);
        if (!(await prompts.ask({ wallet, method, params: [given], origin, chainId: 0, reference: chain })))
          throw userRejected();
        return { signature: signBytes(key, bytes) };
      },
      describe({ method, params, origin }) {
        const [given = {}] = params as readonly Given[];
        const facts = [['Site', origin]] as const;
        return method === 'polkadot_signMessage'
          ? { title: 'Sign a message', facts, text: String(given.message) }
          : { title: 'Sign a transaction', facts, text: JSON.stringify(given.transactionPayload, undefined, 2) };
      },
      changeAccount(index) {
        selected = index;
        onChange();
        emit({ name: 'accountsChanged', data: addresses().map((each) => `${current}:${each}`), chain: current });
      },
      changeChain(chain) {
        current = chain;
        onChange();
        emit({ name: 'chainChanged', data: chain, chain });
      },
    };
  };
}
