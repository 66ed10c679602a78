import { base, mainnet } from 'viem/chains';
import { describe, expect, it } from 'vitest';
import { evm } from '../chains/evm/index.js';
import { external } from '../connectors/external/index.js';
import { injected } from '../connectors/injected/index.js';
import { createModal } from '../create-modal.js';
import { scriptedDevice } from '../fakes/scripted-device.js';
import type { ModalOptions } from '../options.js';
import { memoryStorage } from '../storage/memory-storage.js';
import { type EvmDefaultsOptions, evmDefaults } from './index.js';

const networks = [mainnet, base];

const ids = ({ chains = [], connectors = [] }: ModalOptions) => [
  chains.map(({ namespace }) => namespace),
  connectors.map(({ id }) => id),
];

/** Opens a modal with these options. Returns it, and the hosts it may contact besides nodes. */
async function started(options: EvmDefaultsOptions) {
  const modal = createModal({ ...evmDefaults(options), device: scriptedDevice(), storage: memoryStorage() });
  const opened = await modal.open();
  const hosts = await modal.egress().catch(() => []);
  const foreign = hosts.filter(({ purpose }) => purpose !== 'rpc').map(({ origin }) => origin);
  return { modal, opened, foreign, stop: modal.destroy };
}

describe('evmDefaults', () => {
  it('has browser wallets and a list of wallets, and contacts only nodes', async () => {
    const { modal, opened, foreign, stop } = await started({ networks });
    expect(opened.ok).toBe(true);
    expect(ids(evmDefaults({ networks }))).toEqual([['eip155'], ['injected']]);
    await expect.poll(() => modal.getState().catalogue?.recommended.map(({ name }) => name)).toContain('MetaMask');
    expect(foreign).toEqual([]);
    expect(modal.getState().notices.alert).toBeUndefined();
    stop();
  });

  it.each([
    [{ projectId: 'abc' }, ['wss://relay.walletconnect.org']],
    [{ relayUrl: 'wss://relay.site.example' }, ['wss://relay.site.example']],
    [{ projectId: 'abc', relayUrl: 'wss://relay.site.example' }, ['wss://relay.site.example']],
    [{ projectId: ' ' }, []],
    [{ projectId: undefined }, []],
  ])('with %j it pairs through %j, and contacts no other host', async (options, relays) => {
    const { opened, foreign, stop } = await started({ networks, ...options });
    expect(opened.ok).toBe(true);
    expect(foreign).toEqual(relays);
    const [, connectors] = ids(evmDefaults({ networks, ...options }));
    expect(connectors).toEqual(['injected', ...relays.map(() => 'walletConnect')]);
    stop();
  });

  it('adds the host’s parts, which replace its own of the same kind', () => {
    const [chain, wallets] = [evm({ batch: false }), injected({ legacy: false })];
    const safe = external({ id: 'safe', name: 'Safe', load: () => ({ request: () => Promise.resolve() }) });
    const options = evmDefaults({ networks, projectId: 'abc', chains: [chain], connectors: [safe, wallets] });
    expect(options.chains).toEqual([chain]);
    expect(ids(options)).toEqual([['eip155'], ['injected', 'walletConnect', 'safe']]);
    expect(options.connectors?.[0]).toBe(wallets);
  });

  it('omits services that the host disables, and keeps those that it configures', () => {
    expect(evmDefaults({ networks, services: false }).services).toBe(false);
    const catalogue = { id: 'own', load: () => Promise.reject(new Error()) };
    expect(evmDefaults({ networks, services: { catalogue } }).services).toEqual({ catalogue });
    expect(evmDefaults({ networks, themeMode: 'dark' })).toMatchObject({ networks, themeMode: 'dark' });
  });

  it.each([
    [{ networks, connectors: [null] }, 'createModal: `connectors[1]` is missing'],
    [{ networks, chains: 'evm' }, 'createModal: `chains` must be a list, but is the string evm'],
    [{ networks, projectId: 5 }, 'createModal: `projectId` must be text, but is the number 5'],
  ])('passes invalid options on, for createModal to reject: %#', async (options, said) => {
    const { opened, stop } = await started(options as never);
    expect(opened).toMatchObject({ ok: false, failure: { code: 'invalid-options', message: said } });
    stop();
  });
});
