/** A live connection to the embedded wallet in one namespace. */
import { ignoreElements, type Observable, Subject, tap } from 'rxjs';
import type { Link, LinkChange } from '../../../application/ports/link.js';
import { Failure } from '../../../domain/failure/failure.js';
import { type Namespace, type NetworkId, namespaceOf } from '../../../domain/network/caip.js';
import { chainIdToHex, readChainId } from '../../../domain/network/chain-id.js';
import type { Wallet } from '../../../domain/wallet/wallet.js';
import { guardedProvider } from '../eip1193/guarded-provider.js';
import type { Eip1193Provider, Eip1193Request } from '../eip1193/provider.js';
import type { ReadUser } from './read-user.js';
import type { RequestQueue } from './request-queue.js';

export interface EmbeddedLinkParts {
  readonly wallet: Wallet;
  readonly user: ReadUser;
  readonly queue: RequestQueue;
  /** Moves the wallet to the network. */
  readonly move: (networkId: NetworkId) => Observable<NetworkId>;
  readonly signOut: () => Observable<unknown>;
  readonly words: EmbeddedWords[Namespace];
}

type Ask = (method: string, params: unknown) => Promise<unknown>;

/** By namespace: converts requests from the pages' format to the frame's. */
export type EmbeddedWords = { readonly [N in Namespace]?: ((ask: Ask) => Ask) | undefined };

export interface EmbeddedLink extends Link {
  /** A change by the wallet itself. */
  change(change: LinkChange): void;
}

/** All namespaces connect and disconnect together. */
const SESSION = 'embedded';

export function embeddedLink({ wallet, user, queue, move, signOut, words }: EmbeddedLinkParts): EmbeddedLink {
  const { namespace } = wallet;
  const evm = namespace === 'eip155';
  const changes$ = new Subject<LinkChange>();
  const listeners = new Map<string, Set<(payload: unknown) => void>>();
  let { networkId } = user;

  const emit = (event: string, payload: unknown): void => {
    for (const listener of listeners.get(event) ?? []) listener(payload);
  };
  const change = (next: LinkChange): void => {
    if (next.type === 'network') {
      networkId = next.networkId;
      emit('chainChanged', evm ? chainIdToHex(networkId) : networkId);
    }
    if (next.type === 'accounts')
      emit(
        'accountsChanged',
        next.accounts.map(({ address }) => address),
      );
    changes$.next(next);
    if (next.type !== 'lost') return;
    emit('disconnect', { code: 4900, message: 'The embedded wallet is signed out' });
    changes$.complete();
  };

  const events: Pick<Eip1193Provider, 'on' | 'removeListener'> = {
    on: (event, listener) => void listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    removeListener: (event, listener) => void listeners.get(event)?.delete(listener),
  };
  const put: Ask = (method, params) => queue.request(namespace, method, params);
  const ask = words?.(put) ?? put;
  const asked: Eip1193Provider = {
    ...events,
    request: async ({ method, params }) =>
      evm && method === 'eth_chainId' ? chainIdToHex(networkId) : await ask(method, params ?? []),
  };
  /** The provider for our own chains: only they may request a network switch. */
  const own: Eip1193Provider = {
    ...events,
    async request(request: Eip1193Request) {
      if (request.method === 'wallet_addEthereumChain') throw Object.assign(new Error('Not supported'), { code: 4200 });
      if (request.method !== 'wallet_switchEthereumChain') return await asked.request(request);
      const [wish] = (Array.isArray(request.params) ? request.params : []) as readonly { chainId?: unknown }[];
      return await new Promise((resolve, reject) => {
        move(readChainId(wish?.chainId)).subscribe({
          next: (moved) => {
            change({ type: 'network', networkId: moved });
            resolve(null);
          },
          error: (error: unknown) =>
            reject(
              Object.assign(new Error('The embedded wallet does not serve this network', { cause: error }), {
                code: error instanceof Failure && error.code === 'rejected' ? 4001 : 4902,
              }),
            ),
        });
      });
    },
  };

  let guarded: Eip1193Provider | undefined;
  return {
    wallet,
    accounts: user.accounts,
    networkId,
    session: SESSION,
    changes$,
    provider: evm ? own : asked,
    guard: (network, ended$) => {
      guarded ??= guardedProvider(asked, network, ended$);
      return guarded;
    },
    ...(!evm && {
      moveTo: (id: NetworkId) =>
        move(id).pipe(
          tap((moved) => change({ type: 'network', networkId: moved })),
          ignoreElements(),
        ),
    }),
    disconnect: () => signOut().pipe(ignoreElements()),
    change,
  };
}

/** The network in the frame's format: a number for eip155, else the CAIP-2 id. */
export function frameChainId(networkId: NetworkId): number | string {
  return namespaceOf(networkId) === 'eip155' ? Number(networkId.slice('eip155:'.length)) : networkId;
}
