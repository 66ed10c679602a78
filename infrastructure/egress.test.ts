import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Config } from '../application/shell/config.js';
import type { NetworkInput } from '../domain/network/network.js';
import type { Metadata } from '../domain/site/metadata.js';
import { evm, type RpcService } from './chains/evm/index.js';
import { givenConfig } from './checked-config.js';
import { external } from './connectors/external/index.js';
import { injected } from './connectors/injected/index.js';
import { createModal } from './create-modal.js';
import { egressOf, hostsOf } from './egress.js';
import { configOf, type ModalOptions } from './options.js';
import { httpCatalogue } from './services/catalogue/http/index.js';
import { staticCatalogue } from './services/catalogue/static/index.js';

const ETHER = { name: 'Ether', symbol: 'ETH', decimals: 18 };
const DATA = 'data:image/svg+xml,%3Csvg/%3E';

function network(id: number, http: readonly string[], imageUrl?: string): NetworkInput {
  const assets = imageUrl === undefined ? undefined : { imageUrl };
  return { id, name: `Network ${id}`, nativeCurrency: ETHER, rpcUrls: { default: { http } }, assets };
}

/** As plain JavaScript could write it. */
const any = (options: unknown) => options as ModalOptions;

const listed = (options: ModalOptions) => egressOf(givenConfig(configOf(options), options), options);
const hosts = (options: ModalOptions) => listed(options).map(({ purpose, origin }) => `${purpose} ${origin}`);

describe('the hosts of a configuration', () => {
  it('are the nodes of its networks, without duplicates, with their purpose', () => {
    const networks = [
      network(1, ['https://one.example/v3/key', 'https://two.example:8443']),
      network(2, ['https://one.example/other', 'http://127.0.0.1:8545/']),
    ];
    expect(listed({ networks, chains: [evm()] })).toEqual([
      { origin: 'https://one.example', purpose: 'rpc', when: 'connected', of: ['Network 1', 'Network 2'] },
      { origin: 'https://two.example:8443', purpose: 'rpc', when: 'connected', of: ['Network 1'] },
      { origin: 'http://127.0.0.1:8545', purpose: 'rpc', when: 'connected', of: ['Network 2'] },
    ]);
  });

  it('do not include undefined services', async () => {
    const options = any({
      networks: [network(1, [])],
      services: { portfolio: undefined, names: null, catalogue: null },
    });
    expect(hosts(options)).toEqual([]);
    const modal = createModal({ ...options, networks: [network(1, ['https://one.example'])] });
    await expect(modal.egress()).resolves.toEqual([]);
  });

  it('never contain a key', () => {
    const networks = [network(1, ['https://user:secret@one.example/v3/secret?key=secret'])];
    expect(JSON.stringify(listed({ networks, chains: [evm()] }))).not.toContain('secret');
  });

  it('are those that the chain uses, before the network’s own or instead of them', () => {
    const networks = [network(1, ['https://one.example']), network(2, ['https://two.example'])];
    const chain = evm({ rpcUrls: { 'eip155:1': ['https://mine.example/rpc'] } });
    expect(hosts({ networks, chains: [chain] })).toEqual([
      'rpc https://mine.example',
      'rpc https://one.example',
      'rpc https://two.example',
    ]);
    expect(hosts({ networks, chains: [{ ...chain, replacesOwn: true }] })).toEqual([
      'rpc https://mine.example',
      'rpc https://two.example',
    ]);
  });

  it('S7.3 are those of the RPC service, for the networks that it supports', async () => {
    const networks = [network(1, ['https://one.example']), network(31_337, [])];
    const url = 'https://service.example';
    const rpc = async (service: RpcService) => {
      const options = { networks, chains: [evm({ service })] };
      return (await hostsOf(givenConfig(configOf(options), options), options)).map(({ origin, of }) =>
        [origin, ...of].join(' '),
      );
    };
    expect(await rpc({ url })).toEqual([`${url} Network 1`, 'https://one.example Network 1']);
    expect(await rpc({ url, networks: ['eip155:31337'] })).toEqual([
      'https://one.example Network 1',
      `${url} Network 31337`,
    ]);
  });

  it('include no nodes if nothing reads the network', () => {
    const networks = [network(1, ['https://one.example'])];
    expect(hosts({ networks })).toEqual([]);
    expect(hosts({ networks, chains: [{ ...evm(), namespace: 'solana' }] })).toEqual([]);
  });

  it('include those of images in the configuration', () => {
    const networks = [network(1, ['https://one.example'], 'https://pictures.example/network.svg')];
    const options: ModalOptions = {
      networks,
      tokens: {
        'eip155:1': [
          { name: 'Salt', symbol: 'SALT', decimals: 18, address: '0x1', iconUrl: 'https://tokens.example/salt.png' },
          { name: 'Kelp', symbol: 'KELP', decimals: 6, address: '0x2' },
        ],
      },
      connectors: [
        injected(),
        external({
          id: 'vault',
          name: 'Vault',
          icon: '//pictures.example/vault.svg',
          load: () => expect.unreachable(),
        }),
      ],
      customWallets: [{ id: 'fox', name: 'Fox', imageUrl: 'https://wallets.example/fox.png' }],
      metadata: {
        name: 'Slipway',
        description: '',
        url: '',
        icons: ['https://slipway.example/icon.svg', 'https://no.example'],
      },
    };
    expect(listed(options)).toEqual([
      { origin: 'https://pictures.example', purpose: 'image', when: 'shown', of: ['Network 1', 'Vault'] },
      { origin: 'https://tokens.example', purpose: 'image', when: 'shown', of: ['SALT'] },
      { origin: 'https://wallets.example', purpose: 'image', when: 'shown', of: ['Fox'] },
      { origin: 'https://slipway.example', purpose: 'image', when: 'shown', of: ['Slipway'] },
    ]);
  });

  it.each([DATA, '/icons/one.svg', 'one.svg', 'javascript:alert(1)', 'blob:https://one.example/1', 'https://', ''])(
    'are not derived from %j',
    (imageUrl) => {
      expect(hosts({ networks: [network(1, ['https://one.example'], imageUrl)] })).toEqual([]);
    },
  );

  it('are not derived from metadata without icons', () => {
    const metadata = { name: 'Slipway' } as Metadata;
    expect(hosts({ networks: [network(1, ['https://one.example'])], metadata })).toEqual([]);
  });

  it('are not derived from options of the wrong type', () => {
    const options = { networks: [network(1, [42 as never, 'nonsense'], 42 as never)], chains: [evm()] };
    expect(hosts(options)).toEqual([]);
  });
});

it('include the wallet directory, once the host has configured one', () => {
  const networks = [network(1, ['https://one.example'])];
  const services = { catalogue: httpCatalogue({ url: 'https://directory.example/v1?key=secret' }) };
  expect(listed({ networks, services })).toEqual([
    { origin: 'https://directory.example', purpose: 'directory', when: 'opened', of: ['Wallets'] },
  ]);
  expect(hosts({ networks, services: { catalogue: httpCatalogue({ url: '/directory' }) } })).toEqual([]);
  expect(hosts({ networks, services: { catalogue: staticCatalogue([]) } })).toEqual([]);
  expect(hosts({ networks, services: false })).toEqual([]);
});

describe('modal.egress', () => {
  it('are available without a browser, and follow the current configuration', async () => {
    const modal = createModal({ networks: [network(1, ['https://one.example'])], chains: [evm()], services: false });
    const origins = async () => (await modal.egress()).map(({ origin }) => origin);
    expect(await origins()).toEqual(['https://one.example']);
    const [first] = modal.getState().config.networks;
    const moved: Config['networks'] = first
      ? [{ ...first, rpcUrls: { default: { http: ['https://two.example'] } } }]
      : [];
    await modal.configure({ networks: moved });
    expect(await origins()).toEqual(['https://two.example']);
    modal.destroy();
  });

  describe('of options that nothing else has checked', () => {
    afterEach(() => {
      vi.unstubAllEnvs();
      vi.restoreAllMocks();
    });

    it.each<[what: string, options: object, failure: object]>([
      ['chains that are no list', { chains: 5 }, { message: '`chains` has the wrong shape' }],
      ['a connector that is none', { connectors: [undefined] }, { message: '`connectors` has the wrong shape' }],
      ['a wallet that is none', { customWallets: [null] }, { message: '`customWallets[0]` has the wrong shape' }],
      ['a network without a symbol', { networks: [{ ...network(1, []), nativeCurrency: {} }] }, {}],
      ['a token that is none', { tokens: { 'eip155:1': [null] } }, {}],
      [
        'two problems',
        { chains: 5, themeMode: 'pink' },
        { data: { problems: ['`chains` has the wrong shape', '`themeMode` has the wrong shape'] } },
      ],
    ])('reject with their problem: %s', async (_what, options, failure) => {
      vi.stubEnv('NODE_ENV', 'production');
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const modal = createModal(any({ networks: [network(1, ['https://one.example'])], services: false, ...options }));
      const refused = expect.objectContaining({ code: 'invalid-options', ...failure });
      await expect(modal.egress()).rejects.toEqual(refused);
      modal.destroy();
    });
  });
});
