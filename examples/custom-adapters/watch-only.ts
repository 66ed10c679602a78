import { type ConnectorHandle, Failure, type Link, type NetworkId, type Wallet } from 'porthole';
import { EMPTY, NEVER, of } from 'rxjs';

/** Shows the site as any account would see it, without signing: for support and demonstrations. */
export function watchOnly(address: string, networkId: NetworkId): ConnectorHandle {
  const wallet: Wallet = {
    id: 'watch-only',
    type: 'EXTERNAL',
    name: 'Look around',
    namespace: 'eip155',
    connectorId: 'watch-only',
  };
  const link: Link = {
    wallet,
    accounts: [{ namespace: 'eip155', address, type: 'eoa' }],
    networkId,
    changes$: NEVER,
    provider: { request: () => Promise.reject(new Failure('method-not-supported')) },
    disconnect: () => EMPTY,
  };
  return {
    id: 'watch-only',
    namespaces: ['eip155'],
    wallets: [wallet], // listed without loading anything
    load: () =>
      Promise.resolve({
        id: 'watch-only',
        namespaces: ['eip155'],
        wallets$: of([wallet]),
        connect: () => of({ type: 'connected', links: [link] }),
        restore: () => of(link),
      }),
  };
}
