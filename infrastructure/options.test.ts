import { describe, expect, it } from 'vitest';
import { createModal } from './create-modal.js';
import type { ModalOptions } from './options.js';

const SIGN_IN = { id: 'sign-in', load: () => Promise.reject(new Error('Nobody signs in.')) };
const network = {
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.example'] } },
};

/** Errors of `createModal` for options from plain JavaScript. */
function thrown(options: unknown): unknown {
  try {
    createModal(options as ModalOptions).destroy();
  } catch (error) {
    return error;
  }
  return undefined;
}

describe('some errors are thrown at once, by the name of the option', () => {
  it.each([
    ['no options', undefined, 'networks'],
    ['nothing for networks', {}, 'networks'],
    ['no network', { networks: [] }, 'networks'],
    ['a name for networks', { networks: 'mainnet' }, 'networks'],
    ['an empty object among networks', { networks: [{}] }, 'networks[0]'],
    ['null among networks', { networks: [null] }, 'networks[0]'],
    ['a number as storage', { networks: [network], storage: 5 }, 'storage'],
    ['a storage without methods', { networks: [network], storage: {} }, 'storage'],
    ['an empty object to start on', { networks: [network], defaultNetwork: {} }, 'defaultNetwork'],
  ])('S1.1 %s', (_name, options, named) => {
    expect(thrown(options)).toMatchObject({
      name: 'Failure',
      code: 'invalid-options',
      message: expect.stringContaining(`\`${named}\``),
    });
  });

  it('S5.18 two kinds of sign-in', () => {
    expect(thrown({ networks: [network], siweConfig: SIGN_IN, siwx: SIGN_IN })).toMatchObject({
      code: 'invalid-options',
      message: 'Cannot set both `siweConfig` and `siwx` options',
    });
    expect(thrown({ networks: [network], siweConfig: SIGN_IN })).toBeUndefined();
    expect(thrown({ networks: [network], siwx: SIGN_IN })).toBeUndefined();
  });
});
