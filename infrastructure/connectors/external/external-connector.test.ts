import { describe, expect, it } from 'vitest';
import { connectorContract } from '../../fakes/contracts/connector-contract.js';
import { scriptedDevice } from '../../fakes/scripted-device.js';
import { scriptedProvider } from '../../fakes/scripted-provider.js';
import { scriptedWallet } from '../../fakes/scripted-wallet.js';
import { valuesOf, verifyFails } from '../../fakes/verify.js';
import { virtualTime } from '../../fakes/virtual-time.js';
import { external } from './index.js';

const A = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const B = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const settled = () => new Promise((resolve) => setImmediate(resolve));

async function setUp(load: () => unknown) {
  const time = virtualTime();
  const device = scriptedDevice();
  const handle = external({ id: 'vault', name: 'Vault', rdns: 'test.vault', load: load as never });
  const storage = { get: () => undefined, set: () => undefined };
  const connector = await handle.load({ networks: [], storage, device, scheduler: time.scheduler });
  return { time, device, handle, connector };
}

connectorContract({ describe, it }, async () => {
  const wallet = scriptedWallet();
  const provider = scriptedProvider(wallet);
  const { time, connector } = await setUp(() => Promise.resolve(provider));
  return {
    connector,
    walletId: 'vault',
    approve: wallet.willApprove,
    reject: wallet.willReject,
    hang: wallet.willHang,
    answerPending: wallet.answerPending,
    prompts: () => wallet.asked.filter(({ question }) => question === 'connect').length,
    useAccounts: wallet.useAccounts,
    otherAddresses: [A, B],
    useNetwork: wallet.useNetwork,
    otherNetwork: 'eip155:137',
    lose: wallet.lose,
    pass: time.advance,
    isQuiet: () => provider.listeners === 0,
  };
});

describe('a wallet that the host supplies', () => {
  it('is listed without being loaded', async () => {
    const { handle } = await setUp(() => expect.unreachable());
    expect(handle.wallets).toEqual([
      { id: 'vault', name: 'Vault', rdns: 'test.vault', type: 'EXTERNAL', namespace: 'eip155', connectorId: 'vault' },
    ]);
  });

  it('is loaded once, and then gets requests in the same tick', async () => {
    let loads = 0;
    const provider = scriptedProvider(scriptedWallet());
    const { connector } = await setUp(() => {
      loads++;
      return Promise.resolve(provider);
    });
    connector.connect('vault').subscribe().unsubscribe();
    await valuesOf(connector.connect('vault'));
    const before = provider.requests.length;
    connector.connect('vault').subscribe();
    expect(provider.requests).toHaveLength(before + 1);
    expect(loads).toBe(1);
  });

  it('gets requests in the same tick if it needs no loading', async () => {
    const provider = scriptedProvider(scriptedWallet());
    const { connector } = await setUp(() => provider);
    connector.connect('vault').subscribe();
    expect(provider.requests).toHaveLength(1);
  });

  it('is loaded again after a failure', async () => {
    const answers: (() => unknown)[] = [
      () => Promise.reject(new Error('offline')),
      () => {
        throw new Error('broken');
      },
      () => Promise.resolve({ request: 'no function' }),
      () => Promise.resolve(scriptedProvider(scriptedWallet())),
    ];
    const { connector } = await setUp(() => answers.shift()?.());
    await verifyFails(connector.connect('vault'), 'wallet-not-found');
    await verifyFails(connector.connect('vault'), 'wallet-not-found');
    await verifyFails(connector.connect('vault'), 'wallet-misbehaved');
    await expect(valuesOf(connector.connect('vault'))).resolves.toHaveLength(1);
  });

  it('fails in time if it never loads', async () => {
    const { time, connector, device } = await setUp(() => new Promise(() => undefined));
    const failed = verifyFails(connector.connect('vault'), 'timed-out');
    const restored = valuesOf(connector.restore('vault', 'eip155'));
    time.advance(30_000);
    await failed;
    expect(await restored).toEqual([undefined]);
    expect(device.lines).toHaveLength(1);
    await settled();
  });
});
