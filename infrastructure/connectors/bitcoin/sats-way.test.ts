/** Wallets with sats-connect, Leather with its differences, and dishonest answers: providers as the wallets document them. */
import { asyncScheduler, firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { Link, LinkChange } from '../../../application/ports/link.js';
import { bitcoinMainnet, bitcoinTestnet } from '../../chains/bitcoin/index.js';
import type { BitcoinProvider } from './bitcoin-provider.js';
import * as walletCode from './connect-wallet.js';
import { bitcoinConnector } from './connector.js';

const SEGWIT = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l';
const TAPROOT = 'bc1ppv609nr0vr25u07u95waq5lucwfm6tde4nydujnu8npg4q75mr5sxq8lt3';
const KEY = '02c7f12003196442943d8588e01aee840423cc54fc1521526a3b85c2b0cbd58872';
const TXID = 'ab'.repeat(32);
const PSBT = Buffer.from('psbt').toString('base64');
const [ICON, NAME] = ['data:image/svg+xml,<svg/>', 'Pike'];

function connectorOn(page: object, networks = [bitcoinMainnet]) {
  return bitcoinConnector({
    ...{ page: Object.assign(new EventTarget(), page), scheduler: asyncScheduler, log: () => undefined, networks },
    ...{ preferred: 'payment', load: () => walletCode },
  });
}

async function linkOn(page: object, id: string): Promise<Link> {
  const step = await firstValueFrom(connectorOn(page).connect(id));
  if (step.type !== 'connected') throw new Error('It did not connect.');
  return step.links[0];
}

const listed = (id: string, provider: object) => ({
  [id]: provider,
  btc_providers: [{ id, name: NAME, icon: ICON }],
});

/** Scripted answers by method, with a record of the requests. */
function scripted(answers: Readonly<Record<string, unknown>>) {
  const asked: (readonly [string, unknown])[] = [];
  const listeners = new Map<string, (event: unknown) => void>();
  return {
    asked,
    emit: (event: string, payload: unknown) => listeners.get(event)?.(payload),
    provider: {
      request(method: string, params: unknown): Promise<unknown> {
        asked.push([method, params]);
        const answer = answers[method];
        if (answer instanceof Error) return Promise.reject(answer);
        return Promise.resolve(answer ?? { jsonrpc: '2.0', id: '1', error: { code: -32601, message: 'None' } });
      },
      addListener: ({ eventName, cb }: { eventName: string; cb: (event: unknown) => void }) => {
        listeners.set(eventName, cb);
        return () => listeners.delete(eventName);
      },
    },
  };
}

const result = (value: unknown) => ({ jsonrpc: '2.0', id: '1', result: value });
const ACCOUNT = {
  addresses: [
    { address: TAPROOT, publicKey: KEY.slice(2), purpose: 'ordinals', addressType: 'p2tr' },
    { address: SEGWIT, publicKey: KEY, purpose: 'payment', addressType: 'p2wpkh' },
    { address: 'SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7', publicKey: KEY, purpose: 'stacks' },
  ],
  network: { bitcoin: { name: 'Mainnet' }, stacks: { name: 'mainnet' } },
};

describe('Leather', () => {
  const LEATHER = {
    getAddresses: result({
      addresses: [
        { symbol: 'BTC', type: 'p2tr', address: TAPROOT, publicKey: KEY },
        { symbol: 'BTC', type: 'p2wpkh', address: SEGWIT, publicKey: KEY },
        { symbol: 'STX', address: 'SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7' },
      ],
    }),
    signMessage: result({ signature: PSBT, address: SEGWIT }),
    sendTransfer: result({ txid: TXID }),
    signPsbt: result({ hex: '70736274' }),
  };

  it('gets requests in its own format', async () => {
    const { provider, asked } = scripted(LEATHER);
    const link = await linkOn(listed('LeatherProvider', provider), 'LeatherProvider');
    expect(link.accounts.map(({ address, type }) => [address, type])).toEqual([
      [SEGWIT, 'payment'],
      [TAPROOT, 'ordinal'],
    ]);
    const { request } = link.provider as BitcoinProvider;
    await request({ method: 'signMessage', params: { message: 'Ahoy', address: TAPROOT, protocol: 'bip322' } });
    const transfer = { account: SEGWIT, recipientAddress: TAPROOT, amount: '1000' };
    expect(await request({ method: 'sendTransfer', params: transfer })).toEqual({ txid: TXID });
    const inputs = { account: SEGWIT, psbt: PSBT, signInputs: [{ address: SEGWIT, index: 0 }] };
    expect(await request({ method: 'signPsbt', params: inputs })).toEqual({ psbt: PSBT });
    await new Promise((resolve) => link.disconnect().subscribe({ complete: () => resolve(0) }));
    expect(asked).toEqual([
      ['getAddresses', undefined],
      ['signMessage', { message: 'Ahoy', address: TAPROOT, paymentType: 'p2tr' }],
      ['sendTransfer', { address: TAPROOT, amount: '1000', network: 'mainnet' }],
      ['signPsbt', { hex: '70736274', network: 'mainnet', broadcast: false }],
    ]);
  });

  it('is not asked whether the site still has access, since that would prompt', async () => {
    const { provider, asked } = scripted(LEATHER);
    const restored = connectorOn(listed('LeatherProvider', provider)).restore('LeatherProvider', 'bip122');
    expect(await firstValueFrom(restored)).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('rejects by throwing', async () => {
    const refusal = Object.assign(new Error('User rejected'), { error: { code: 4001, message: 'User rejected' } });
    const { provider } = scripted({ getAddresses: refusal });
    await expect(linkOn(listed('LeatherProvider', provider), 'LeatherProvider')).rejects.toMatchObject({
      code: 'rejected',
    });
  });
});

describe('a sats-connect wallet', () => {
  it('is asked with the name of the network, and for less if it is older', async () => {
    const { provider, asked } = scripted({ getAddresses: result(ACCOUNT) });
    const link = await linkOn(listed('PikeProvider', provider), 'PikeProvider');
    expect(link.accounts.map(({ address }) => address)).toEqual([SEGWIT, TAPROOT]);
    expect(link.networkId).toBe(bitcoinMainnet.caipNetworkId);
    expect(asked).toEqual([
      ['wallet_connect', { addresses: ['payment', 'ordinals'], network: 'Mainnet' }],
      ['getAddresses', { purposes: ['payment', 'ordinals'] }],
    ]);
  });

  it('is found at a path in the page', async () => {
    const { provider } = scripted({ wallet_connect: result(ACCOUNT) });
    const page = {
      XverseProviders: { BitcoinProvider: provider },
      webbtc_providers: [{ id: 'XverseProviders.BitcoinProvider', name: 'Xverse Wallet' }],
    };
    const link = await linkOn(page, 'XverseProviders.BitcoinProvider');
    expect([link.wallet.name, link.wallet.namespace]).toEqual(['Xverse Wallet', 'bip122']);
  });

  it('reports another network with its addresses, and the end', async () => {
    const { provider, emit } = scripted({ wallet_connect: result(ACCOUNT) });
    const link = await linkOn(listed('PikeProvider', provider), 'PikeProvider');
    const seen: LinkChange[] = [];
    link.changes$.subscribe((change) => seen.push(change));
    const address = 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7';
    emit('networkChange', { bitcoin: { name: 'Testnet' }, addresses: [{ address, purpose: 'payment' }] });
    emit('accountDisconnected', {});
    expect(seen).toEqual([
      { type: 'network', networkId: bitcoinTestnet.caipNetworkId },
      { type: 'accounts', accounts: [{ namespace: 'bip122', address, type: 'payment' }] },
      { type: 'lost' },
    ]);
  });

  it.each([
    ['another code', -32000, 'rejected'],
    ['a code that means something else elsewhere', -32002, 'unauthorized'],
    ['the usual code', 4001, 'rejected'],
    ['one of ours', -32603, 'request-failed'],
  ])('rejects by %s', async (_, code, failure) => {
    const { provider } = scripted({ wallet_connect: { jsonrpc: '2.0', id: '1', error: { code, message: 'x' } } });
    await expect(linkOn(listed('PikeProvider', provider), 'PikeProvider')).rejects.toMatchObject({ code: failure });
  });

  it.each([
    ['nothing', undefined, 'no-accounts'],
    ['no list', { addresses: 'x' }, 'no-accounts'],
    ['no address', { addresses: [{ address: 7, purpose: 'payment' }] }, 'wallet-misbehaved'],
    [
      'an address of another network',
      {
        addresses: [{ address: 'tb1qqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesrxh6hy' }],
        network: ACCOUNT.network,
      },
      'wallet-misbehaved',
    ],
    [
      'a letter wrong',
      { addresses: [{ address: SEGWIT.replace('9v', '9w'), purpose: 'payment' }] },
      'wallet-misbehaved',
    ],
    ['an address of Stacks alone', { addresses: [ACCOUNT.addresses[2]] }, 'no-accounts'],
  ])('is refused for accounts that are %s', async (_, answer, code) => {
    const { provider } = scripted({ wallet_connect: result(answer) });
    await expect(linkOn(listed('PikeProvider', provider), 'PikeProvider')).rejects.toMatchObject({ code });
  });

  it.each([
    ['signMessage', { message: 'Ahoy', address: SEGWIT }, { signature: 7 }],
    ['signMessage', { message: 'Ahoy', address: SEGWIT }, {}],
    ['signPsbt', { account: SEGWIT, psbt: PSBT, signInputs: [{ address: SEGWIT, index: 0 }] }, { psbt: '!' }],
    ['sendTransfer', { account: SEGWIT, recipientAddress: TAPROOT, amount: '1000' }, { txid: 'sent' }],
  ] as const)('is not believed: %s %o answered with %o', async (method, params, answer) => {
    const { provider } = scripted({ wallet_connect: result(ACCOUNT), [method]: result(answer) });
    const link = await linkOn(listed('PikeProvider', provider), 'PikeProvider');
    const { request } = link.provider as BitcoinProvider;
    await expect(request({ method, params } as never)).rejects.toMatchObject({ code: 'wallet-misbehaved' });
  });

  it.each([
    [
      'sendTransfer',
      { account: SEGWIT, recipientAddress: 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', amount: '1000' },
      'request-failed',
    ],
    ['sendTransfer', { account: SEGWIT, recipientAddress: TAPROOT, amount: '-1' }, 'request-failed'],
    ['sendTransfer', { account: SEGWIT, recipientAddress: TAPROOT, amount: '0' }, 'request-failed'],
    ['sendTransfer', { account: 'nobody', recipientAddress: TAPROOT, amount: '1000' }, 'unauthorized'],
    ['signMessage', { message: 'Ahoy', address: 'nobody' }, 'unauthorized'],
    ['signMessage', { address: SEGWIT }, 'request-failed'],
    ['signPsbt', { psbt: '!', signInputs: [] }, 'request-failed'],
    ['constructor', {}, 'method-not-supported'],
  ] as const)('does not get the request %s %o: %s', async (method, params, code) => {
    const { provider, asked } = scripted({ wallet_connect: result(ACCOUNT) });
    const link = await linkOn(listed('PikeProvider', provider), 'PikeProvider');
    const { request } = link.provider as BitcoinProvider;
    await expect(request({ method, params } as never)).rejects.toMatchObject({ code });
    expect(asked).toHaveLength(1);
  });

  it('is not listed if the entry is invalid', async () => {
    const { provider } = scripted({});
    const page = {
      Pike: provider,
      Mute: {},
      btc_providers: [
        null,
        'Pike',
        { id: 'Pike' },
        { id: 'Nowhere', name: 'Nowhere' },
        { id: 'Mute', name: 'Mute' },
        { id: 'Pike.constructor.constructor', name: 'Deep' },
        { id: 'Pike', name: 'x'.repeat(1000), icon: 'javascript:alert(1)' },
        {
          get id() {
            throw new Error('Boo');
          },
        },
      ],
    };
    const wallets = await firstValueFrom(connectorOn(page).wallets$);
    expect(wallets).toEqual([
      {
        id: 'Pike',
        type: 'ANNOUNCED',
        name: `${'x'.repeat(63)}…`,
        namespace: 'bip122',
        connectorId: 'bitcoin-wallets',
      },
    ]);
  });
});
