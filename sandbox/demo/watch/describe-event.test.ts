import type { Event } from 'porthole';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../domain/failure/failure.js';
import { describeEvent } from './describe-event.js';

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const account = { namespace: 'eip155', address, type: 'eoa' } as const;
const wallet = { id: 'w', type: 'ANNOUNCED', name: 'Harbor', namespace: 'eip155', connectorId: 'injected' } as const;

const rows: readonly (readonly [Event, string])[] = [
  [{ type: 'modal.closed' }, ''],
  [{ type: 'route.pushed', route: { view: 'networks' } }, 'networks'],
  [
    {
      type: 'connection.opened',
      namespace: 'eip155',
      wallet,
      accounts: [account],
      networkId: 'eip155:31337',
      restored: false,
    },
    'eip155 · Harbor · 0xf3…b92266 · eip155:31337 · not restored',
  ],
  [{ type: 'message.sign-failed', failure: new Failure('rejected') }, 'rejected'],
  [{ type: 'holdings.requested', accountId: `eip155:31337:${address}` }, 'eip155:31337:0xf3…b92266'],
  [{ type: 'config.changed', patch: { inline: true, debug: false } }, 'inline, debug'],
  [{ type: 'send.fee-estimated', at: 0, fee: { amount: 21_000n, symbol: 'ETH', decimals: 18 } }, 'ETH'],
];

describe('describeEvent', () => {
  it.each(rows)('%o', (event, line) => {
    expect(describeEvent(event)).toBe(line);
  });

  it('stays short', () => {
    const message = { text: 'sail '.repeat(40) };
    expect(describeEvent({ type: 'snack.shown', snack: { kind: 'error', message, autoClose: true } }).length).toBe(60);
  });
});
