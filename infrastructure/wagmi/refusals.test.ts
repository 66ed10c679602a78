/** Invalid configurations are reported, and connectors that never answer time out. */
import { createConfig, createStorage, hydrate } from '@wagmi/core';
import {
  ChainDisconnectedError,
  http,
  ProviderDisconnectedError,
  ResourceUnavailableRpcError,
  SwitchChainError,
} from 'viem';
import { mainnet, sepolia } from 'viem/chains';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure, type FailureCode } from '../../domain/failure/failure.js';
import { evm } from '../chains/evm/index.js';
import { external } from '../connectors/external/index.js';
import { createModal } from '../create-modal.js';
import { scriptedDevice } from '../fakes/scripted-device.js';
import { memoryStorage } from '../storage/memory-storage.js';
import { porthole } from './as-connector/porthole.js';
import { toWagmiError } from './as-connector/to-wagmi-error.js';
import { watchPorthole } from './as-connector/watch-porthole.js';
import { wagmiConnectors } from './over-connectors/wagmi-connectors.js';

type ModalOptions = Parameters<typeof createModal>[0];

const said: string[] = [];
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation((_, text) => void said.push(String(text))));
afterEach(() => {
  said.length = 0;
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const modalWith = (options: Partial<ModalOptions> = {}) =>
  createModal({
    networks: [mainnet],
    chains: [evm()],
    services: false,
    storage: memoryStorage(),
    device: scriptedDevice(),
    ...options,
  });
const configWith = (connectors: Parameters<typeof createConfig>[0]['connectors']) =>
  createConfig({
    chains: [mainnet],
    transports: { [mainnet.id]: http() },
    connectors,
    multiInjectedProviderDiscovery: false,
    storage: null,
  });

function firstOf({ connectors: [connector] }: ReturnType<typeof configWith>) {
  if (!connector) throw new Error('No connector');
  return connector;
}

describe('a config of wagmi', () => {
  it('needs the modal as a connector exactly once', () => {
    expect(() => watchPorthole(configWith([]))).toThrow('needs `porthole(modal)`');
    const two = configWith([porthole(modalWith()), porthole(modalWith())]);
    expect(() => watchPorthole(two)).toThrow('several connectors of `porthole(modal)`');
  });

  it('cannot be used in both directions', () => {
    const own = configWith([porthole(modalWith())]);
    expect(() => wagmiConnectors(own)).toThrow('cannot have `porthole(modal)` as a connector');
    const driven = configWith([]);
    wagmiConnectors(driven);
    driven._internal.connectors.setState([driven._internal.connectors.setup(porthole(modalWith()))]);
    expect(() => watchPorthole(driven)).toThrow('be given to `wagmiConnectors`');
  });

  it.each([
    ['has the same networks', {}, []],
    [
      'lacks a network',
      { networks: [mainnet, sepolia] },
      ['wagmi and the modal need the same networks. Only in the modal: 11155111'],
    ],
    [
      'has an additional network',
      { networks: [sepolia] },
      ['wagmi and the modal need the same networks. Only in wagmi: 1; only in the modal: 11155111'],
    ],
  ] as const)('%s', (_, options, expected) => {
    const stop = watchPorthole(configWith([porthole(modalWith(options as Partial<ModalOptions>))]));
    expect(said).toEqual(expected);
    stop();
  });

  it('must not discover wallets itself', () => {
    const config = configWith([porthole(modalWith())]);
    const stop = watchPorthole({ ...config, _internal: { ...config._internal, mipd: {} as never } });
    expect(said).toEqual([expect.stringContaining('`multiInjectedProviderDiscovery: false`')]);
    stop();
  });

  it('that is not watched is reported once', async () => {
    const connector = firstOf(configWith([porthole(modalWith())]));
    expect(await connector.isAuthorized()).toBe(false);
    await expect(connector.connect({ isReconnecting: true })).rejects.toThrow('not connected');
    expect(said).toEqual([expect.stringContaining('call `watchPorthole(config)`')]);
  });
});

it('on a server, nothing is synced or reported', async () => {
  const touched: string[] = [];
  const storage = { get: (key: string) => void touched.push(key), set: () => undefined };
  const modal = createModal({ networks: [mainnet, sepolia], services: false, storage });
  const config = configWith([porthole(modal)]);
  watchPorthole(config);
  const connector = firstOf(config);
  const provider = await connector.getProvider();
  expect([await connector.isAuthorized(), await connector.getAccounts(), await connector.getChainId()]).toEqual([
    false,
    [],
    1,
  ]);
  expect(provider).toBe(await connector.getProvider());
  expect([touched, said]).toEqual([[], []]);
});

it('a server-rendered page is not changed before wagmi has read its storage', async () => {
  const storage = memoryStorage({ active_caip_network_id: 'eip155:11155111' });
  const networks = [mainnet, sepolia] as const;
  const config = createConfig({
    chains: networks,
    transports: { [mainnet.id]: http(), [sepolia.id]: http() },
    connectors: [porthole(modalWith({ networks, storage }))],
    multiInjectedProviderDiscovery: false,
    storage: createStorage({ storage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined } }),
    ssr: true,
  });
  const stop = watchPorthole(config);
  await new Promise((resolve) => setTimeout(resolve));
  expect(config.state.chainId).toBe(1);
  // As `WagmiProvider` does after mounting.
  await hydrate(config, { reconnectOnMount: true }).onMount();
  await expect.poll(() => config.state.chainId).toBe(11_155_111);
  stop();
});

it('a wallet that never reconnects delays wagmi by three seconds', async () => {
  const storage = memoryStorage({
    connection_status: 'connected',
    connected_namespaces: 'eip155',
    'eip155:connected_connector_id': 'silent',
  });
  const silent = external({ id: 'silent', name: 'Silent', load: () => new Promise(() => undefined) });
  const modal = modalWith({ storage, connectors: [silent] });
  const config = configWith([porthole(modal)]);
  const stop = watchPorthole(config);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let answer: boolean | undefined;
  const asking = firstOf(config)
    .isAuthorized()
    .then((authorized) => {
      answer = authorized;
    });
  await vi.advanceTimersByTimeAsync(2999);
  expect(answer).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  await asking;
  expect(answer).toBe(false);
  stop();
  modal.destroy();
});

describe('a failure of the modal, in wagmi', () => {
  it.each<[FailureCode, unknown]>([
    ['rejected', { name: 'UserRejectedRequestError', code: 4001 }],
    ['cancelled', { name: 'UserRejectedRequestError', code: 4001 }],
    ['already-pending', { name: 'ResourceUnavailableRpcError', code: ResourceUnavailableRpcError.code }],
    ['unauthorized', { code: 4100 }],
    ['method-not-supported', { code: 4200 }],
    ['wallet-disconnected', { code: ProviderDisconnectedError.code }],
    ['network-disconnected', { code: ChainDisconnectedError.code }],
    ['network-not-supported', { code: SwitchChainError.code }],
    ['network-mismatch', { code: 4902 }],
    ['timed-out', { name: 'Failure', code: 'timed-out' }],
  ])('%s', (code, expected) => {
    expect(toWagmiError(new Failure(code))).toMatchObject(expected as object);
  });

  it('is the failure itself for a request that a later one has replaced', () => {
    const failure = new Failure('cancelled', undefined, { data: { superseded: true } });
    expect(toWagmiError(failure)).toBe(failure);
  });
});
