/** A page that a server rendered from the cookie: hydrated as rendered, and then updated from the modal. */
import { type Config, cookieToInitialState } from '@wagmi/core';
import { afterEach, describe, expect, it } from 'vitest';
import { FIRST, LINES, WALLET, type WagmiVisits, wagmiVisits } from '../../../sandbox/wagmi/wagmi-visits.js';

let visits: WagmiVisits;
afterEach(() => visits.close());

describe.each(LINES)('wagmi %s with a cookie', (_, wagmi) => {
  const cookies = new Map<string, string>();
  const storage = () =>
    wagmi.createStorage({
      storage: {
        getItem: (key) => cookies.get(key) ?? null,
        setItem: (key, value) => void cookies.set(key, value),
        removeItem: (key) => void cookies.delete(key),
      },
    });
  const header = () => [...cookies].map(([key, value]) => `${key}=${value}`).join('; ');
  const shown = ({ state: { status, current, connections } }: Config) => {
    const connection = current ? connections.get(current) : undefined;
    return { status, address: connection?.accounts[0], chainId: connection?.chainId };
  };

  it('renders the connected account on the server, and is connected without a prompt', async () => {
    cookies.clear();
    visits = wagmiVisits(wagmi);
    const first = await visits.open({ storage: storage() });
    await first.modal.connect(WALLET);
    await expect.poll(() => shown(first.config)).toEqual({ status: 'connected', address: FIRST, chainId: 1 });
    visits.close();
    visits.asked();

    const initial = cookieToInitialState(first.config, header());
    const drawn: unknown[] = [];
    const second = await visits.open({ storage: storage(), ssr: true }, (config) => {
      const { onMount } = wagmi.hydrate(config, { reconnectOnMount: true, ...(initial && { initialState: initial }) });
      drawn.push(shown(config));
      return onMount();
    });
    expect(drawn).toEqual([{ status: 'reconnecting', address: FIRST, chainId: 1 }]);
    await expect.poll(() => shown(second.config)).toEqual({ status: 'connected', address: FIRST, chainId: 1 });
    expect(second.statuses).not.toContain('disconnected');
    expect(visits.asked()).not.toContain('eth_requestAccounts');
  });

  it('renders no account once it knows that the wallet has removed the site', async () => {
    cookies.clear();
    visits = wagmiVisits(wagmi);
    const first = await visits.open({ storage: storage() });
    await first.modal.connect(WALLET);
    await expect.poll(() => shown(first.config).status).toBe('connected');
    visits.close();
    visits.wallet.forgetSite();
    const initial = cookieToInitialState(first.config, header());
    const second = await visits.open({ storage: storage(), ssr: true }, (config) =>
      wagmi.hydrate(config, { reconnectOnMount: true, ...(initial && { initialState: initial }) }).onMount(),
    );
    await expect.poll(() => shown(second.config).status).toBe('disconnected');
  });
});
