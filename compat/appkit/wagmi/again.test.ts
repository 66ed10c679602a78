import { connect } from '@wagmi/core';
import { mainnet } from 'viem/chains';
import { expect, it } from 'vitest';
import { createAppKit } from '../index.js';
import { WagmiAdapter } from './wagmi-adapter.js';

/** What a dapp's module does; hot replacement runs it again. */
function create() {
  const adapter = new WagmiAdapter({ networks: [mainnet] });
  return { adapter, appKit: createAppKit({ adapters: [adapter], networks: [mainnet], projectId: 'a' }) };
}

it('an adapter that is created again gets the first modal', async () => {
  const { appKit } = create();
  const { adapter, appKit: again } = create();
  expect(again).toBe(appKit);
  const [connector] = adapter.connectors;
  if (!connector) throw new Error('The config has no connector');
  const refused = expect(connect(adapter.wagmiConfig, { connector })).rejects.toThrow('User rejected');
  await expect.poll(() => appKit.isOpen()).toBe(true);
  await appKit.close();
  await refused;
  appKit.porthole.destroy();
});
