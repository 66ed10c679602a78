/** Two wagmi configs on one modal: after hot reloading in development, or in two parts of a page. */
import { http } from 'viem';
import { mainnet, sepolia } from 'viem/chains';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FIRST, LINES, WALLET, type WagmiVisits, wagmiVisits } from '../../../sandbox/wagmi/wagmi-visits.js';
import { porthole } from './porthole.js';
import { watchBy } from './watch-porthole.js';

let visits: WagmiVisits;
let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  visits.close();
});

describe.each(LINES)('two configs of wagmi %s', (_, wagmi) => {
  it('are both connected without a second prompt, and both disconnected', async () => {
    const warned = vi.spyOn(console, 'warn');
    visits = wagmiVisits(wagmi);
    const { modal, config } = await visits.open();
    await modal.connect(WALLET);
    await expect.poll(() => config.state.status).toBe('connected');
    visits.asked();
    const again = wagmi.createConfig({
      chains: [mainnet, sepolia],
      transports: { [mainnet.id]: http(), [sepolia.id]: http() },
      connectors: [porthole(modal)],
      multiInjectedProviderDiscovery: false,
      storage: null,
    });
    stop = watchBy(wagmi.connect, again);
    // wagmi reconnects one config at a time, and does nothing for the other.
    await Promise.all([wagmi.reconnect(config), wagmi.reconnect(again)]);
    await expect.poll(() => wagmi.getAccount(again).address).toBe(FIRST);
    expect(wagmi.getAccount(config).address).toBe(FIRST);
    expect(visits.asked()).not.toContain('eth_requestAccounts');

    expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();

    await wagmi.disconnect(again);
    await expect.poll(() => config.state.status).toBe('disconnected');
    expect([again.state.status, modal.getState().connect.connections.eip155?.status]).toEqual([
      'disconnected',
      'disconnected',
    ]);
  });
});
