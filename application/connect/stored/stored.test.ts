import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scriptedModal } from '../../../infrastructure/fakes/scripted-modal.js';
import { memoryStorage } from '../../../infrastructure/storage/memory-storage.js';
import { statusOf } from '../status-of.js';

const KEYS = [
  'connection_status',
  'connected_namespaces',
  'eip155:connected_connector_id',
  'active_caip_network_id',
  'active_namespace',
  'recent_wallets',
];

describe('S4.1 data stored between visits', () => {
  it('includes the chosen network', async () => {
    const storage = memoryStorage();
    await scriptedModal({ storage }).switchNetwork('eip155:2');
    expect(scriptedModal({ storage }).getState().network.chosen).toEqual({ eip155: 'eip155:2' });
  });

  it('includes each namespace once', () => {
    const storage = memoryStorage();
    storage.set('connection_status', 'connected');
    storage.set('connected_namespaces', 'eip155,eip155,nonsense,solana');
    storage.set('eip155:connected_connector_id', 'x');
    expect(Object.keys(scriptedModal({ storage }).getState().connect.connections)).toEqual(['eip155']);
  });

  it('never breaks the start, whatever it is', () => {
    const poison = fc.oneof(
      fc.string(),
      fc.json(),
      fc.constantFrom('connected', 'eip155', 'eip155:1', 'eip155:', '[{"id":1}]', '[null]', '{}', '__proto__'),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...KEYS), poison), (values) => {
        const storage = memoryStorage();
        for (const [key, value] of Object.entries(values)) storage.set(key, value);
        const modal = scriptedModal({ storage });
        modal.time.advance(10_000);
        expect(statusOf(modal.getState())).toBe('disconnected');
        modal.core.destroy();
      }),
    );
  });
});
