import { afterEach, describe, expect, it, vi } from 'vitest';
import { bitcoin } from '../chains/bitcoin/index.js';
import { evm } from '../chains/evm/index.js';
import { polkadot } from '../chains/polkadot/index.js';
import { solana } from '../chains/solana/index.js';
import { embeddedWallet } from '../connectors/embedded/index.js';
import { external } from '../connectors/external/index.js';
import { injected } from '../connectors/injected/index.js';
import { walletConnect } from '../connectors/walletconnect/index.js';
import { createModal } from '../create-modal.js';
import { scriptedDevice } from '../fakes/scripted-device.js';
import { SCRIPTED_NETWORKS } from '../fakes/scripted-modal.js';
import type { ModalOptions } from '../options.js';
import { httpAnalytics } from '../services/analytics/index.js';
import { blockchainService, nameRegistry } from '../services/blockchain/index.js';
import { httpCatalogue } from '../services/catalogue/http/index.js';
import { localSignIn } from '../services/sign-in/index.js';
import { memoryStorage } from '../storage/memory-storage.js';

/** As plain JavaScript could write it. */
const any = (value: unknown) => value as never;

/** A modal with options as plain JavaScript could write them. */
function make(options: object) {
  const usual = { networks: SCRIPTED_NETWORKS, services: false, storage: memoryStorage(), device: scriptedDevice() };
  return createModal({ ...usual, ...options } as ModalOptions);
}

/** The result of the first call to such a modal. */
async function answered(options: object): Promise<string> {
  const modal = make(options);
  const outcome = await modal.open();
  modal.destroy();
  return outcome.ok ? 'yes' : `${outcome.failure.code}: ${outcome.failure.message}`;
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('options are checked during development', () => {
  it.each([
    [{ conectors: [] }, 'there is no option `conectors`. Did you mean `connectors`?'],
    [{ coral: 1 }, 'there is no option `coral`.'],
    [{ connectors: {} }, '`connectors` must be a list, but is an object'],
    [{ connectors: [null] }, '`connectors[0]` is missing'],
    [{ connectors: ['injected'] }, '`connectors[0]` must be a part such as `evm()` or `injected()`'],
    [{ chains: 'evm' }, '`chains` must be a list, but is the string evm'],
    [{ customWallets: [{}] }, '`customWallets[0].id` is missing'],
    [{ customWallets: [{ id: 'a', nmae: 'A' }] }, '`customWallets[0].name` is missing'],
    [{ debug: 'no' }, '`debug` must be true or false, but is the string no'],
    [{ allWallets: 'show' }, "`allWallets` has no value 'show'. Did you mean 'SHOW'?"],
    [{ preload: 'never' }, "`preload` must be one of 'page', 'idle', 'intent'"],
    [{ features: { sent: false } }, 'there is no `sent` in `features`. Did you mean `send`?'],
    [{ themeVariables: { acent: 'red' } }, 'there is no `acent` in `themeVariables`. Did you mean `accent`?'],
    [{ themeVariables: { zIndex: '5' } }, '`themeVariables.zIndex` must be a number, but is the string 5'],
    [{ tokens: { 'eip155:1': [{ symbol: 'USD' }] } }, "`tokens['eip155:1'][0].name` is missing"],
    [{ services: true }, '`services` must be an object, but is the boolean true'],
    [{ termsConditionsUrl: 'javascript:alert(1)' }, '`termsConditionsUrl` must lead to a page'],
    [{ walletFilter: [] }, '`walletFilter` must be a function, but is a list'],
    [{ scheduler: {} }, '`scheduler.now` is missing'],
  ])('%j', async (options, said) => {
    expect(await answered(options)).toBe(`invalid-options: createModal: ${said}`);
  });

  it.each<[string, () => object, string]>([
    [
      'evm({ servise })',
      () => ({ chains: [evm(any({ servise: {} }))] }),
      'there is no `servise` in `evm()`. Did you mean `service`?',
    ],
    [
      'evm({ service: text })',
      () => ({ chains: [evm(any({ service: 'https://a.example' }))] }),
      '`evm().service` must be an object, but is the string https://a.example',
    ],
    [
      'evm({ feeLimits: { times } })',
      () => ({ chains: [evm({ feeLimits: { times: 0.5 } })] }),
      '`evm().feeLimits.times` must be a whole number from 1 to 1000000, but is the number 0.5',
    ],
    [
      'evm({ feeLimits: { share } })',
      () => ({ chains: [evm({ feeLimits: any({ share: 5 }) })] }),
      'there is no `share` in `evm().feeLimits`.',
    ],
    [
      'evm({ service: { network } })',
      () => ({ chains: [evm(any({ service: { url: '/a', network: [] } }))] }),
      'there is no `network` in `evm().service`. Did you mean `networks`?',
    ],
    [
      'evm({ rpcUrls: { 1 } })',
      () => ({ chains: [evm(any({ rpcUrls: { 1: [] } }))] }),
      "`evm().rpcUrls` goes by CAIP-2 ids such as 'eip155:1': '1' is none",
    ],
    [
      'evm({ rpcUrls: text })',
      () => ({ chains: [evm(any({ rpcUrls: { 'eip155:1': 'https://a.example' } }))] }),
      "`evm().rpcUrls['eip155:1']` must be a list, but is the string https://a.example",
    ],
    [
      'solana({ service: text })',
      () => ({ chains: [solana(any({ service: '/a' }))] }),
      '`solana().service` must be an object, but is the string /a',
    ],
    [
      'bitcoin({ sped })',
      () => ({ chains: [bitcoin(any({ sped: 'fast' }))] }),
      'there is no `sped` in `bitcoin()`. Did you mean `speed`?',
    ],
    [
      'polkadot({ rpcUrl })',
      () => ({ chains: [polkadot(any({ rpcUrl: {} }))] }),
      'there is no `rpcUrl` in `polkadot()`. Did you mean `rpcUrls`?',
    ],
    [
      'injected({ anounced })',
      () => ({ connectors: [injected(any({ anounced: false }))] }),
      'there is no `anounced` in `injected()`. Did you mean `announced`?',
    ],
    [
      'external({ nmae })',
      () => ({ connectors: [external(any({ id: 'a', nmae: 'A', load: () => ({}) }))] }),
      'there is no `nmae` in `external()`. Did you mean `name`?',
    ],
    [
      'walletConnect({ relayURL })',
      () => ({ connectors: [walletConnect(any({ relayURL: 'wss://a.example' }))] }),
      'there is no `relayURL` in `walletConnect()`. Did you mean `relayUrl`?',
    ],
    [
      'embeddedWallet({ limits: { lod } })',
      () => ({ connectors: [embeddedWallet(any({ url: 'https://a.example', limits: { lod: 1 } }))] }),
      'there is no `lod` in `embeddedWallet().limits`. Did you mean `load`?',
    ],
    [
      'blockchainService({ ulr })',
      () => ({ services: blockchainService(any({ ulr: '/a' })) }),
      'there is no `ulr` in `blockchainService()`. Did you mean `url`?',
    ],
    [
      'blockchainService({ pictureUrls: text })',
      () => ({ services: blockchainService(any({ url: '/a', pictureUrls: '/b' })) }),
      '`blockchainService().pictureUrls` must be a list, but is the string /b',
    ],
    [
      'nameRegistry without suffix',
      () => ({ services: { registry: nameRegistry(any({ url: '/a' })) } }),
      '`nameRegistry().suffix` is missing',
    ],
    [
      'httpAnalytics({ uri })',
      () => ({ services: { analytics: httpAnalytics(any({ uri: '/a' })) } }),
      'there is no `uri` in `httpAnalytics()`. Did you mean `url`?',
    ],
    [
      'httpCatalogue({ uri })',
      () => ({ services: { catalogue: httpCatalogue(any({ uri: '/a' })) } }),
      'there is no `uri` in `httpCatalogue()`. Did you mean `url`?',
    ],
    [
      'localSignIn({ lifetime: text })',
      () => ({ siwx: localSignIn(any({ lifetime: '1 week' })) }),
      '`localSignIn().lifetime` must be a number, but is the string 1 week',
    ],
  ])('options of parts: %s', async (_, options, said) => {
    expect(await answered(options())).toBe(`invalid-options: createModal: ${said}`);
    // Invalid hosts are not reported.
    await expect(make(options()).egress()).rejects.toMatchObject({
      code: 'invalid-options',
      message: `createModal: ${said}`,
    });
  });

  it('and parts with all of their options are valid', async () => {
    const id = 'eip155:1';
    const rpcUrls = { [id]: ['https://a.example'] };
    const service = { url: 'https://a.example', projectId: 'a', networks: [id] } as const;
    const address = { url: 'https://a.example', projectId: 'a', query: { st: 'a' } };
    const options = {
      chains: [evm({ rpcUrls, service, batch: false, transport: () => undefined }), solana({ rpcUrls, service })],
      connectors: [
        injected({ legacy: false }),
        external({ id: 'a', name: 'A', load: () => ({ request: () => Promise.resolve() }) }),
        walletConnect({ namespaces: ['eip155'], rpcMap: { [id]: 'https://a.example' }, limits: { offer: 1 } }),
      ],
      services: {
        ...blockchainService({ ...address, pictureUrls: ['https://b.example'] }),
        registry: nameRegistry({ ...address, suffix: 'a.example' }),
        analytics: httpAnalytics({ ...address, settingsUrl: '/a', consent: () => true }),
        catalogue: undefined,
      },
      siwx: localSignIn({ required: false }),
    };
    expect(await answered(options)).toBe('yes');
    expect(await answered({ chains: [{ ...evm(), supports: { send: false } }] })).toBe('yes');
  });

  it.each([{}, { debug: null }, { features: { send: false, socials: false } }, { metadata: { name: 'Mine' } }])(
    '%j is valid',
    async (options) => {
      expect(await answered(options)).toBe('yes');
    },
  );

  it('but not in production builds', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(await answered({ conectors: [] })).toBe('yes');
  });
});

describe('calls are checked during development', () => {
  it.each<[string, readonly unknown[], string]>([
    ['connect', [], '`wallet` is missing'],
    ['connect', [{ name: 'A' }], '`wallet.id` is missing'],
    [
      'connect',
      ['io.harbor', 'ethereum'],
      "`namespace` must be one of 'eip155', 'solana', 'polkadot', 'bip122', 'cosmos'",
    ],
    ['switchNetwork', [1], "`networkId` must be a CAIP-2 id such as 'eip155:1'"],
    ['signMessage', [], '`message` is missing'],
    ['configure', [{ inlin: true }], 'there is no `inlin` in `patch`. Did you mean `inline`?'],
    ['configure', ['dark'], '`patch` must be an object, but is the string dark'],
    ['configure', [{ theme: 'dark' }], '`patch.theme` must be an object, but is the string dark'],
    ['open', [{ view: 'Acount' }], "`options.view` has no value 'Acount'. Did you mean 'Account'?"],
    ['push', [{}], '`route.view` is missing'],
  ])('%s with %j', async (method, given, said) => {
    const consoleError = vi.spyOn(console, 'error').mockReturnValue();
    const modal = make({});
    const call = modal[method as 'back'] as (...given: readonly unknown[]) => Promise<unknown>;
    expect(await call(...given)).toMatchObject({
      ok: false,
      failure: { name: 'Failure', code: 'invalid-options', message: `${method}: ${said}` },
    });
    expect(consoleError).toHaveBeenCalledWith('[porthole]', `${method}: ${said}`);
    modal.destroy();
  });

  it('lets `open` be a listener', async () => {
    const modal = make({});
    const listener = modal.open as (event: Event) => Promise<unknown>;
    expect(await listener(new Event('click'))).toMatchObject({ ok: true });
    expect(modal.getState().shell.open).toBe(true);
    modal.destroy();
  });
});

describe('options for networks that are not configured', () => {
  const none = (name: string, ids: string) => `\`${name}\` has no effect for ${ids}: no network is configured there`;

  async function warnings(options: object): Promise<readonly string[]> {
    const device = scriptedDevice();
    const modal = make({ device, ...options });
    await modal.open();
    await modal.close();
    await modal.open();
    modal.destroy();
    return device.lines.filter(({ level }) => level === 'warn').map(({ message }) => message);
  }

  it.each<[string, () => object, string]>([
    ['defaultAccountTypes', () => ({ defaultAccountTypes: { solana: 'eoa' } }), "'solana'"],
    ['tokens', () => ({ tokens: { 'eip155:99': [], 'eip155:1': [] } }), "'eip155:99'"],
    [
      'evm({ rpcUrls })',
      () => ({ chains: [evm({ rpcUrls: { 'eip155:99': [], 'eip155:98': [] } })] }),
      "'eip155:99', 'eip155:98'",
    ],
    ['evm({ swapNetworks })', () => ({ chains: [evm({ swapNetworks: ['eip155:1', 'eip155:99'] })] }), "'eip155:99'"],
    ['solana({ rpcUrls })', () => ({ chains: [solana({ rpcUrls: { 'solana:a': [] } })] }), "'solana:a'"],
    ['bitcoin({ rpcUrls })', () => ({ chains: [bitcoin({ rpcUrls: { 'bip122:a': [] } })] }), "'bip122:a'"],
    ['polkadot({ rpcUrls })', () => ({ chains: [polkadot({ rpcUrls: { 'polkadot:a': [] } })] }), "'polkadot:a'"],
    [
      'walletConnect({ rpcMap })',
      () => ({ connectors: [walletConnect({ rpcMap: { 'eip155:99': 'https://a.example' } })] }),
      "'eip155:99'",
    ],
  ])('are reported once in the console: %s', async (name, options, ids) => {
    expect(await warnings(options())).toEqual([none(name, ids)]);
  });

  it('are no others', async () => {
    const proposal = { eip155: { chains: ['eip155:99'] } } as const;
    const parts = {
      defaultAccountTypes: { eip155: 'eoa' },
      tokens: { 'eip155:1': [] },
      chains: [evm({ rpcUrls: { 'eip155:1': [] } })],
      connectors: [walletConnect({ proposal, rpcMap: { 'eip155:99': 'https://a.example' } }), injected()],
    };
    expect(await warnings(parts)).toEqual([]);
  });

  it('are checked during development only', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(await warnings({ tokens: { 'eip155:99': [] } })).toEqual([]);
  });
});
