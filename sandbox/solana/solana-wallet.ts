/**
 * A Solana wallet for the sandbox: it registers itself by the Wallet Standard, has real keys and really signs. Its user
 * answers with the same control as for the sandbox's other wallets.
 */
import type { Storage } from '../../application/ports/storage.js';
import { toBase64 } from '../../infrastructure/base64.js';
import { jsonRpc } from '../../servers/json-rpc.js';
import { unsupportedMethod, userRejected } from '../../servers/secure-site/frame/rpc/provider-error.js';
import type { Misbehaviour } from '../wallets/misbehaviour.js';
import { createPrompts, type Decide, type WalletMode } from '../wallets/prompts.js';
import type { SandboxProvider } from '../wallets/provider.js';
import type { SandboxWallet, SandboxWalletControl } from '../wallets/wallet.js';
import { memoryStore, readMemory, type WalletMemory } from '../wallets/wallet-memory.js';
import type { WalletSettings } from '../wallets/wallet-settings.js';
import { type SolanaKey, sign } from './key-pair.js';
import { signInText } from './sign-in-text.js';
import { signTransaction } from './sign-transaction.js';

export interface SolanaWalletSettings {
  readonly name: string;
  /** A data URL. */
  readonly icon: string;
  readonly keys: readonly [SolanaKey, ...SolanaKey[]];
  /** The supported chains, by the standard's names, each with its node. */
  readonly chains: readonly { readonly chain: string; readonly name: string; readonly rpcUrl: string }[];
  readonly note: string;
  /** Signs, but the site has to send. */
  readonly signsOnly?: boolean;
  /** The same wallet on EVM networks, if it announces itself there. */
  readonly evm?: Pick<WalletSettings, 'rdns' | 'keys' | 'networks'>;
}

export interface SolanaWalletOptions extends SolanaWalletSettings {
  readonly mode?: WalletMode;
  readonly decide?: Decide;
  readonly store?: Storage;
  readonly origin?: string;
}

export interface SolanaWallet extends SandboxWallet {
  /** What it registers. */
  readonly standard: StandardSandboxWallet;
  /** The number of its event listeners. */
  readonly followers: number;
}

interface StandardAccount {
  readonly address: string;
  readonly publicKey: Uint8Array;
  readonly chains: readonly string[];
  readonly features: readonly string[];
}

export interface StandardSandboxWallet {
  readonly version: '1.0.0';
  readonly name: string;
  readonly icon: string;
  readonly chains: readonly string[];
  readonly features: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly accounts: readonly StandardAccount[];
}

interface TransactionInput {
  readonly account: StandardAccount;
  readonly transaction: Uint8Array;
  readonly chain: string;
}

const VERSIONS = { version: '1.0.0', supportedTransactionVersions: ['legacy', 0] } as const;

export function createSolanaWallet(options: SolanaWalletOptions): SolanaWallet {
  const { name, icon, keys, chains, origin = 'http://localhost', store = memoryStore() } = options;
  const listeners = new Set<() => void>();
  const followers = new Set<(change: object) => void>();
  const misbehaviours = new Set<Misbehaviour>();
  let log: { method: string; params: readonly unknown[] }[] = [];
  const onChange = () => {
    for (const listener of [...listeners]) listener();
  };

  const memoryKey = `sandbox-solana-wallet:${name}`;
  let memory = readMemory(store, memoryKey, { selected: 0, chainId: 0, locked: false, origins: [], added: [] });
  const remember = (change: Partial<WalletMemory>) => {
    const before = accounts();
    memory = { ...memory, ...change };
    store.set(memoryKey, JSON.stringify(memory));
    if (accounts().join() !== before.join()) emit();
    onChange();
  };
  const permitted = () => memory.origins.includes(origin);
  const accounts = (): readonly string[] => {
    if (!permitted() || memory.locked || misbehaviours.has('empty-accounts')) return [];
    if (misbehaviours.has('malformed-account')) return ['not-an-address'];
    const all = keys.map(({ address }) => address);
    const selected = all[memory.selected];
    return [...all.filter((each) => each === selected), ...all.filter((each) => each !== selected)];
  };
  const opened = () => accounts().map((address) => accountOf(address));
  const emit = () => {
    if (misbehaviours.has('no-events')) return;
    for (let times = misbehaviours.has('duplicate-events') ? 2 : 1; times > 0; times--)
      for (const follower of [...followers]) follower({ accounts: opened() });
  };
  /** The same object each time, since wallets recognize accounts by it. */
  const made = new Map<string, StandardAccount>();
  const accountOf = (address: string): StandardAccount => {
    const known = made.get(address) ?? {
      ...{ address, publicKey: new Uint8Array(32), features: Object.keys(features) },
      chains: chains.map(({ chain }) => chain),
    };
    made.set(address, known);
    return known;
  };

  const prompts = createPrompts(options.mode ?? 'ask', options.decide, onChange);
  /** By hand: records the request, and throws a wallet's rejection error if its user declines. */
  const consent = async (method: string, ...params: readonly unknown[]): Promise<void> => {
    const network = chains[0]?.name ?? '';
    if (!(await prompts.ask({ wallet: name, method, params, origin, chainId: 0, reference: network })))
      throw userRejected();
  };
  /** Sites have to pass the same account object that they received. */
  const keyOf = (account: StandardAccount): SolanaKey => {
    const key = keys.find(({ address }) => address === account.address);
    if (!key || made.get(account.address) !== account || !accounts().includes(account.address))
      throw new Error('Invalid account');
    return key;
  };

  const answers: Readonly<Record<string, (...inputs: never[]) => Promise<unknown>>> = {
    solana_connect: async ({ silent }: { silent?: boolean } = {}) => {
      if (!silent && accounts().length === 0) {
        await consent('solana_connect');
        remember({ locked: false, origins: [...new Set([...memory.origins, origin])] });
      }
      return { accounts: opened() };
    },
    solana_disconnect: async () => remember({ origins: memory.origins.filter((each) => each !== origin) }),
    solana_signMessage: async (...inputs: { account: StandardAccount; message: Uint8Array<ArrayBuffer> }[]) => {
      await consent('solana_signMessage', ...inputs.map(({ message }) => new TextDecoder().decode(message)));
      return Promise.all(
        inputs.map(async ({ account, message }) => ({
          signedMessage: message,
          signature: await sign(keyOf(account), message),
        })),
      );
    },
    solana_signTransaction: async (...inputs: TransactionInput[]) => {
      await consent('solana_signTransaction', ...inputs.map(({ transaction }) => toBase64(transaction)));
      return Promise.all(
        inputs.map(async ({ account, transaction }) => ({
          signedTransaction: await signTransaction(keyOf(account), transaction),
        })),
      );
    },
    solana_signAndSendTransaction: async (...inputs: TransactionInput[]) => {
      await consent('solana_signAndSendTransaction', ...inputs.map(({ transaction }) => toBase64(transaction)));
      return Promise.all(
        inputs.map(async ({ account, transaction, chain }) => {
          const rpcUrl = chains.find((each) => each.chain === chain)?.rpcUrl;
          if (!rpcUrl) throw new Error(`The wallet does not know ${chain}.`);
          const signed = await signTransaction(keyOf(account), transaction);
          await jsonRpc(rpcUrl, 'sendTransaction', [toBase64(signed), { encoding: 'base64' }]);
          return { signature: signed.slice(1, 65) };
        }),
      );
    },
    solana_signIn: async (input: Readonly<Record<string, string>> = {}) => {
      const address = input.address ?? accounts()[0] ?? keys[0].address;
      const text = signInText(input, origin, address);
      await consent('solana_signIn', text);
      remember({ locked: false, origins: [...new Set([...memory.origins, origin])] });
      const signedMessage = new TextEncoder().encode(text);
      return [
        { account: accountOf(address), signedMessage, signature: await sign(keyOf(accountOf(address)), signedMessage) },
      ];
    },
  };

  // All requests of the site pass through here, to be recorded and to fail on demand.
  const provider: SandboxProvider = {
    request({ method, params = [] }) {
      log = [...log, { method, params: params as readonly unknown[] }];
      return answers[method]?.(...(params as never[])) ?? Promise.reject(unsupportedMethod(method));
    },
    on: () => provider,
    removeListener: () => provider,
  };
  const way =
    (method: string) =>
    (...params: readonly unknown[]) =>
      provider.request({ method, params });
  const features: StandardSandboxWallet['features'] = {
    'standard:connect': { version: '1.0.0', connect: way('solana_connect') },
    'standard:disconnect': { version: '1.0.0', disconnect: way('solana_disconnect') },
    'standard:events': {
      version: '1.0.0',
      on: (_event: 'change', listener: (change: object) => void) => {
        followers.add(listener);
        return () => void followers.delete(listener);
      },
    },
    'solana:signMessage': { version: '1.1.0', signMessage: way('solana_signMessage') },
    'solana:signTransaction': { ...VERSIONS, signTransaction: way('solana_signTransaction') },
    ...(!options.signsOnly && {
      'solana:signAndSendTransaction': { ...VERSIONS, signAndSendTransaction: way('solana_signAndSendTransaction') },
    }),
    'solana:signIn': { version: '1.0.0', signIn: way('solana_signIn') },
  };
  const standard: StandardSandboxWallet = {
    ...{ version: '1.0.0', name, icon, features },
    chains: chains.map(({ chain }) => chain),
    get accounts() {
      return opened();
    },
  };

  const network = { chainId: 0, name: chains[0]?.name ?? '' };
  const control: SandboxWalletControl = {
    name,
    get mode() {
      return prompts.mode;
    },
    set mode(mode) {
      prompts.mode = mode;
    },
    pending: () => prompts.pending(),
    answer: (id, approve) => prompts.answer(id, approve),
    approveNext: () => prompts.answerNext(true),
    rejectNext: () => prompts.answerNext(false),
    requests: () => log,
    misbehaves: (kind) => misbehaviours.has(kind),
    misbehave(kind, on = true) {
      if (on) misbehaviours.add(kind);
      else misbehaviours.delete(kind);
      onChange();
    },
    alsoHolds: () => undefined,
    changeAccount: (index) => remember({ selected: index }),
    changeNetwork: () => undefined,
    lock: () => remember({ locked: true }),
    unlock: () => remember({ locked: false }),
    forgetSite: () => remember({ origins: memory.origins.filter((each) => each !== origin) }),
    goOffline: () => undefined,
    goOnline: () => undefined,
    snapshot: () => ({
      accounts: keys.map(({ address }) => address),
      selected: memory.selected,
      network,
      networks: [network],
      locked: memory.locked,
      online: true,
      permitted: permitted(),
    }),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const info = { name, rdns: rdnsOf(name), icon };
  return {
    ...{ info, provider, control, standard },
    get followers() {
      return followers.size;
    },
  };
}

export function rdnsOf(name: string): string {
  return `example.${name.toLowerCase()}`;
}
