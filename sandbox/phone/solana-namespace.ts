/** Solana for a phone wallet: real keys, with the signing code of the page wallets. */
import { fromBase58, toBase58 } from '../../domain/address/base58.js';
import { fromBase64, toBase64 } from '../../infrastructure/base64.js';
import { jsonRpc } from '../../servers/json-rpc.js';
import { invalidParams, unsupportedMethod, userRejected } from '../../servers/secure-site/frame/rpc/provider-error.js';
import { type SolanaKey, sign } from '../solana/key-pair.js';
import { signTransaction } from '../solana/sign-transaction.js';
import type { PhoneNamespaceFactory, PhoneRequest } from './phone-namespace.js';

const METHODS = {
  solana_signMessage: 'sign messages',
  solana_signTransaction: 'sign transactions',
  solana_signAllTransactions: 'sign transactions',
  solana_signAndSendTransaction: 'send transactions',
  solana_getAccounts: '',
  solana_requestAccounts: '',
};

export interface PhoneSolanaSettings {
  readonly keys: readonly [SolanaKey, ...SolanaKey[]];
  /** The networks it supports, by CAIP-2; without a node it only signs. */
  readonly chains: readonly { readonly chain: string; readonly name: string; readonly rpcUrl?: string }[];
  /** Like older wallets, before versioned transactions: it signs one at a time, and only returns the signature. */
  readonly older?: boolean;
}

export function solanaNamespace({ keys, chains, older = false }: PhoneSolanaSettings): PhoneNamespaceFactory {
  return ({ wallet, emit, onChange }) => {
    let selected = 0;
    let [current = ''] = chains.map(({ chain }) => chain);
    const addresses = () => {
      const all = keys.map(({ address }) => address);
      const first = all[selected];
      return [...all.filter((each) => each === first), ...all.filter((each) => each !== first)];
    };
    const nameOf = (chain: string) => chains.find((each) => each.chain === chain)?.name ?? chain;
    const keyOf = (pubkey: unknown): SolanaKey => {
      const key = keys.find(({ address }) => address === pubkey);
      if (!key) throw invalidParams('There is no such account.');
      return key;
    };
    const bytesOf = (text: unknown): Uint8Array<ArrayBuffer> => {
      const bytes = fromBase64(text);
      if (!bytes) throw invalidParams('That is not a transaction.');
      return bytes;
    };
    const answers: Readonly<
      Record<string, (params: Record<string, unknown>, asked: PhoneRequest) => Promise<unknown>>
    > = {
      solana_signMessage: async ({ message, pubkey }) => {
        const bytes = fromBase58(String(message));
        if (!bytes) throw invalidParams('The message is not in base58.');
        return { signature: toBase58(await sign(keyOf(pubkey), bytes)) };
      },
      solana_signTransaction: async ({ transaction, pubkey, feePayer, instructions }) => {
        if (older && (typeof feePayer !== 'string' || !Array.isArray(instructions)))
          throw invalidParams('An older wallet has to be told the instructions.');
        const signed = await signTransaction(keyOf(pubkey), bytesOf(transaction));
        return { signature: toBase58(signed.slice(1, 65)), ...(!older && { transaction: toBase64(signed) }) };
      },
      solana_signAllTransactions: async ({ transactions, pubkey }) => {
        if (!Array.isArray(transactions)) throw invalidParams('There are no transactions.');
        const signed = transactions.map((each) => signTransaction(keyOf(pubkey), bytesOf(each)));
        return { transactions: (await Promise.all(signed)).map(toBase64) };
      },
      solana_signAndSendTransaction: async ({ transaction, pubkey }, { chain }) => {
        const rpcUrl = chains.find((each) => each.chain === chain)?.rpcUrl;
        if (!rpcUrl) throw invalidParams(`There is no node of ${nameOf(chain)}.`);
        const signed = await signTransaction(keyOf(pubkey), bytesOf(transaction));
        await jsonRpc(rpcUrl, 'sendTransaction', [toBase64(signed), { encoding: 'base64' }]);
        return { signature: toBase58(signed.slice(1, 65)) };
      },
    };
    const { solana_signAllTransactions: _, ...fewer } = METHODS;
    const readable = ({ message }: Record<string, unknown>) =>
      new TextDecoder().decode(fromBase58(String(message)) ?? new Uint8Array());
    return {
      name: 'solana',
      methods: older ? fewer : METHODS,
      events: ['accountsChanged', 'chainChanged'],
      chains: () => [current, ...chains.map(({ chain }) => chain).filter((chain) => chain !== current)],
      chainName: nameOf,
      accounts: () => keys.map(({ address }) => address),
      addresses,
      async answer(asked, prompts) {
        const { chain, method, params, origin } = asked;
        if (method === 'solana_getAccounts' || method === 'solana_requestAccounts')
          return addresses().map((pubkey) => ({ pubkey }));
        const answer = answers[method];
        if (!answer) throw unsupportedMethod(method);
        const given = { ...Object(params) };
        if (!(await prompts.ask({ wallet, method, params: [given], origin, chainId: 0, reference: chain })))
          throw userRejected();
        return answer(given, asked);
      },
      describe({ method, params, origin }) {
        const [given = {}] = params as readonly Record<string, unknown>[];
        if (method === 'solana_signMessage')
          return { title: 'Sign a message', facts: [['Site', origin]], text: readable(given) };
        const words = method === 'solana_signAndSendTransaction' ? 'Sign and send' : 'Sign';
        const several = Array.isArray(given.transactions)
          ? `${given.transactions.length} transactions`
          : 'a transaction';
        return {
          title: `${words} ${several}`,
          facts: [['Site', origin]],
          text: [given.transactions ?? given.transaction].flat().map(String).join('\n'),
        };
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
