import { createConfig } from '@wagmi/core';
import { mainnet } from 'viem/chains';
import { describe, expect, it } from 'vitest';
import { createModal } from '../../../infrastructure/create-modal.js';
import { scriptedDevice } from '../../../infrastructure/fakes/scripted-device.js';
import { memoryStorage } from '../../../infrastructure/storage/memory-storage.js';
import { lateModal } from './late-modal.js';
import { WagmiAdapter } from './wagmi-adapter.js';

describe('a modal that is passed on before it is created', () => {
  it('has its networks, and no connection', () => {
    const { modal } = lateModal([mainnet]);
    expect(modal.getState().network.chosen).toEqual({ eip155: 'eip155:1' });
    expect(modal.getState()).toBe(modal.getServerState());
    expect(modal.getProvider('eip155')).toBeUndefined();
  });

  it('runs queued calls once it is created, but not those of subscribers that have unsubscribed', async () => {
    const late = lateModal([mainnet]);
    const seen: boolean[] = [];
    const gone: unknown[] = [];
    late.modal.state$.subscribe(({ shell }) => void seen.push(shell.open));
    late.modal.state$.subscribe((state) => void gone.push(state)).unsubscribe();
    const opened = late.modal.open();
    const modal = createModal({
      ...{ networks: [mainnet], chains: [], connectors: [], services: false },
      ...{ device: scriptedDevice(), storage: memoryStorage() },
    });
    late.give(modal);
    expect(await opened).toEqual({ ok: true, value: undefined });
    expect(seen.at(-1)).toBe(true);
    expect(gone).toEqual([]);
    expect(late.modal.getState()).toBe(modal.getState());
    modal.destroy();
  });
});

describe('the config of wagmi', () => {
  it('exists before the modal, with the modal as its connector and no discovery of its own', () => {
    const { wagmiConfig, wagmiChains } = new WagmiAdapter({ networks: [mainnet], projectId: 'a' });
    expect(wagmiConfig.connectors.map(({ id }) => id)).toEqual(['porthole']);
    expect(wagmiConfig._internal.mipd).toBeUndefined();
    expect(wagmiChains.map(({ id }) => id)).toEqual([1]);
    expect(Object.keys(wagmiConfig).sort()).toEqual(
      Object.keys(createConfig({ chains: [mainnet], client: () => ({}) as never })).sort(),
    );
  });

  it('cannot be created without an EVM network', () => {
    const solana = { ...mainnet, chainNamespace: 'solana', caipNetworkId: 'solana:a' } as const;
    expect(() => new WagmiAdapter({ networks: [solana] })).toThrow(/needs an EVM network/);
  });
});
