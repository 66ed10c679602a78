/** wagmi's connectors in the modal: the real modal, both major versions of wagmi, a wallet with real keys, and wagmi's mock connector. */
import type { Config } from '@wagmi/core';
import { http } from 'viem';
import { mainnet, sepolia } from 'viem/chains';
import { afterEach, describe, expect, it } from 'vitest';
import { connectionOf, statusOf } from '../../../application/connect/status-of.js';
import type { Modal } from '../../../application/modal/modal.js';
import { providerConnector } from '../../../sandbox/wagmi/provider-connector.js';
import { FIRST, LINES, SECOND, type Wagmi } from '../../../sandbox/wagmi/wagmi-visits.js';
import { createSandboxWallet } from '../../../sandbox/wallets/wallet.js';
import { evm } from '../../chains/evm/index.js';
import { createModal } from '../../create-modal.js';
import { connectorContract } from '../../fakes/contracts/connector-contract.js';
import { scriptedDevice } from '../../fakes/scripted-device.js';
import { scriptedProvider } from '../../fakes/scripted-provider.js';
import { scriptedWallet } from '../../fakes/scripted-wallet.js';
import { virtualTime } from '../../fakes/virtual-time.js';
import { memoryStorage } from '../../storage/memory-storage.js';
import { storedBy } from '../stored-by-wagmi.js';
import { handleOf } from './wagmi-connectors.js';
import { watchWagmiBy } from './watch-wagmi.js';

const KEYS = [
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
] as const;
const chains = [mainnet, sepolia] as const;
const transports = { [mainnet.id]: http(), [sepolia.id]: http() };

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

describe.each(LINES)('connectors of wagmi %s in the modal', (_, wagmi) => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const keptByModal = memoryStorage();
  afterEach(() => {
    kept.clear();
    for (const key of Object.keys(keptByModal.entries())) keptByModal.set(key, undefined);
  });

  function harborOf() {
    return createSandboxWallet({
      name: 'Harbor',
      rdns: 'example.harbor',
      icon: 'data:image/png;base64,AAAA',
      keys: KEYS,
      networks: [
        { chainId: 1, name: 'Ethereum' },
        { chainId: 11_155_111, name: 'Sepolia' },
      ],
      mode: 'approve',
    });
  }

  async function open(harbor = harborOf(), reconnectOnMount = true) {
    const config: Config = wagmi.createConfig({
      chains,
      transports,
      connectors: [
        providerConnector('example.harbor', 'Harbor', harbor.provider),
        wagmi.mock({ accounts: [SECOND], features: { reconnect: true } }),
      ],
      multiInjectedProviderDiscovery: false,
      storage: wagmi.createStorage({ storage }),
    });
    const modal = createModal({
      networks: [...chains],
      chains: [evm()],
      connectors: [handleOf(config, () => Promise.resolve(wagmi))],
      services: false,
      storage: keptByModal.otherTab(),
      device: scriptedDevice(),
    });
    const stop = watchWagmiBy(wagmi.disconnect, modal, config);
    const close = () => {
      stop();
      modal.destroy();
    };
    ends.push(close);
    if (reconnectOnMount) await wagmi.reconnect(config);
    else {
      await expect.poll(() => storedBy(config)?.hasHydrated()).toBe(true);
      await wagmi.hydrate(config, { reconnectOnMount }).onMount();
    }
    return { config, modal, harbor, close };
  }
  const inModal = (modal: Modal) => {
    const connection = connectionOf(modal.getState(), 'eip155');
    if (connection.status !== 'connected') return connection.status;
    return [connection.wallet.name, connection.account.address, connection.networkId];
  };
  const inWagmi = ({ state }: Config) => {
    const connection = state.current ? state.connections.get(state.current) : undefined;
    return connection
      ? [connection.connector.name, connection.accounts[0], `eip155:${connection.chainId}`]
      : state.status;
  };
  const harborIn = ({ connectors: [harbor] }: Config) => {
    if (!harbor) throw new Error('No connector');
    return harbor;
  };
  const asked = ({ control }: ReturnType<typeof harborOf>) =>
    control.requests().filter(({ method }) => method === 'eth_requestAccounts').length;

  it('are listed, and connect in wagmi', async () => {
    const { config, modal, harbor } = await open();
    modal.preload();
    await expect
      .poll(() => modal.getState().connect.wallets.wagmi?.map(({ id, type }) => [id, type]))
      .toEqual([
        ['example.harbor', 'EXTERNAL'],
        ['wagmi:mock', 'EXTERNAL'],
      ]);
    await expect(modal.connect('example.harbor')).resolves.toMatchObject({ ok: true });
    expect(inModal(modal)).toEqual(['Harbor', FIRST, 'eip155:1']);
    expect(inWagmi(config)).toEqual(['Harbor', FIRST, 'eip155:1']);
    expect(asked(harbor)).toBe(1);
  });

  it('follow hooks that connect and disconnect', async () => {
    const { config, modal, harbor } = await open();
    await wagmi.connect(config, { connector: harborIn(config) });
    await expect.poll(() => inModal(modal)).toEqual(['Harbor', FIRST, 'eip155:1']);
    await wagmi.switchChain(config, { chainId: 11_155_111 });
    await expect.poll(() => inModal(modal)).toEqual(['Harbor', FIRST, 'eip155:11155111']);
    await wagmi.disconnect(config);
    await expect.poll(() => inModal(modal)).toBe('disconnected');
    await wagmi.connect(config, { connector: harborIn(config) });
    await expect.poll(() => inModal(modal)).toEqual(['Harbor', FIRST, 'eip155:11155111']);
    expect(asked(harbor)).toBe(2);
  });

  it('are followed once if they are watched twice, and again after that was stopped', async () => {
    const { config, modal } = await open();
    const watch = () => watchWagmiBy(wagmi.disconnect, modal, config);
    const stop = watch();
    expect(watch()).toBe(stop);
    stop();
    await wagmi.connect(config, { connector: harborIn(config) });
    expect(inModal(modal)).toBe('disconnected');
    const again = watch();
    await expect.poll(() => inModal(modal)).toEqual(['Harbor', FIRST, 'eip155:1']);
    // It has ended already: it does not stop the new one.
    stop();
    expect(watch()).toBe(again);
    await wagmi.disconnect(config);
    await expect.poll(() => inModal(modal)).toBe('disconnected');
    again();
  });

  it('are restored by wagmi after a reload, without a prompt', async () => {
    const first = await open();
    await first.modal.connect('example.harbor');
    first.close();
    const { modal, config } = await open(first.harbor);
    await expect.poll(() => inModal(modal)).toEqual(['Harbor', FIRST, 'eip155:1']);
    expect(inWagmi(config)).toEqual(['Harbor', FIRST, 'eip155:1']);
    expect(asked(first.harbor)).toBe(1);
  });

  it('are disconnected in both through the modal', async () => {
    const { config, modal } = await open();
    await modal.connect('example.harbor');
    const started: unknown[] = [];
    modal.events$.subscribe((event) => event.type === 'connection.started' && started.push(event.walletId));
    await modal.disconnect();
    expect(inModal(modal)).toBe('disconnected');
    expect(started).toEqual([]);
    await expect.poll(() => inWagmi(config)).toBe('disconnected');
    expect(statusOf(modal.getState(), 'eip155')).toBe('disconnected');
  });

  it('switch and sign through the modal, including rejections', async () => {
    const { config, modal, harbor } = await open();
    await modal.connect('example.harbor');
    await expect(modal.switchNetwork('eip155:11155111')).resolves.toMatchObject({ ok: true });
    await expect.poll(() => inWagmi(config)).toEqual(['Harbor', FIRST, 'eip155:11155111']);
    await expect(modal.signMessage('Hello')).resolves.toMatchObject({ ok: true });
    harbor.control.mode = 'reject';
    await expect(modal.signMessage('Hello')).resolves.toMatchObject({ ok: false, failure: { code: 'rejected' } });
    await modal.disconnect();
    await expect(modal.connect('example.harbor')).resolves.toMatchObject({ ok: false, failure: { code: 'rejected' } });
    expect(inWagmi(config)).toBe('disconnected');
  });

  it('can be wagmi’s mock connector', async () => {
    const { config, modal } = await open();
    await expect(modal.connect('wagmi:mock')).resolves.toMatchObject({ ok: true });
    expect(inModal(modal)).toEqual(['Mock Connector', SECOND, 'eip155:1']);
    await expect(modal.switchNetwork('eip155:11155111')).resolves.toMatchObject({ ok: true });
    expect(inModal(modal)).toEqual(['Mock Connector', SECOND, 'eip155:11155111']);
    expect(inWagmi(config)).toEqual(['Mock Connector', SECOND, 'eip155:11155111']);
  });

  it('show their pairing URI', async () => {
    const { config, modal } = await open();
    const [harbor] = config.connectors;
    const uris: unknown[] = [];
    modal.events$.subscribe((event) => event.type === 'connection.pairing-offered' && uris.push(event.uri));
    harbor?.emitter.on('message', ({ type }) => {
      if (type === 'connecting') harbor.emitter.emit('message', { type: 'display_uri', data: 'wc:abc@2' });
    });
    await modal.connect('example.harbor');
    expect(uris).toEqual(['wc:abc@2']);
  });

  it('sync the network before a wallet connects, initially to wagmi’s', async () => {
    const { config, modal } = await open();
    await wagmi.switchChain(config, { chainId: 11_155_111 });
    await expect.poll(() => modal.getState().network.chosen.eip155).toBe('eip155:11155111');
    await modal.switchNetwork('eip155:1');
    expect(config.state.chainId).toBe(1);
  });

  it('are not waited for on a page that does not reconnect', async () => {
    const first = await open();
    await first.modal.connect('example.harbor');
    first.close();
    const { modal, config } = await open(first.harbor, false);
    modal.preload();
    // Otherwise, wagmi has five seconds.
    await expect.poll(() => inModal(modal), { timeout: 4_900 }).toBe('disconnected');
    await wagmi.switchChain(config, { chainId: 11_155_111 });
    await expect.poll(() => modal.getState().network.chosen.eip155).toBe('eip155:11155111');
  });

  describe('as a connector', () => connectorContract({ describe, it }, () => contractSubject(wagmi)));
});

async function contractSubject(wagmi: Wagmi) {
  const wallet = scriptedWallet();
  const provider = scriptedProvider(wallet);
  const time = virtualTime();
  const config: Config = wagmi.createConfig({
    chains,
    transports,
    connectors: [providerConnector('example.harbor', 'Harbor', provider)],
    multiInjectedProviderDiscovery: false,
    storage: null,
  });
  const connector = await handleOf(config, () => Promise.resolve(wagmi)).load({
    ...{ networks: [], storage: memoryStorage(), device: scriptedDevice(), scheduler: time.scheduler },
  });
  return {
    connector,
    walletId: 'example.harbor',
    approve: wallet.willApprove,
    reject: wallet.willReject,
    hang: wallet.willHang,
    answerPending: wallet.answerPending,
    prompts: () => wallet.asked.filter(({ question }) => question === 'connect').length,
    useAccounts: wallet.useAccounts,
    otherAddresses: [
      '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
      '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
    ] as const,
    useNetwork: wallet.useNetwork,
    otherNetwork: 'eip155:137' as const,
    lose: wallet.lose,
    pass: time.advance,
    isQuiet: () => true,
  };
}
