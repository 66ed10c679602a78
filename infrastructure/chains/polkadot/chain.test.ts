/** The chain with a wallet that really signs, and a simulated node: no chain of this kind can run here. */
import { asyncScheduler, firstValueFrom, lastValueFrom } from 'rxjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Chain } from '../../../application/ports/chain.js';
import type { Link } from '../../../application/ports/link.js';
import { defineNetwork, type Network } from '../../../domain/network/network.js';
import { addressOf, isSigned } from '../../../sandbox/polkadot/polkadot-key.js';
import { createPolkadotWallet, inject, type PolkadotWallet } from '../../../sandbox/polkadot/polkadot-wallet.js';
import { type StorageNode, startStorageNode } from '../../../sandbox/polkadot/storage-node.js';
import { memoryStore } from '../../../sandbox/wallets/wallet-memory.js';
import * as walletCode from '../../connectors/polkadot/connect-wallet.js';
import { polkadotConnector } from '../../connectors/polkadot/connector.js';
import type { PolkadotProvider } from '../../connectors/polkadot/polkadot-provider.js';
import { scriptedDevice } from '../../fakes/scripted-device.js';
import { valuesOf, verifyFails } from '../../fakes/verify.js';
import { toHex } from '../../hex.js';
import { kusamaRelay, polkadot, polkadotRelay, westendRelay } from './index.js';
import { storageKey } from './read-holdings.js';
import { isSameAccount, respelled } from './ss58.js';

const KEY = 'c3'.repeat(32);
const HOLDER = addressOf(KEY);
const DOT = 10_000_000_000n;
let node: StorageNode;
let network: Network;
let chain: Chain;

beforeAll(async () => {
  node = await startStorageNode({ [HOLDER]: 7n * DOT });
  network = defineNetwork({ ...polkadotRelay, rpcUrls: { default: { http: [node.rpcUrl] } } });
  const storage = { get: () => undefined, set: () => undefined };
  chain = await polkadot().load({ networks: [], storage, device: scriptedDevice(), scheduler: asyncScheduler });
});
afterAll(() => node.stop());

async function connected(mode: 'approve' | 'reject' = 'approve'): Promise<{ link: Link; wallet: PolkadotWallet }> {
  const wallet = createPolkadotWallet({ name: 'Petrel', icon: '', keys: [KEY], note: '', mode: 'approve' });
  const page = {};
  inject(wallet, page);
  const connector = polkadotConnector({
    ...{ page, scheduler: asyncScheduler, log: () => undefined, networks: [network], storage: memoryStore() },
    ...{ dapp: 'Slipway', load: () => walletCode },
  });
  const step = await firstValueFrom(connector.connect('Petrel'));
  if (step.type !== 'connected') throw new Error('It did not connect.');
  wallet.control.mode = mode;
  return { link: step.links[0], wallet };
}

const native = () => ({ networkId: network.caipNetworkId, ...network.nativeCurrency });

describe('the polkadot namespace', () => {
  it('reads the storage key of Alice’s account from the Substrate documentation', () => {
    expect(storageKey('5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY')).toBe(
      '0x26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9de1e86a9a8c739864cf3cc5ec2bea59fd43593c715fdd31c61141abd04a99fd6822c8558854ccde39a5684e7a56da27d',
    );
  });

  it('reads the balance of an account in any notation, and zero without an account', async () => {
    const held = async (address: string) =>
      (await lastValueFrom(chain.holdings(address, network, [native()]))).map(({ amount }) => amount);
    expect(await held(HOLDER)).toEqual([7n * DOT]);
    expect(await held(respelled(HOLDER, kusamaRelay.caipNetworkId) ?? '')).toEqual([7n * DOT]);
    expect(await held(addressOf('d4'.repeat(32)))).toEqual([0n]);
    const broken = defineNetwork({ ...network, rpcUrls: { default: { http: ['http://127.0.0.1:1'] } } });
    await verifyFails(chain.holdings(HOLDER, broken, [native()]), 'request-failed');
  });

  it('declares by its handle, and by failing, that it cannot send', async () => {
    expect(polkadot().supports).toEqual({ send: false });
    const transfer = { token: native(), from: HOLDER, to: HOLDER, amount: 1n };
    await verifyFails(chain.estimateFee(transfer, network), 'unsupported-chain');
    const { link } = await connected();
    await verifyFails(chain.send(link, transfer, network), 'unsupported-chain');
  });

  it('writes the address in the format of the network in use, and recognizes the account everywhere', async () => {
    const { link } = await connected();
    expect(link.accounts[0].address).toBe(respelled(HOLDER, polkadotRelay.caipNetworkId));
    const change = firstValueFrom(link.changes$);
    const changes: unknown[] = [];
    link.changes$.subscribe((each) => changes.push(each));
    expect(await valuesOf(chain.switchNetwork(link, kusamaRelay))).toEqual(['switched']);
    expect(await change).toEqual({ type: 'network', networkId: kusamaRelay.caipNetworkId });
    const [, accounts] = changes as [unknown, { accounts: readonly { address: string }[] }];
    expect(accounts.accounts[0]?.address).toBe(respelled(HOLDER, kusamaRelay.caipNetworkId));
    expect(isSameAccount(accounts.accounts[0]?.address ?? '', HOLDER)).toBe(true);
  });

  it('signs a text that cannot be a transaction', async () => {
    const { link, wallet } = await connected();
    const signature = await firstValueFrom(chain.signMessage(link, link.accounts[0].address, 'Ahoy 🐦'));
    const signed = (text: string) => isSigned(HOLDER, new TextEncoder().encode(text), signature);
    expect([signed('<Bytes>Ahoy 🐦</Bytes>'), signed('Ahoy 🐦')]).toEqual([true, false]);
    // The wallet would wrap it, too, but not all wallets do.
    const data = `0x${toHex(new TextEncoder().encode('<Bytes>Ahoy 🐦</Bytes>'))}`;
    const handed = wallet.control.requests().filter(({ method }) => method === 'polkadot_signRaw');
    expect(handed.map(({ params }) => params)).toEqual([[{ address: HOLDER, data, type: 'bytes' }]]);
    const refusing = await connected('reject');
    await verifyFails(chain.signMessage(refusing.link, HOLDER, 'Ahoy'), 'rejected');
    await verifyFails(chain.signMessage(link, addressOf('d4'.repeat(32)), 'Ahoy'), 'unauthorized');
  });

  it('signs a transaction of the network in use, and of no other', async () => {
    const { link } = await connected();
    const provider = link.provider as PolkadotProvider;
    const payload = (genesis: string) => ({
      method: 'polkadot_signTransaction' as const,
      params: {
        address: link.accounts[0].address,
        transactionPayload: { method: '0x0500', genesisHash: `0x${genesis}${'00'.repeat(16)}` },
      },
    });
    const { signature } = await provider.request(payload(String(polkadotRelay.id)));
    expect(isSigned(HOLDER, Uint8Array.of(5, 0), signature)).toBe(true);
    await expect(provider.request(payload(String(westendRelay.id)))).rejects.toMatchObject({
      code: 'network-mismatch',
    });
  });
});
