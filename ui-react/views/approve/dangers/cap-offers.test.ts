import { encodeFunctionData, type Hex, maxUint256, parseAbi } from 'viem';
import { describe, expect, it } from 'vitest';
import type { RpcRequest } from '../../../../domain/request/request.js';
import type { AllowanceChange, Simulation } from '../../../../domain/simulation/simulation.js';
import { capOffers } from './cap-offers.js';

const TOKEN: Hex = `0x${'5a'.repeat(20)}`;
const WHO: Hex = `0x${'b0'.repeat(20)}`;
const abi = parseAbi(['function approve(address who, uint256 amount)']);
const request: RpcRequest = {
  ...{ id: '1', namespace: 'eip155', method: 'eth_sendTransaction' },
  params: [{ to: TOKEN, data: encodeFunctionData({ abi, args: [WHO, maxUint256] }) }],
};
const here = 'eip155:1';
const token = { networkId: here, name: 'Kelp', symbol: 'KELP', decimals: 6, address: TOKEN.toUpperCase() } as const;
const network = { caipNetworkId: here, nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 } } as const;
const nothing = { network, vouched: [], holdings: [] };
const ready = (
  allowances: readonly AllowanceChange[],
  assets: Extract<Simulation, { outcome: 'changes' }>['assets'] = [],
) => ({ status: 'ready', simulation: { outcome: 'changes', assets, allowances, complete: true } }) as const;
const given = (more: Partial<AllowanceChange> = {}): AllowanceChange => ({
  ...{ kind: 'allowance', address: TOKEN, spender: WHO, before: 0n, after: maxUint256 },
  claims: { name: 'Kelp', symbol: 'K', decimals: 6 },
  ...more,
});

describe('S6.4 a spending cap is offered', () => {
  it.each([
    [
      'for a token of the account',
      undefined,
      { ...nothing, holdings: [{ token, amount: 5n }] },
      ['KELP', { amount: 5n, by: 'held' }],
    ],
    ['for a token that the site lists', undefined, { ...nothing, vouched: [token] }, ['KELP', undefined]],
    ['for one that reports its decimals', ready([given()]), nothing, ['K', undefined]],
    [
      'if there is such an allowance already',
      {
        status: 'ready',
        simulation: { outcome: 'changes', assets: [], allowances: [], standing: [given()], complete: true },
      },
      nothing,
      ['K', undefined],
    ],
    [
      'for what the calls spend',
      ready([given()], [{ kind: 'token', address: TOKEN, amount: -3n }]),
      { ...nothing, holdings: [{ token, amount: 5n }] },
      ['KELP', { amount: 3n, by: 'spent' }],
    ],
  ] as const)('%s', (_, entry, known, [symbol, exact]) => {
    const [offer, ...others] = capOffers(request, [0], entry, known);
    expect([offer?.symbol, offer?.exact, offer?.decimals, others]).toEqual([symbol, exact, 6, []]);
  });

  it.each([
    ['while the token is unknown', undefined, nothing],
    ['for an item of a collection', ready([given({ kind: 'item', id: 1n })]), { ...nothing, vouched: [token] }],
    ['without decimals', ready([given({ claims: { name: 'Kelp', symbol: 'K' } })]), nothing],
    [
      'for a token on another network',
      undefined,
      { ...nothing, vouched: [{ ...token, networkId: 'eip155:2' as const }] },
    ],
  ] as const)('not %s', (_, entry, known) => {
    expect(capOffers(request, [0], entry, known)).toEqual([]);
  });

  it('not for calls that have a limit', () => {
    expect(capOffers(request, [], undefined, { ...nothing, vouched: [token] })).toEqual([]);
  });
});
