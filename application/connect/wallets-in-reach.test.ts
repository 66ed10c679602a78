/** The available wallets, and their order. */
import { describe, expect, it } from 'vitest';
import type { Wallet } from '../../domain/wallet/wallet.js';
import type { Event } from '../engine/events.js';
import { reduceConnect } from './slice.js';
import type { ConnectState } from './state.js';

const EMPTY: ConnectState = {
  ...{ wallets: {}, connectors: [], recent: [], connections: {}, attempt: undefined, opening: undefined },
  ...{ asking: 0, activeNamespace: 'eip155' },
};
const [A, B] = ['a', 'b'].map(
  (id): Wallet => ({ ...{ id, type: 'ANNOUNCED', name: id, namespace: 'eip155', connectorId: 'injected' } }),
) as [Wallet, Wallet];
const after = (...events: readonly Event[]) => events.reduce(reduceConnect, EMPTY);

describe('the available wallets', () => {
  const listed = (connectorId: string, ...wallets: readonly Wallet[]): Event => ({
    ...{ type: 'wallets.changed', connectorId, wallets },
  });
  const all = ({ wallets }: ConnectState) =>
    Object.entries(wallets).map(([id, each]) => [id, ...each.map((one) => `${one.namespace} ${one.id}`)].join(' '));
  const core: Event = { type: 'core.started', connectors: ['one', 'two'] };

  it.each<[string, readonly Event[], readonly string[]]>([
    ['as the host ordered', [core, listed('two', B), listed('one', A)], ['one eip155 a', 'two eip155 b']],
    [
      'also found before the order is known',
      [listed('two', B), listed('one', A), core],
      ['one eip155 a', 'two eip155 b'],
    ],
    ['none under a claimed id', [core, listed('one', A), listed('two', A, B)], ['one eip155 a', 'two eip155 b']],
    [
      'the same id of another namespace',
      [core, listed('one', A), listed('two', { ...A, namespace: 'solana' })],
      ['one eip155 a', 'two solana a'],
    ],
    ['again by the one that claimed it', [core, listed('one', A), listed('one', A, B)], ['one eip155 a eip155 b']],
    ['none that are gone', [core, listed('one', A), listed('one')], ['one']],
  ])('%s', (_, events, expected) => {
    expect(all(after(...events))).toEqual(expected);
  });
});
