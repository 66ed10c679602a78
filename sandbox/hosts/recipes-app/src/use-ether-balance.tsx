import { QueryClient, QueryClientProvider, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Modal } from 'porthole';
import { PortholeProvider, useAccount, useNetwork, useProvider } from 'porthole/react';
import type { ReactNode } from 'react';

const queries = new QueryClient();

export function BalanceApp({ modal, children }: { modal: Modal; children: ReactNode }) {
  return (
    <PortholeProvider modal={modal}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </PortholeProvider>
  );
}

interface Requests {
  request(request: { readonly method: string; readonly params: readonly unknown[] }): Promise<unknown>;
}

/** The balance of the account in use, in wei. A new account or network is a new query; there is none without a wallet. */
export function useEtherBalance(): UseQueryResult<bigint> {
  const { address } = useAccount();
  const { networkId } = useNetwork();
  const provider = useProvider<Requests>();
  return useQuery({
    queryKey: ['balance', networkId, address],
    enabled: provider !== undefined && address !== undefined,
    queryFn: async () =>
      BigInt(String(await provider?.request({ method: 'eth_getBalance', params: [address, 'latest'] }))),
  });
}
