import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPermissionRequest } from './permission-request.js';

const NOW = 1_700_000_000;
const signer = { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey: '0x02' }] } };
const allowance = { allowance: '0x1', start: NOW + 1, period: 60 };
const permission = { type: 'native-token-recurring-allowance', data: allowance };
const sound = { chainId: '0x1', expiry: NOW + 1, signer, permissions: [permission], policies: [] };

const OPERATORS = ['EQUAL', 'GREATER_THAN', 'LESS_THAN'].map((operator) => ({ operator, value: 1 }));
const calling = (data: object) => ({ ...sound, permissions: [{ type: 'contract-call', data }] });

function saidOf(request: unknown): string {
  try {
    checkPermissionRequest(request, NOW);
  } catch (error) {
    return (error as Error).message;
  }
  return 'taken';
}

describe('a request for permissions', () => {
  it.each([
    [sound],
    [{ ...sound, address: '0xab' }],
    [{ ...sound, permissions: [{ type: 'erc20-recurring-allowance', data: { ...allowance, token: '0x1' } }] }],
    [
      {
        ...sound,
        permissions: [
          {
            type: 'contract-call',
            data: {
              ...{ address: '0x1', abi: [] },
              functions: [{ functionName: 'moor', args: OPERATORS, operation: 'Call' }],
            },
          },
        ],
      },
    ],
    [{ ...sound, policies: [{ type: 'calls', data: {} }] }],
  ])('is accepted: %#', (request) => {
    expect(saidOf(request)).toBe('taken');
  });

  it.each([
    [{ ...sound, chainId: '1' }, 'Invalid chainId: must start with "0x"'],
    [{ ...sound, address: 'ab' }, 'Invalid address: must be a string starting with "0x"'],
    [{ ...sound, expiry: NOW }, 'Invalid expiry: Expiry must be a future timestamp'],
    [{ ...sound, signer: { type: 'wallet' } }, 'Invalid signer.type: Unsupported signer type'],
    [
      { ...sound, signer: { type: 'keys', data: { keys: [] } } },
      'Invalid signer.data.keys: A set of public keys is required for multiKey signers',
    ],
    [
      { ...sound, signer: { type: 'keys', data: { keys: [{ type: 'rsa', publicKey: '02' }] } } },
      'Invalid signer.data.keys.0.type: Unsupported key type: must be secp256r1 or secp256k1; ' +
        'Invalid signer.data.keys.0.publicKey: must start with "0x"',
    ],
    [{ ...sound, permissions: [] }, 'Invalid permissions: must be a non-empty array'],
    [
      { ...sound, permissions: [{ ...permission, data: { allowance: '1', start: NOW, period: 0 } }] },
      'Invalid permissions.0.data.allowance: must be a hexadecimal string starting with "0x"; ' +
        'Invalid permissions.0.data.start: must be a positive integer and in the future; ' +
        'Invalid permissions.0.data.period: must be a positive integer',
    ],
    [
      {
        ...sound,
        permissions: [
          {
            type: 'contract-call',
            data: { address: '0x', abi: [], functions: [{ functionName: 'f', args: [{ operator: 'OR' }] }] },
          },
        ],
      },
      'Invalid permissions.0.data.functions.0.args.0.operator: Unsupported operator',
    ],
    [
      calling({ address: 'ab', abi: {}, functions: [{}, { functionName: 'f', operation: 'Create' }] }),
      'Invalid permissions.0.data.address: must be a string starting with "0x"; ' +
        'Invalid permissions.0.data.abi: Expected array; ' +
        'Invalid permissions.0.data.functions.0.functionName: Expected string; ' +
        'Invalid permissions.0.data.functions.1.operation: Invalid operation',
    ],
    [calling({ address: '0x', abi: [] }), 'Invalid permissions.0.data.functions: Expected array'],
    [
      { ...sound, permissions: [{ type: 'erc20-recurring-allowance', data: { ...allowance, token: 'ab' } }] },
      'Invalid permissions.0.data.token: must be a string starting with "0x"',
    ],
    [{ ...sound, permissions: [{ type: 'other' }] }, 'Invalid permissions.0.type: Invalid discriminator value'],
    [{ ...sound, policies: null }, 'Invalid policies: Expected array, received null'],
    [{ ...sound, policies: 'all' }, 'Invalid policies: Expected array, received string'],
    [{ ...sound, policies: [{ type: 'a' }, {}] }, 'Invalid policies.1.type: Expected string'],
    [{ ...sound, expiry: 1e15 }, 'Invalid expiry: Expiry must be a future timestamp'],
    [{ ...sound, expiry: NOW + 1.5 }, 'Invalid expiry: Expiry must be a future timestamp'],
    [{ ...sound, expiry: `${NOW + 1}` }, 'Invalid expiry: Expiry must be a future timestamp'],
    [{ ...sound, other: 1 }, "Invalid Unknown field: Unrecognized key(s) in object: 'other'"],
    [null, 'Invalid Unknown field: Expected object, received null'],
  ])('is refused with all that is wrong: %#', (request, said) => {
    expect(saidOf(request)).toBe(said);
  });

  it('is accepted or refused, whatever it is', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true }), fc.constantFrom(...Object.keys(sound)), (anything, field) => {
        expect(saidOf(anything)).toMatch(/^(taken$|Invalid )/);
        expect(saidOf({ ...sound, [field]: anything })).toMatch(/^(taken$|Invalid )/);
      }),
    );
  });
});
