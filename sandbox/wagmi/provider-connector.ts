/** A wagmi connector for a given provider, like an app's own: wagmi's connector for browser wallets needs a window. */
import type { CreateConnectorFn } from '@wagmi/core';
import { type Address, getAddress, numberToHex, UserRejectedRequestError } from 'viem';
import type { Eip1193Provider } from '../../infrastructure/connectors/eip1193/provider.js';

export function providerConnector(id: string, name: string, provider: Eip1193Provider): CreateConnectorFn {
  return ({ chains, emitter }) => {
    const accountsOf = async (method: string) =>
      ((await provider.request({ method })) as readonly string[]).map((each) => getAddress(each));
    const chainIdOf = async () => Number(await provider.request({ method: 'eth_chainId' }));
    const listeners = {
      accountsChanged: (accounts: unknown) => connector.onAccountsChanged(accounts as string[]),
      chainChanged: (chainId: unknown) => connector.onChainChanged(String(chainId)),
      disconnect: () => connector.onDisconnect(),
    };
    const listen = (on: boolean) => {
      for (const [event, listener] of Object.entries(listeners)) {
        if (on) provider.on?.(event, listener);
        else provider.removeListener?.(event, listener);
      }
    };
    let listening = false;
    const connector: ReturnType<CreateConnectorFn> = {
      id,
      name,
      type: 'provider',
      async connect({ isReconnecting } = {}) {
        const accounts = await accountsOf(isReconnecting ? 'eth_accounts' : 'eth_requestAccounts').catch(
          (error: { code?: unknown }) => {
            throw error.code === 4001 ? new UserRejectedRequestError(new Error('No')) : error;
          },
        );
        if (!listening) listen(true);
        listening = true;
        return { accounts: accounts as never, chainId: await chainIdOf() };
      },
      async disconnect() {
        listen(false);
        listening = false;
        await provider.request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] });
      },
      getAccounts: (): Promise<readonly Address[]> => accountsOf('eth_accounts'),
      getChainId: chainIdOf,
      getProvider: () => Promise.resolve(provider),
      isAuthorized: async () => (await accountsOf('eth_accounts')).length > 0,
      async switchChain({ chainId }) {
        await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: numberToHex(chainId) }] });
        const chain = chains.find((each) => each.id === chainId);
        if (!chain) throw new Error('Unknown chain');
        return chain;
      },
      onAccountsChanged(accounts) {
        if (accounts.length === 0) connector.onDisconnect();
        else emitter.emit('change', { accounts: accounts.map((each) => getAddress(each)) });
      },
      onChainChanged: (chainId) => emitter.emit('change', { chainId: Number(chainId) }),
      onDisconnect() {
        listen(false);
        listening = false;
        emitter.emit('disconnect');
      },
    };
    return connector;
  };
}
