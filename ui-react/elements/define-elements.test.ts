import { afterEach, expect, it, vi } from 'vitest';
import { evm } from '../../infrastructure/chains/evm/index.js';
import { mainnet } from '../../infrastructure/chains/evm/networks.js';
import { injected } from '../../infrastructure/connectors/injected/index.js';
import { createModal } from '../../infrastructure/create-modal.js';
import { defineElements } from './index.js';

afterEach(() => vi.restoreAllMocks());

it('does nothing on a server, and logs nothing', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const modal = createModal({ networks: [mainnet], chains: [evm()], connectors: [injected()], services: false });
  expect(() => defineElements(modal)).not.toThrow();
  expect(() => defineElements(modal)).not.toThrow();
  expect(said).not.toHaveBeenCalled();
});
