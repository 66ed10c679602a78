/** Names for values in descriptors, and the lifetime of request data. */
import { describe, expect, it } from 'vitest';
import type { Event } from '../../engine/events.js';
import type { State } from '../../engine/state.js';
import { foldSimulations } from '../changes/fold-simulations.js';
import { clearNames } from './clear-names.js';
import { foldDescribed } from './fold-described.js';

const SALT = { name: 'Salt', symbol: 'SALT', address: '0xAB' };
const FOAM = { name: 'Foam', symbol: 'FOAM', address: '0xcd' };
const OTHER = { ...FOAM, name: 'Other' };
const ALPHA = { caipNetworkId: 'eip155:1', name: 'Alpha', nativeCurrency: { symbol: 'ETH' } };
const config: object = {
  networks: [{ ...ALPHA, caipNetworkId: 'eip155:2', name: 'Beta' }, ALPHA],
  tokens: { 'eip155:1': [FOAM, SALT], 'eip155:2': [SALT, OTHER] },
};

describe('a name', () => {
  const names = clearNames({ config } as State);

  it('of a network and its currency is the host’s', () => {
    expect([names.network(1), names.network(2), names.network(9)]).toEqual(['Alpha', 'Beta', undefined]);
    expect([names.native(1), names.native(9)]).toEqual([ALPHA.nativeCurrency, undefined]);
  });

  it('of a token is its listed one on that network', async () => {
    expect(await names.token(1, '0xab')).toBe(SALT);
    expect([await names.token(1, '0xff'), await names.token(9, '0xab')]).toEqual([undefined, undefined]);
  });

  it.each([
    ['0xaB', [], { name: 'Salt', expected: true }],
    ['0xab', ['token'], { name: 'Salt', expected: true }],
    ['0xab', ['contract'], { name: 'Salt', expected: true }],
    ['0xab', ['wallet'], { name: 'Salt', expected: false }],
    ['0xcd', [], undefined],
    ['0xff', [], undefined],
  ])('of %s as %j is shown only if all lists agree', async (address, kinds, expected) => {
    expect(await names.address(address, kinds, [])).toEqual(expected);
  });
});

describe('data about requests', () => {
  const request = (id: string) => ({ id, namespace: 'eip155', method: 'personal_sign', params: [] }) as const;
  const stateOf = (approve: object): State => {
    const state: object = { approve };
    return state as State;
  };
  const pending = [request('1'), request('2')];
  const entry = { status: 'loading' } as const;

  it.each(['request.refused', 'request.succeeded', 'request.failed'] as const)('is removed with %s', (type) => {
    const state = stateOf({ pending, simulations: { '1': entry, '2': entry } });
    const event = (id: string) => ({ type, request: request(id) }) as Event;
    expect(foldSimulations(state, event('1'), state).approve.simulations).toEqual({ '2': entry });
    expect(foldSimulations(state, event('3'), state)).toBe(state);
  });

  it('is kept for pending ones only', () => {
    const told = (id: string): Event => ({ type: 'request.simulated', id, entry });
    const state = stateOf({ pending });
    expect(foldSimulations(state, told('2'), state).approve.simulations).toEqual({ '2': entry });
    expect(foldSimulations(state, told('3'), state)).toBe(state);
    const described = (id: string) => ({ type: 'request.described', id, words: {} }) as Event;
    const known = foldDescribed(state, described('1'), state);
    expect(known.approve.described).toEqual({ '1': {} });
    expect(foldDescribed(state, described('3'), state)).toBe(state);
    expect(foldDescribed(known, { type: 'modal.closed' }, known)).toBe(known);
    const over = stateOf({ ...known.approve, pending: [request('2')] });
    expect(foldDescribed(over, { type: 'modal.closed' }, over).approve.described).toEqual({});
  });
});
