import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountIdOf } from '../address/account-id.js';
import { isAccountId, NAMESPACES, namespaceOf, networkIdOf, networkOfAccountId } from './caip.js';
import { isNetworkId } from './is-network-id.js';
import { parseAccountId, parseNetworkId } from './parse-id.js';

describe('S5.17 network ids', () => {
  it.each([
    ['eip155:1', { namespace: 'eip155', reference: '1' }],
    ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', { namespace: 'solana', reference: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' }],
  ])('%s', (id, parts) => {
    expect(parseNetworkId(id)).toEqual(parts);
    expect(isNetworkId(id)).toBe(true);
  });

  it.each(['', 'eip155', 'eip155:', ':1', ':', 'eip155:1:0xabc', 'eip155:1:'])('%j has not two parts', (id) => {
    expect(() => parseNetworkId(id)).toThrowError(`Invalid CAIP-2 network id: ${id}`);
    expect(isNetworkId(id)).toBe(false);
  });

  it.each([undefined, null, 1, {}, ['eip155:1'], 'near:mainnet'])('%j is not a known id', (value) => {
    expect(isNetworkId(value)).toBe(false);
  });
});

describe('S5.17 account ids', () => {
  it('have three parts', () => {
    expect(parseAccountId('eip155:1:0xabc')).toEqual({ namespace: 'eip155', reference: '1', address: '0xabc' });
    expect(isAccountId('eip155:1:0xabc')).toBe(true);
  });

  it.each(['', 'eip155:1', 'eip155:1:', 'eip155::0xabc', ':1:0xabc', 'eip155:1:0xabc:more'])('%j does not', (id) => {
    expect(() => parseAccountId(id)).toThrowError(`Invalid CAIP-10 address: ${id}`);
    expect(isAccountId(id)).toBe(false);
  });

  it('are the same after parsing and writing', () => {
    const text = fc.string({ minLength: 1 }).filter((each) => !each.includes(':'));
    fc.assert(
      fc.property(fc.constantFrom(...NAMESPACES), text, text, (namespace, reference, address) => {
        const network = networkIdOf(namespace, reference);
        const account = accountIdOf(network, address);
        expect(parseAccountId(account)).toEqual({ namespace, reference, address });
        expect(networkOfAccountId(account)).toBe(network);
        expect(namespaceOf(account)).toBe(namespace);
        expect(isNetworkId(network) && isAccountId(account)).toBe(true);
      }),
    );
  });
});
