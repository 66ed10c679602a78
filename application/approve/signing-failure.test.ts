import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineNetwork } from '../../domain/network/network.js';
import { signingFailure } from './signing-failure.js';

const MIRA = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const network = defineNetwork({
  ...{ id: 31337, name: 'Saltmarsh', nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 } },
  rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
});
const letter = {
  ...{ domain: { chainId: 31337 }, types: { Letter: [{ name: 'text', type: 'string' }] } },
  ...{ primaryType: 'Letter', message: { text: 'Ahoy' } },
};
const root = {
  ...{ domain: { chainId: 31337 }, types: { Root: [{ name: 'root', type: 'bytes32' }] } },
  ...{ primaryType: 'Root', message: { root: `0x${'ab'.repeat(32)}` } },
};
const owned = {
  ...{ ...root, types: { Root: [...root.types.Root, { name: 'owner', type: 'address' }] } },
  message: { ...root.message, owner: MIRA },
};
const cancelled = {
  ...{ domain: { chainId: 31337, verifyingContract: MIRA }, primaryType: 'CancelAuthorization' },
  types: {
    CancelAuthorization: [
      { name: 'authorizer', type: 'address' },
      { name: 'nonce', type: 'bytes32' },
    ],
  },
  message: { authorizer: MIRA, nonce: `0x${'ab'.repeat(32)}` },
};
const failure = (params: unknown, blindSigning = false, method = 'eth_signTypedData_v4') =>
  signingFailure({ id: '1', namespace: 'eip155', method, params }, network, blindSigning);

describe('requests that are refused unseen', () => {
  it.each<[string, unknown, boolean, string | undefined, number | undefined]>([
    ['sound data', [MIRA, letter], false, undefined, undefined],
    ['sound data for any network', [MIRA, { ...letter, domain: {} }], false, undefined, undefined],
    ['a network in hex', [MIRA, { ...letter, domain: { chainId: '0x7a69' } }], false, undefined, undefined],
    ['no data', [MIRA], false, undefined, undefined],
    ['no list', undefined, false, undefined, undefined],
    ['a contradiction', [MIRA, { ...letter, primaryType: 'Parcel' }], false, 'request-failed', -32602],
    ['what cannot be read', [MIRA, '{'], false, 'request-failed', -32602],
    ['another network', [MIRA, { ...letter, domain: { chainId: 1 } }], false, 'network-mismatch', 4901],
    ['a hash', [MIRA, root], false, 'request-failed', -32602],
    ['a transfer that is cancelled', [MIRA, cancelled], false, undefined, undefined],
    ['a hash where the site allows it', [MIRA, root], true, undefined, undefined],
    ['a contradiction where the site allows hashes', [MIRA, { ...root, message: {} }], true, 'request-failed', -32602],
  ])('%s', (_, params, blindSigning, code, rpcCode) => {
    const refused = failure(params, blindSigning);
    expect([refused?.code, refused?.data?.rpcCode]).toEqual([code, rpcCode]);
  });

  it('setting the code of the account, and nothing of other methods', () => {
    const list = [{ authorizationList: [] }];
    expect(failure(list, true, 'eth_sendTransaction')?.data).toMatchObject({ rpcCode: -32602 });
    expect(failure(['0x', MIRA], false, 'personal_sign')).toBeUndefined();
  });

  it('a call with two different payloads', () => {
    const call = { to: MIRA, data: '0x', input: '0x095ea7b3' };
    expect(failure([call], true, 'eth_sendTransaction')?.data).toMatchObject({ rpcCode: -32602 });
    expect(failure([{ calls: [call] }], true, 'wallet_sendCalls')?.data).toMatchObject({ rpcCode: -32602 });
  });

  it('more calls than are looked at: the last one could be anything', () => {
    const calls = (count: number) => [{ calls: Array.from({ length: count }, () => ({ to: MIRA, value: '0x1' })) }];
    expect(failure(calls(100), true, 'wallet_sendCalls')).toBeUndefined();
    expect(failure(calls(101), true, 'wallet_sendCalls')?.data).toMatchObject({ rpcCode: -32602 });
  });

  it.each([
    ['a contradiction', [MIRA, { ...letter, primaryType: 'Parcel' }], 'contradicts its own description'],
    ['what cannot be read', [MIRA, '{'], 'cannot be read'],
    ['a hash beside the account that signs it', [MIRA, owned], 'is a hash'],
  ])('says why: %s', (_, params, said) => {
    const refused = failure(params);
    expect(refused?.message).toContain(said);
    expect(refused?.data).toMatchObject({ rpcName: 'InvalidParamsRpcError' });
  });

  it('says that there are too many calls, or that the network is another', () => {
    const calls = [{ calls: Array.from({ length: 101 }, () => ({ to: MIRA })) }];
    expect(failure(calls, true, 'wallet_sendCalls')?.message).toBe('More than 100 calls at once are refused');
    expect(failure([MIRA, { ...letter, domain: { chainId: 1 } }])?.data.rpcName).toBe('ChainDisconnectedError');
  });

  it('returns a failure or none, whatever is sent', () => {
    fc.assert(
      fc.property(fc.anything(), fc.boolean(), (params, blind) => {
        for (const given of [params, [MIRA, params], [params, params]]) failure(given, blind);
      }),
    );
  });
});
