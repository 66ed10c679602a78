/** The network's fee for a request whose page sets none. */
import { NEVER, of, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { TransactionCost } from '../../../domain/transaction/bounded-fee.js';
import { scriptedModal } from '../../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../../infrastructure/fakes/scripted-wallet.js';

const TO = `0x${'5a'.repeat(20)}`;
const CALL = { to: TO, value: '0x5' };
const COST: TransactionCost = { gas: 21_000n, price: 7n };

/** A connected visitor, and a network that knows these costs, one for each transaction. */
async function connected(...costs: readonly (TransactionCost | 'lost' | 'silent')[]) {
  const wallet = scriptedWallet();
  const modal = scriptedModal({ wallets: [wallet] });
  await modal.connect(wallet.wallet.id);
  const priced: unknown[] = [];
  Object.assign(modal.chain, {
    costOf(transaction: unknown, network: { readonly caipNetworkId: string }) {
      const cost = costs[priced.length % costs.length] ?? COST;
      priced.push([network.caipNetworkId, transaction]);
      if (cost === 'silent') return NEVER;
      return cost === 'lost' ? throwError(() => new Error('offline')) : of(cost);
    },
  });
  const calls = (...list: readonly unknown[]) => modal.approvals.request('wallet_sendCalls', [{ calls: list }]);
  return { modal, calls, priced, from: wallet.accounts[0].address, fees: () => modal.getState().approve.fees ?? {} };
}

describe('the fee of a request', () => {
  it('is the gas of its transaction at the current price', async () => {
    const { modal, priced, from, fees } = await connected(COST);
    const { id } = modal.approvals.request('eth_sendTransaction', [CALL]);
    expect(fees()).toEqual({ [id]: 147_000n });
    expect(priced).toEqual([['eip155:1', { from, ...CALL }]]);
  });

  it('is the sum of its calls, of which there may be a hundred', async () => {
    const { calls, priced, fees } = await connected(COST, { gas: 30_000n, price: 7n });
    const { id } = calls(CALL, CALL);
    expect(fees()).toEqual({ [id]: 357_000n });
    priced.length = 0;
    const { id: long } = calls(...Array.from({ length: 100 }, () => CALL));
    expect([priced.length, fees()[long]]).toEqual([100, 50n * 357_000n]);
  });

  it.each<[string, readonly [TransactionCost | 'lost' | 'silent', ...(TransactionCost | 'lost' | 'silent')[]]]>([
    ['the gas of a call is unknown', [COST, { price: 7n }]],
    ['the fee of a call cannot be read', [COST, 'lost']],
    ['the network does not answer', ['silent']],
  ])('is unknown if %s', async (_why, costs) => {
    const { calls, modal, fees } = await connected(...costs);
    calls(CALL, CALL);
    expect(fees()).toEqual({});
    expect([modal.approvals.forwarded.length, modal.device.lines]).toEqual([1, []]);
  });

  it.each([
    ['one of its calls sets a fee', 'wallet_sendCalls', [{ calls: [CALL, { ...CALL, gas: '0x5208' }] }]],
    ['it has no calls', 'wallet_sendCalls', [{ calls: [] }]],
    ['it is a message', 'personal_sign', ['0x68656c6c6f', TO]],
    ['it has other parameters', 'wallet_grantPermissions', [{ calls: [CALL] }]],
  ])('is not estimated if %s', async (_why, method, params) => {
    const { modal, fees } = await connected(COST);
    modal.approvals.request(method, params);
    modal.time.advance(4_000);
    expect(fees()).toEqual({});
    expect(modal.events.filter(({ type }) => type === 'request.estimated')).toEqual([]);
  });

  it('is not estimated where the network has no such fees', async () => {
    const { modal, fees } = await connected(COST);
    Object.assign(modal.chain, { costOf: undefined });
    modal.approvals.request('eth_sendTransaction', [CALL]);
    expect([fees(), modal.device.lines]).toEqual([{}, []]);
  });

  it('is kept while it is pending, each for itself', async () => {
    const { modal, fees } = await connected(COST);
    const first = modal.approvals.request('eth_sendTransaction', [CALL]);
    const second = modal.approvals.request('eth_sendTransaction', [CALL]);
    expect(fees()).toEqual({ [first.id]: 147_000n, [second.id]: 147_000n });
    const before = fees();
    modal.core.emit({ type: 'route.left' });
    expect(fees()).toBe(before);
    modal.approvals.answer(first.id, '0xab');
    expect(fees()).toEqual({ [second.id]: 147_000n });
    // An estimate that comes late.
    modal.core.emit({ type: 'request.estimated', id: first.id, fee: 1n });
    expect(fees()).toEqual({ [second.id]: 147_000n });
  });
});
