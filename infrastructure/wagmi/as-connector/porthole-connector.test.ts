/** The modal as wagmi's connector: the real modal, a wallet with real keys, and both major versions of wagmi. */
import { UserRejectedRequestError, verifyMessage } from 'viem';
import { mainnet, optimism, sepolia } from 'viem/chains';
import { afterEach, describe, expect, it } from 'vitest';
import { statusOf } from '../../../application/connect/status-of.js';
import {
  FIRST,
  LINES,
  SECOND,
  WALLET,
  type WagmiTab,
  type WagmiVisits,
  wagmiVisits,
} from '../../../sandbox/wagmi/wagmi-visits.js';
import { storedBy } from '../stored-by-wagmi.js';
import { watchBy } from './watch-porthole.js';

const PROMPTING = ['eth_requestAccounts', 'wallet_requestPermissions'];
let visits: WagmiVisits;
afterEach(() => visits.close());

describe.each(LINES)('the modal as a connector of wagmi %s', (_, wagmi) => {
  function begin() {
    visits = wagmiVisits(wagmi);
    return visits.open();
  }
  function reloaded(): Promise<WagmiTab> {
    visits.close();
    visits.asked();
    return visits.open();
  }
  const shown = ({ config }: WagmiTab) => {
    const { status, current, connections } = config.state;
    const connection = current ? connections.get(current) : undefined;
    return { status, address: connection?.accounts[0], chainId: connection?.chainId };
  };
  async function connected(): Promise<WagmiTab> {
    const tab = await begin();
    await tab.modal.connect(WALLET);
    await expect.poll(() => shown(tab)).toEqual({ status: 'connected', address: FIRST, chainId: 1 });
    return tab;
  }
  const prompts = () => visits.asked().filter((method) => PROMPTING.includes(method));

  it('opens the modal, prompts once, and connects', async () => {
    const tab = await begin();
    const connecting = wagmi.connect(tab.config, { connector: tab.connector });
    await expect.poll(() => tab.modal.getState().shell.open).toBe(true);
    await tab.modal.connect(WALLET);
    expect(await connecting).toEqual({ accounts: [FIRST, SECOND], chainId: 1 });
    expect(shown(tab)).toEqual({ status: 'connected', address: FIRST, chainId: 1 });
    expect(prompts()).toEqual(['eth_requestAccounts']);
    expect(tab.statuses).toEqual(['disconnected', 'connecting', 'disconnected', 'connecting', 'connected']);
  });

  it('fails with a rejection if the modal is closed', async () => {
    const tab = await begin();
    const connecting = wagmi.connect(tab.config, { connector: tab.connector });
    const refused = expect(connecting).rejects.toThrow(UserRejectedRequestError);
    await expect.poll(() => tab.modal.getState().shell.open).toBe(true);
    await tab.modal.close();
    await refused;
    expect(shown(tab).status).toBe('disconnected');
    expect(visits.asked()).toEqual([]);
  });

  it('follows the modal’s button, through the usual statuses', async () => {
    const tab = await connected();
    expect(tab.statuses).toEqual(['disconnected', 'connecting', 'disconnected', 'connecting', 'connected']);
    expect(prompts()).toEqual(['eth_requestAccounts']);
    expect(await tab.config.storage?.getItem('recentConnectorId')).toBe('porthole');
    await expect(wagmi.connect(tab.config, { connector: tab.connector })).rejects.toThrow('already connected');
  });

  it('is connected after a reload without a prompt', async () => {
    await connected();
    const tab = await reloaded();
    expect(tab.statuses).toEqual(['disconnected', 'reconnecting', 'connected']);
    expect(shown(tab)).toEqual({ status: 'connected', address: FIRST, chainId: 1 });
    expect(prompts()).toEqual([]);
  });

  it('does not connect after a reload if the wallet has removed the site', async () => {
    await connected();
    visits.close();
    visits.wallet.forgetSite();
    const tab = await reloaded();
    expect(shown(tab).status).toBe('disconnected');
    expect(statusOf(tab.modal.getState(), 'eip155')).toBe('disconnected');
  });

  it('follows another tab', async () => {
    const first = await begin();
    const second = await visits.open();
    second.modal.preload();
    await expect.poll(() => second.modal.getState().started).toBe(true);
    await first.modal.connect(WALLET);
    await expect.poll(() => shown(second)).toEqual({ status: 'connected', address: FIRST, chainId: 1 });
    await wagmi.disconnect(first.config);
    await expect.poll(() => shown(second).status).toBe('disconnected');
    expect(shown(first).status).toBe('disconnected');
  });

  it('follows the wallet to another account and network, and to one that is not configured', async () => {
    const tab = await connected();
    visits.wallet.changeAccount(1);
    await expect.poll(() => shown(tab).address).toBe(SECOND);
    await tab.modal.selectAccount(FIRST);
    expect(shown(tab).address).toBe(FIRST);
    expect(await tab.connector.getAccounts()).toEqual([FIRST, SECOND]);
    visits.wallet.changeNetwork(11_155_111);
    await expect.poll(() => shown(tab).chainId).toBe(11_155_111);
    expect(await tab.connector.getChainId()).toBe(11_155_111);
    visits.wallet.changeNetwork(10);
    await expect.poll(() => shown(tab).chainId).toBe(10);
    expect(tab.config.state.chainId).toBe(11_155_111);
  });

  it('switches from either side, and signs afterwards', async () => {
    const tab = await connected();
    expect(await wagmi.switchChain(tab.config, { chainId: 11_155_111 })).toMatchObject({ id: 11_155_111 });
    expect(shown(tab).chainId).toBe(11_155_111);
    expect((await wagmi.getConnectorClient(tab.config)).chain.id).toBe(11_155_111);
    await tab.modal.switchNetwork('eip155:1');
    expect(shown(tab).chainId).toBe(1);
    expect((await wagmi.getConnectorClient(tab.config, { chainId: 1 })).account.address).toBe(FIRST);
    const signature = await wagmi.signMessage(tab.config, { message: 'Hello' });
    expect(await verifyMessage({ address: FIRST, message: 'Hello', signature })).toBe(true);
    expect(visits.asked().filter((method) => method === 'wallet_switchEthereumChain')).toHaveLength(2);
  });

  it('passes the visitor’s rejections on', async () => {
    const tab = await connected();
    visits.wallet.mode = 'reject';
    await expect(wagmi.switchChain(tab.config, { chainId: 11_155_111 })).rejects.toThrow(UserRejectedRequestError);
    await expect(wagmi.signMessage(tab.config, { message: 'Hello' })).rejects.toThrow('User rejected the request');
    expect(shown(tab)).toEqual({ status: 'connected', address: FIRST, chainId: 1 });
  });

  it('says that a later switch replaced an earlier one, which the visitor has not rejected', async () => {
    visits = wagmiVisits(wagmi, { chains: [mainnet, sepolia, optimism] });
    const tab = await visits.open();
    await tab.modal.connect(WALLET);
    await expect.poll(() => shown(tab).status).toBe('connected');
    visits.wallet.mode = 'ask';
    const first = wagmi.switchChain(tab.config, { chainId: 11_155_111 });
    const replaced = expect(first).rejects.toMatchObject({ name: 'Failure', data: { superseded: true } });
    const second = wagmi.switchChain(tab.config, { chainId: 10 });
    await replaced;
    await visits.wallet.approveNext();
    expect(await second).toMatchObject({ id: 10 });
    await expect.poll(() => shown(tab).chainId).toBe(10);
  });

  it.each(['wagmi', 'the modal', 'the wallet'] as const)('disconnects through %s', async (by) => {
    const tab = await connected();
    if (by === 'wagmi') await wagmi.disconnect(tab.config);
    if (by === 'the modal') await tab.modal.disconnect();
    if (by === 'the wallet') visits.wallet.forgetSite();
    await expect.poll(() => shown(tab).status).toBe('disconnected');
    await expect.poll(() => statusOf(tab.modal.getState(), 'eip155')).toBe('disconnected');
    // The same as before the first connection: no duplicate listeners.
    const { emitter } = tab.connector;
    expect([
      emitter.listenerCount('connect'),
      emitter.listenerCount('change'),
      emitter.listenerCount('disconnect'),
    ]).toEqual([1, 0, 0]);
    await tab.modal.connect(WALLET);
    await expect.poll(() => shown(tab)).toEqual({ status: 'connected', address: FIRST, chainId: 1 });
  });

  it('disconnects through the connector itself, and follows later connections', async () => {
    const tab = await connected();
    await tab.connector.disconnect();
    await expect.poll(() => shown(tab).status).toBe('disconnected');
    await tab.modal.connect(WALLET);
    await expect.poll(() => shown(tab).status).toBe('connected');
    await tab.modal.disconnect();
    await expect.poll(() => shown(tab).status).toBe('disconnected');
  });

  it('has one provider for all connections, whose listeners persist', async () => {
    const tab = await begin();
    const provider = (await tab.connector.getProvider()) as {
      request(ask: object): Promise<unknown>;
      on(event: string, listener: (payload: unknown) => void): void;
    };
    await expect(provider.request({ method: 'eth_accounts' })).rejects.toMatchObject({ code: 4900 });
    const received: unknown[] = [];
    for (const event of ['connect', 'accountsChanged', 'chainChanged', 'disconnect'])
      provider.on(event, (payload) => received.push([event, payload instanceof Error ? 'error' : payload]));
    await tab.modal.connect(WALLET);
    visits.wallet.changeNetwork(11_155_111);
    await tab.modal.disconnect();
    await tab.modal.connect(WALLET);
    expect(received).toEqual([
      ['connect', { chainId: '0x1' }],
      ['accountsChanged', [FIRST, SECOND]],
      ['chainChanged', '0xaa36a7'],
      ['accountsChanged', []],
      ['disconnect', 'error'],
      ['connect', { chainId: '0xaa36a7' }],
      ['accountsChanged', [FIRST, SECOND]],
    ]);
    expect(await tab.connector.getProvider()).toBe(provider);
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([FIRST, SECOND]);
  });

  it('is followed once if it is watched twice, and again after it was stopped', async () => {
    const tab = await connected();
    const stop = watchBy(wagmi.connect, tab.config);
    expect(watchBy(wagmi.connect, tab.config)).toBe(stop);
    stop();
    await tab.modal.disconnect();
    expect(shown(tab).status).toBe('connected');
    const again = watchBy(wagmi.connect, tab.config);
    await expect.poll(() => shown(tab).status).toBe('disconnected');
    // It has ended already: it does not stop the new one.
    stop();
    await tab.modal.connect(WALLET);
    await expect.poll(() => shown(tab).status).toBe('connected');
    again();
  });

  it('with `ssr` and without `WagmiProvider`, follows once the page hydrates the config', async () => {
    visits = wagmiVisits(wagmi);
    const tab = await visits.open({ ssr: true }, async () => undefined);
    await tab.modal.connect(WALLET);
    expect([shown(tab).status, storedBy(tab.config)?.hasHydrated()]).toEqual(['disconnected', false]);
    await wagmi.hydrate(tab.config, { reconnectOnMount: true }).onMount();
    await expect.poll(() => shown(tab)).toEqual({ status: 'connected', address: FIRST, chainId: 1 });
  });

  it('syncs the network before a wallet connects', async () => {
    const tab = await begin();
    expect(await tab.connector.getChainId()).toBe(1);
    await wagmi.switchChain(tab.config, { chainId: 11_155_111 });
    await expect.poll(() => tab.modal.getState().network.chosen.eip155).toBe('eip155:11155111');
    await tab.modal.switchNetwork('eip155:1');
    expect(tab.config.state.chainId).toBe(1);
    expect(visits.asked()).toEqual([]);
  });

  it('syncs the network on a page that does not reconnect', async () => {
    const before = await connected();
    before.close();
    visits.wallet.forgetSite();
    const tab = await visits.open({}, async (config) => {
      await expect.poll(() => storedBy(config)?.hasHydrated()).toBe(true);
      await wagmi.hydrate(config, { reconnectOnMount: false }).onMount();
    });
    await expect.poll(() => statusOf(tab.modal.getState(), 'eip155')).toBe('disconnected');
    await wagmi.switchChain(tab.config, { chainId: 11_155_111 });
    await expect.poll(() => tab.modal.getState().network.chosen.eip155).toBe('eip155:11155111');
  });
});
