import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFailure } from '../failure/failure.js';
import type { NetworkInput } from '../network/network.js';
import { DEFAULT_FEATURES } from './features.js';
import { type CheckableOptions, checkOptions } from './options.js';

const network = (id: string | number, more: Partial<NetworkInput> = {}): NetworkInput => ({
  id,
  name: `Network ${id}`,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.example'] } },
  ...more,
});
const good: CheckableOptions = { projectId: 'abc', networks: [network(1), network(10)] };
const message = (options: unknown) => {
  try {
    checkOptions(options as CheckableOptions);
    return undefined;
  } catch (error) {
    return isFailure(error) && error.code === 'invalid-options' ? error.message : error;
  }
};

describe('S1.2 valid options', () => {
  it('become networks and features', () => {
    const checked = checkOptions({ ...good, defaultNetwork: network(10), features: { pay: true } });
    expect(checked.projectId).toBe('abc');
    expect(checked.networks.map(({ caipNetworkId }) => caipNetworkId)).toEqual(['eip155:1', 'eip155:10']);
    expect(checked.defaultNetwork).toBe('eip155:10');
    expect(checked.features).toEqual({ ...DEFAULT_FEATURES, pay: true });
    expect(checked).not.toHaveProperty('alert');
  });

  it('take a default network by id', () => {
    expect(checkOptions({ ...good, defaultNetwork: 'eip155:10' }).defaultNetwork).toBe('eip155:10');
  });

  it('take networks of other namespaces', () => {
    const solana = network('5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', { chainNamespace: 'solana' });
    const bitcoin = network('000000000019d6689c085ae165831e93', {
      chainNamespace: 'bip122',
      rpcUrls: { default: { http: [] } },
    });
    expect(checkOptions({ ...good, networks: [solana, bitcoin] }).networks).toHaveLength(2);
  });
});

describe('S7.1 services', () => {
  it('are those that are set, without undefined ones', () => {
    const services = { portfolio: undefined, registry: null, names: { id: 'http', load: () => ({}) } };
    expect(checkOptions({ ...good, services }).services).toEqual(['names']);
    expect(checkOptions({ ...good, services: false }).services).toEqual([]);
  });
});

describe('S1.2 tokens', () => {
  it('are listed by network', () => {
    const token = { name: 'Kelp', symbol: 'KELP', decimals: 18 };
    expect(checkOptions({ ...good, tokens: { 'eip155:1': [token] } }).tokens).toEqual({
      'eip155:1': [{ ...token, networkId: 'eip155:1' }],
    });
    expect(checkOptions(good).tokens).toEqual({});
  });

  it.each([[{ 'eip155:1': {} }], [{ 'eip155:1': null }]])('%j is not a valid list', (tokens) => {
    expect(message({ ...good, tokens })).toBe('`tokens` has the wrong shape');
  });
});

describe('parts that are none are named, also in production, where nothing else is checked', () => {
  const part = { id: 'part', load: () => ({}) };

  it.each<[object, string]>([
    [{ chains: 5 }, '`chains` has the wrong shape'],
    [{ connectors: null }, '`connectors` has the wrong shape'],
    [{ themeMode: 'purple' }, '`themeMode` has the wrong shape'],
    [{ device: {} }, '`device` has the wrong shape'],
    [{ device: 5 }, '`device` has the wrong shape'],
    [{ chains: [part, () => part] }, '`chains` has the wrong shape'],
    [{ connectors: [null] }, '`connectors` has the wrong shape'],
    [{ services: { swaps: 'all' } }, '`services.swaps` has the wrong shape'],
    [{ siwx: true }, '`siwx` has the wrong shape'],
    [{ siweConfig: {} }, '`siweConfig` has the wrong shape'],
    [{ flows: [] }, '`flows` has the wrong shape'],
  ])('%j', (change, sentence) => {
    expect(message({ ...good, ...change })).toBe(sentence);
  });

  it('absent ones are none', () => {
    const absent = {
      siwx: null,
      flows: undefined,
      device: null,
      features: null,
      services: { swaps: undefined },
    };
    expect(message({ ...good, chains: [part], connectors: [part], ...absent })).toBeUndefined();
  });
});

describe('S5.19 S8.8 project id', () => {
  it.each([
    [{ projectId: 'abc' }, undefined],
    [{ projectId: undefined }, 'PROJECT_ID_NOT_CONFIGURED'],
    [{ projectId: '' }, 'PROJECT_ID_NOT_CONFIGURED'],
    [{ projectId: '  ' }, 'PROJECT_ID_NOT_CONFIGURED'],
    [{ projectId: undefined, services: true }, 'PROJECT_ID_NOT_CONFIGURED'],
    [{ projectId: undefined, services: null }, 'PROJECT_ID_NOT_CONFIGURED'],
    [{ projectId: undefined, services: {} }, undefined],
    [{ projectId: undefined, services: false }, undefined],
    [{ projectId: 'abc', services: false }, undefined],
  ] as const)('%j: %s', (change, alert) => {
    expect(checkOptions({ ...good, ...change }).alert).toBe(alert);
  });
});

describe('S3.8 networks in options', () => {
  const only = (...networks: unknown[]) => message({ ...good, networks });

  it.each([
    ['the same id twice', only(network(1), network('1')), 'Duplicate network id: eip155:1'],
    ['null', only(null), '`networks[0]` is incomplete'],
    ['no RPC addresses', only(network(1), { id: 2, name: 'x' }), '`networks[1]` is incomplete'],
    [
      'an empty list of addresses',
      only(network(1, { rpcUrls: { default: { http: [] } } })),
      'No RPC address for eip155:1',
    ],
    ['an id that is not a chain id', only(network('one')), 'Invalid network id: eip155:one'],
    ['id 0', only(network(0)), 'Invalid network id: eip155:0'],
    ['a namespace that is none', only({ ...network(1), chainNamespace: 'near' }), 'Invalid network id: near:1'],
    ['an id of another namespace', only(network(1, { caipNetworkId: 'solana:1' })), 'Invalid network id: solana:1'],
    [
      'a bad currency',
      only(network(1, { nativeCurrency: { name: 'x', symbol: 'x', decimals: 1.5 } })),
      'Invalid native currency of eip155:1',
    ],
  ])('%s', (_, said, expected) => {
    expect(said).toBe(expected);
  });

  it.each(['', 'rpc', '/rpc', 'ws://rpc.example', 'ftp://rpc.example', 'javascript:alert(1)', 'https://', 5])(
    'refuse the RPC address %j without repeating it in the message',
    (url) => {
      const bad = { ...network(1), rpcUrls: { default: { http: ['https://rpc.example', url] } } };
      expect(only(bad)).toBe('Invalid RPC address for eip155:1: only http and https are possible');
    },
  );

  it('refuse a public RPC address as well', () => {
    expect(only(network(1, { publicRpcUrls: ['ipc'] }))).toMatch(/^Invalid RPC address/);
  });

  it('include the default one', () => {
    for (const defaultNetwork of [network(5), 'eip155:5', null]) {
      expect(message({ ...good, defaultNetwork })).toBe('`defaultNetwork` must be one of the `networks`');
    }
  });

  it('become networks or a failure, whatever they are', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.anything(), fc.constant(network(1)))), (networks) => {
        expect(message({ ...good, networks }) ?? '').toEqual(expect.any(String));
      }),
    );
  });
});
