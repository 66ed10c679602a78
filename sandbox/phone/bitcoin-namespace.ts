/** Bitcoin for a phone wallet: real keys, with the signing code of the page wallets. */
import { fromBase64, toBase64 } from '../../infrastructure/base64.js';
import { toHex } from '../../infrastructure/hex.js';
import { invalidParams, unsupportedMethod, userRejected } from '../../servers/secure-site/frame/rpc/provider-error.js';
import { addressOf, type BitcoinKey, type KeyKind, netNamed, publicKeyOf, secretOf } from '../bitcoin/bitcoin-key.js';
import { ownTransfer, signPsbt } from '../bitcoin/own-transfer.js';
import { signClassic, signSimple } from '../bitcoin/sign-text.js';
import type { WalletAddress } from '../bitcoin/wallet-address.js';
import type { PhoneNamespaceFactory, PhoneRequest } from './phone-namespace.js';

const METHODS = {
  signMessage: 'sign messages',
  sendTransfer: 'send transfers',
  signPsbt: 'sign transactions',
  getAccountAddresses: '',
};

export interface PhoneBitcoinSettings {
  readonly keys: readonly [BitcoinKey, ...BitcoinKey[]];
  /** The kind of address it is paid at. */
  readonly pays: KeyKind;
  /** The networks it supports, by CAIP-2, with their address prefixes and explorers. */
  readonly chains: readonly {
    readonly chain: string;
    readonly name: string;
    readonly prefix: string;
    readonly url: string;
  }[];
}

type Given = Readonly<Record<string, unknown>>;

export function bitcoinNamespace({ keys, pays, chains }: PhoneBitcoinSettings): PhoneNamespaceFactory {
  return ({ wallet, emit, onChange }) => {
    let selected = 0;
    let [current = ''] = chains.map(({ chain }) => chain);
    const at = (chain: string) => chains.find((each) => each.chain === chain);
    const addressIn = (key: BitcoinKey, chain = current) => addressOf(key, pays, netNamed(at(chain)?.prefix ?? ''));
    const addresses = () => {
      const all = keys.map((key) => addressIn(key));
      return [...all.filter((_, index) => index === selected), ...all.filter((_, index) => index !== selected)];
    };
    const keyOf = (account: unknown, chain: string): BitcoinKey => {
      const key = keys.find((each) => addressIn(each, chain) === account);
      if (key === undefined) throw invalidParams('There is no such account.');
      return key;
    };
    const answers: Readonly<Record<string, (given: Given, asked: PhoneRequest) => unknown>> = {
      signMessage: ({ message, account, address = account, protocol }, { chain }) => {
        const key = keyOf(address, chain);
        const text = String(message);
        const simple = protocol === 'bip322';
        const signature = simple ? signSimple(key, pays, String(address), text) : signClassic(key, text);
        return { address, signature: toHex(signature) };
      },
      sendTransfer: async ({ account, recipientAddress, amount }, { chain }) => {
        const known = at(chain);
        if (!known || !/^\d+$/.test(String(amount))) throw invalidParams('That cannot be sent.');
        const key = keyOf(account, chain);
        const from: WalletAddress = {
          ...{ address: String(account), publicKey: publicKeyOf(key, pays), kind: pays, chain: known },
          purpose: 'payment',
        };
        const to = String(recipientAddress);
        return { txid: await ownTransfer({ ...from, key, to, amount: BigInt(String(amount)) }) };
      },
      signPsbt: ({ psbt, signInputs }, { chain }) => {
        const bytes = fromBase64(psbt);
        if (!bytes || !Array.isArray(signInputs)) throw invalidParams('That is not a transaction.');
        const inputs = signInputs.map(({ address, index }) => ({ secret: secretOf(keyOf(address, chain)), index }));
        return { psbt: toBase64(signPsbt(bytes, inputs)) };
      },
    };
    return {
      name: 'bip122',
      methods: METHODS,
      events: ['accountsChanged', 'chainChanged'],
      chains: () => [current, ...chains.map(({ chain }) => chain).filter((chain) => chain !== current)],
      chainName: (chain) => at(chain)?.name ?? chain,
      accounts: () => keys.map((key) => addressIn(key)),
      addresses,
      async answer(asked, prompts) {
        const { chain, method, params, origin } = asked;
        if (method === 'getAccountAddresses')
          return keys.map((key) => ({
            ...{ address: addressIn(key, chain), publicKey: publicKeyOf(key, pays), intention: 'payment' },
          }));
        const answer = answers[method];
        if (!answer) throw unsupportedMethod(method);
        const given: Given = { ...Object(params) };
        if (!(await prompts.ask({ wallet, method, params: [given], origin, chainId: 0, reference: chain })))
          throw userRejected();
        return answer(given, asked);
      },
      describe({ method, params, origin }) {
        const [given = {}] = params as readonly Given[];
        if (method === 'signMessage')
          return { title: 'Sign a message', facts: [['Site', origin]], text: String(given.message) };
        if (method === 'sendTransfer')
          return {
            title: 'Send bitcoin',
            facts: [
              ['Site', origin],
              ['To', String(given.recipientAddress)],
              ['Satoshis', String(given.amount)],
            ],
          };
        return { title: 'Sign a transaction', facts: [['Site', origin]], text: String(given.psbt) };
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
