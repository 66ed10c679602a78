/** Values that plain JavaScript can pass, and that no option can be: they are reported by name, and nothing is thrown. */
import { describe, expect, it, vi } from 'vitest';
import { embeddedWallet } from '../connectors/embedded/index.js';
import { walletConnect } from '../connectors/walletconnect/index.js';
import { createModal } from '../create-modal.js';
import { scriptedDevice } from '../fakes/scripted-device.js';
import { SCRIPTED_NETWORKS } from '../fakes/scripted-modal.js';
import type { ModalOptions } from '../options.js';
import { exchanges } from '../pay/index.js';
import { blockchainService } from '../services/blockchain/index.js';
import { buyWith, onramp } from '../services/onramp/index.js';
import { memoryStorage } from '../storage/memory-storage.js';

/** As plain JavaScript could write it. */
const any = (value: unknown) => value as never;

/** An object whose fields throw when they are read. */
const unreadable = () =>
  new Proxy(
    {},
    {
      get() {
        throw new RangeError('Not now');
      },
    },
  );

function make(options: object) {
  const usual = { networks: SCRIPTED_NETWORKS, services: false, storage: memoryStorage(), device: scriptedDevice() };
  return createModal({ ...usual, ...options } as ModalOptions);
}

/** Why the first call to a modal with these options fails. */
async function said(options: object): Promise<string> {
  const modal = make(options);
  const outcome = await modal.open();
  modal.destroy();
  return outcome.ok ? 'nothing' : `${outcome.failure.code}: ${outcome.failure.message}`;
}

const networkWith = (fields: object) => ({ networks: [{ ...SCRIPTED_NETWORKS[0], ...fields }] });

describe('an option that is', () => {
  it.each<[string, () => object, string]>([
    ['a map', () => ({ tokens: new Map() }), '`tokens` must be an object, but is a Map'],
    ['a promise', () => ({ tokens: Promise.resolve({}) }), '`tokens` must be an object, but is a Promise'],
    ['a set', () => ({ featuredWalletIds: new Set() }), '`featuredWalletIds` must be a list, but is a Set'],
    ['unreadable', () => ({ metadata: unreadable() }), '`metadata` cannot be read'],
    ['unreadable in a list', () => ({ customWallets: [unreadable()] }), '`customWallets` cannot be read'],
    ['an unreadable part', () => ({ chains: [unreadable()] }), '`chains` cannot be read'],
    ['an empty text as storage', () => ({ storage: '' }), '`storage.get` is missing'],
  ])('%s', async (_, options, why) => {
    expect(await said(options())).toBe(`invalid-options: createModal: ${why}`);
  });
});

describe('a field of a network that the modal reads', () => {
  it.each<[object, string]>([
    [{ publicRpcUrls: true }, 'publicRpcUrls` must be a list, but is the boolean true'],
    [{ blockExplorers: 'https://a.example' }, 'blockExplorers` must be an object, but is the string https://a.example'],
    [{ blockExplorers: { default: { url: 5 } } }, 'blockExplorers.default.url` must be text, but is the number 5'],
    [{ testnet: 'yes' }, 'testnet` must be true or false, but is the string yes'],
    [{ assets: { imageUrl: {} } }, 'assets.imageUrl` must be text, but is an object'],
  ])('%j', async (fields, why) => {
    expect(await said(networkWith(fields))).toBe(`invalid-options: createModal: \`networks[0].${why}`);
  });

  it('is also refused in production, if it would stop the modal', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const why = 'invalid-options: Invalid RPC address for eip155:1: only http and https are possible';
    expect(await said(networkWith({ publicRpcUrls: true }))).toBe(why);
    vi.unstubAllEnvs();
  });
});

describe('an option of a part', () => {
  it.each<[string, () => object, string]>([
    [
      'walletConnect().namespaces',
      () => ({ connectors: [walletConnect(any({ namespaces: 'eip155' }))] }),
      'must be a list, but is the string eip155',
    ],
    [
      'embeddedWallet().namespaces',
      () => ({ connectors: [embeddedWallet(any({ url: 'https://a.example', namespaces: 5 }))] }),
      'must be a list, but is the number 5',
    ],
    [
      'blockchainService().pictureUrls',
      () => ({ services: blockchainService(any({ url: '/a', pictureUrls: true })) }),
      'must be a list, but is the boolean true',
    ],
    [
      'exchanges().pictureUrls',
      () => ({ services: { exchanges: exchanges(any({ url: '/a', pictureUrls: true })) } }),
      'must be a list, but is the boolean true',
    ],
    [
      'onramp().sellers[0].id',
      () => ({ services: { onramp: onramp({ url: '/a', sellers: [buyWith(any(undefined))] }) } }),
      'is missing',
    ],
  ])('%s', async (name, options, why) => {
    expect(await said(options())).toBe(`invalid-options: createModal: \`${name}\` ${why}`);
  });

  it('is the default if it is null, as if it was absent', () => {
    expect(walletConnect(any({ namespaces: null })).namespaces).toEqual(walletConnect().namespaces);
    expect(embeddedWallet(any({ url: 'https://a.example', namespaces: null })).namespaces).toEqual(['eip155']);
  });
});

it('an argument that cannot be read is named', async () => {
  const modal = make({});
  for (const [method, argument] of Object.entries({ open: 'options', push: 'route', configure: 'patch' })) {
    const call = modal[method as 'push'];
    expect(await call(any(unreadable()))).toMatchObject({
      failure: { code: 'invalid-options', message: `${method}: \`${argument}\` cannot be read` },
    });
  }
  modal.destroy();
});

it('flows that are false are none, as in `flag && ownFlows(flow)` of a production build', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(await said({ flows: false })).toBe('nothing');
  vi.unstubAllEnvs();
});
