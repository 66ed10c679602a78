import { afterEach, describe, expect, it, vi } from 'vitest';
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

describe('in production, the first call names', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  it.each([
    ['chains that are not a list', { chains: 5 }, '`chains` has the wrong shape'],
    ['a connector that is none', { connectors: [null] }, '`connectors` has the wrong shape'],
    ['a flow that is none', { flows: [] }, '`flows` has the wrong shape'],
    ['wallets that are not a list', { customWallets: {} }, '`customWallets` has the wrong shape'],
    ['a wallet that is none', { customWallets: [5] }, '`customWallets[0]` has the wrong shape'],
    ['a wallet without a name', { customWallets: [{ id: 'a' }] }, '`customWallets[0].name` has the wrong shape'],
    ['excluded wallets that are not a list', { excludedWallets: 5 }, '`excludedWallets` has the wrong shape'],
    ['an order that is not a list', { walletGroupOrder: 5 }, '`walletGroupOrder` has the wrong shape'],
    ['ids that are not a list', { featuredWalletIds: 'a' }, '`featuredWalletIds` has the wrong shape'],
    ['a filter that is not a function', { walletFilter: 5 }, '`walletFilter` has the wrong shape'],
    ['terms that are not an address', { termsConditionsUrl: 5 }, '`termsConditionsUrl` has the wrong shape'],
    ['a site whose name is not text', { metadata: { name: 5 } }, '`metadata.name` has the wrong shape'],
    ['an unknown theme', { themeMode: 'purple' }, '`themeMode` has the wrong shape'],
    ['a device that is none', { device: 5 }, '`device` has the wrong shape'],
  ])('%s, as the console does once', async (_name, options, message) => {
    vi.stubEnv('NODE_ENV', 'production');
    const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const modal = createModal({ networks: [network], services: false, ...options } as object as ModalOptions);
    for (const _ of ['first', 'second']) {
      expect(await modal.open()).toMatchObject({ ok: false, failure: { code: 'invalid-options', message } });
    }
    expect(written.mock.calls.map(([, sentence]) => sentence)).toEqual([message]);
    modal.destroy();
  });
});
