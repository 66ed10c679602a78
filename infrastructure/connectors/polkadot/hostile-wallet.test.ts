/** Malicious wallets, and unusable answers of honest ones. */
import { asyncScheduler, EMPTY, firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { Link } from '../../../application/ports/link.js';
import { memoryStore } from '../../../sandbox/wallets/wallet-memory.js';
import { kusamaRelay, polkadotRelay } from '../../chains/polkadot/index.js';
import * as walletCode from './connect-wallet.js';
import { polkadotConnector } from './connector.js';
import type { PolkadotProvider } from './polkadot-provider.js';

const ALICE = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY';
const ON_POLKADOT = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5';
const ON_KUSAMA = 'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F';
const KUSAMA = `0x${kusamaRelay.id}${'0'.repeat(32)}`;

const connectorOn = (injectedWeb3: unknown) =>
  polkadotConnector({
    ...{ page: { injectedWeb3 }, scheduler: asyncScheduler, log: () => undefined, storage: memoryStore() },
    ...{ networks: [polkadotRelay, kusamaRelay], dapp: 'Slipway', load: () => walletCode },
  });

async function linkTo(accounts: unknown, signer: unknown = {}): Promise<Link> {
  const extension = { accounts: { get: () => Promise.resolve(accounts), subscribe: () => () => undefined }, signer };
  const step = await firstValueFrom(
    connectorOn({ petrel: { enable: () => Promise.resolve(extension) } }).connect('petrel'),
  );
  if (step.type !== 'connected') throw new Error('It did not connect.');
  return step.links[0];
}

describe('an injected entry', () => {
  it('is listed if it can be enabled, with its name shortened', async () => {
    const enable = () => Promise.resolve({});
    const trap = {
      get enable() {
        throw new Error('Boo');
      },
    };
    const all = { 'polkadot-js': { enable }, ['x'.repeat(1000)]: { enable }, deaf: {}, none: null, text: 'x', trap };
    const wallets = await firstValueFrom(connectorOn(all).wallets$);
    expect(wallets.map(({ name }) => name)).toEqual(['Polkadot{.js}', `${'x'.repeat(63)}…`]);
  });

  it.each([undefined, null, 'x', 7, []])('may be %j', async (all) => {
    expect(await firstValueFrom(connectorOn(all).wallets$)).toEqual([]);
  });
});

describe('accounts', () => {
  it('are those of this namespace, without duplicates, in the network’s format', async () => {
    const link = await linkTo([
      { address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', type: 'ethereum' },
      { address: ALICE },
      { address: ON_KUSAMA },
    ]);
    expect(link.accounts).toEqual([{ namespace: 'polkadot', address: ON_POLKADOT, type: 'eoa' }]);
  });

  it('are used on the networks that the wallet allows', async () => {
    const link = await linkTo([{ address: ALICE, genesisHash: KUSAMA }]);
    expect([link.networkId, link.accounts[0].address]).toEqual([kusamaRelay.caipNetworkId, ON_KUSAMA]);
    const moving = firstValueFrom(link.moveTo?.(polkadotRelay.caipNetworkId) ?? EMPTY, { defaultValue: 'moved' });
    await expect(moving).rejects.toMatchObject({ code: 'network-not-supported' });
  });

  it.each([
    ['nothing', undefined, 'no-accounts'],
    ['none', [], 'no-accounts'],
    ['no address', [{ address: 7 }], 'wallet-misbehaved'],
    ['an address with a letter wrong', [{ address: ALICE.replace('F5', 'F6') }], 'wallet-misbehaved'],
    [
      'for a network that the dapp does not have',
      [{ address: ALICE, genesisHash: `0x${'ab'.repeat(32)}` }],
      'network-not-supported',
    ],
  ])('are refused: %s', async (_, accounts, code) => {
    await expect(linkTo(accounts)).rejects.toMatchObject({ code });
  });
});

describe('a signature', () => {
  it.each([
    ['nothing', undefined],
    ['no signature', {}],
    ['no hex', { signature: 'signed' }],
    ['hex without a beginning', { signature: 'ab'.repeat(64) }],
  ])('is refused if it is %s', async (_, answer) => {
    const link = await linkTo([{ address: ALICE }], { signRaw: () => Promise.resolve(answer) });
    const { request } = link.provider as PolkadotProvider;
    const params = { address: ON_POLKADOT, message: 'Ahoy' };
    await expect(request({ method: 'polkadot_signMessage', params })).rejects.toMatchObject({
      code: 'wallet-misbehaved',
    });
  });

  it('fails without a signer, and for an invalid request', async () => {
    const link = await linkTo([{ address: ALICE }]);
    const { request } = link.provider as { request(asked: unknown): Promise<unknown> };
    const params = { address: ON_KUSAMA, message: 'Ahoy' };
    await expect(request({ method: 'polkadot_signMessage', params })).rejects.toMatchObject({
      code: 'method-not-supported',
    });
    await expect(request({ method: 'polkadot_signMessage', params: { address: ALICE } })).rejects.toMatchObject({
      code: 'request-failed',
    });
    await expect(request({ method: 'polkadot_signTransaction', params })).rejects.toMatchObject({
      code: 'request-failed',
    });
    await expect(request({ method: 'constructor', params })).rejects.toMatchObject({ code: 'method-not-supported' });
  });
});
