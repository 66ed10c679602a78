import { firstValueFrom, type Subscription } from 'rxjs';
import type { LinkChange } from '../../application/ports/link.js';
import { type Failure, isFailure } from '../../domain/failure/failure.js';
import { type NetworkId, networkIdOf } from '../../domain/network/caip.js';
import { chainIdToHex } from '../../domain/network/chain-id.js';
import type { Eip1193Provider, Eip1193Request } from '../connectors/eip1193/provider.js';
import { placeholderHex } from './placeholder-hex.js';
import type { Question, ScriptedWallet } from './scripted-wallet.js';

/** Your own answers by method: the site receives exactly what the function returns or throws. */
export type Answers = Readonly<Record<string, (params: unknown) => unknown>>;

/** A scripted wallet as an EIP-1193 provider, for tests with the real connectors and chains. */
export interface ScriptedProvider extends Eip1193Provider {
  /** Every request of the site, oldest first. */
  readonly requests: readonly Eip1193Request[];
  /** How many listeners the site has attached and not removed yet. */
  readonly listeners: number;
  /** Emits an event unchanged, well-formed or not. */
  emit(event: string, argument?: unknown): void;
  on(event: string, listener: (argument: never) => void): void;
  removeListener(event: string, listener: (argument: never) => void): void;
}

/**
 * Creates an EIP-1193 provider of a scripted wallet. Signatures and hashes are placeholders: use a real key where they
 * have to be valid.
 */
export function scriptedProvider(wallet: ScriptedWallet, answers: Answers = {}): ScriptedProvider {
  const requests: Eip1193Request[] = [];
  const listeners = new Map<string, Set<(argument: unknown) => void>>();
  let following: Subscription | undefined;
  let hashes = 0;

  const put = async (question: Question, detail?: unknown): Promise<void> => {
    try {
      await firstValueFrom(wallet.ask(question, detail));
    } catch (error) {
      throw isFailure(error) ? providerError(error) : error;
    }
  };

  const methods: Record<string, (params: readonly unknown[]) => unknown> = {
    async eth_requestAccounts() {
      if (!wallet.connected) await put('connect');
      wallet.grant();
      return addressesOf(wallet);
    },
    eth_accounts: () => (wallet.connected ? addressesOf(wallet) : []),
    eth_chainId: () => chainIdToHex(wallet.networkId),
    wallet_getPermissions: () => (wallet.connected ? [{ parentCapability: 'eth_accounts' }] : []),
    async wallet_revokePermissions() {
      await put('disconnect');
      wallet.lose();
      return null;
    },
    async wallet_switchEthereumChain([parameter]) {
      const id = networkOf(parameter);
      if (!wallet.knownNetworks.has(id)) throw Object.assign(new Error('Unrecognized chain ID'), { code: 4902 });
      await put('switch', id);
      wallet.agreeToNetwork(id);
      return null;
    },
    async wallet_addEthereumChain([parameter]) {
      await put('add', parameter);
      wallet.agreeToNetwork(networkOf(parameter));
      return null;
    },
    async personal_sign([text]) {
      await put('sign', text);
      return placeholderHex(65, 1);
    },
    async eth_sendTransaction([transaction]) {
      await put('send', transaction);
      return placeholderHex(32, ++hashes);
    },
  };

  const emit = (event: string, argument?: unknown) => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(argument);
  };

  const report = (change: LinkChange) => {
    if (change.type === 'network') emit('chainChanged', chainIdToHex(change.networkId));
    else emit('accountsChanged', change.type === 'accounts' ? change.accounts.map(({ address }) => address) : []);
  };

  const count = () => [...listeners.values()].reduce((sum, each) => sum + each.size, 0);

  return {
    requests,
    get listeners() {
      return count();
    },
    emit,
    request(request) {
      requests.push(request);
      return Promise.resolve(request).then(({ method, params }) => {
        const answer = answers[method];
        if (answer) return answer(params);
        const known = methods[method];
        if (!known) throw Object.assign(new Error(`${method} is not supported`), { code: 4200 });
        return known(Array.isArray(params) ? params : []);
      });
    },
    on(event, listener) {
      const all = listeners.get(event) ?? new Set();
      listeners.set(event, all.add(listener as (argument: unknown) => void));
      following ??= wallet.changes$.subscribe(report);
    },
    removeListener(event, listener) {
      listeners.get(event)?.delete(listener as (argument: unknown) => void);
      if (count() > 0) return;
      following?.unsubscribe();
      following = undefined;
    },
  };
}

function addressesOf(wallet: ScriptedWallet): readonly string[] {
  return wallet.accounts.map(({ address }) => address);
}

function networkOf(parameter: unknown): NetworkId {
  const chainId =
    typeof parameter === 'object' && parameter !== null && 'chainId' in parameter ? Number(parameter.chainId) : 0;
  return networkIdOf('eip155', chainId);
}

/** The error as a wallet would report it: only the code matters. */
function providerError(failure: Failure): Error {
  return Object.assign(new Error(failure.message), { code: failure.data.rpcCode ?? -32603 });
}
