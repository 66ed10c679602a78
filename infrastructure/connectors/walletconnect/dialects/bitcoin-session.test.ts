import { secp256k1 } from '@noble/curves/secp256k1.js';
import { Transaction } from '@scure/btc-signer';
import { afterEach, describe, expect, it } from 'vitest';
import type { Link } from '../../../../application/ports/link.js';
import { defineNetwork } from '../../../../domain/network/network.js';
import { addressOf, publicKeyOf } from '../../../../sandbox/bitcoin/bitcoin-key.js';
import { makeBitcoinKey } from '../../../../sandbox/bitcoin/make-bitcoin-key.js';
import { bitcoinNamespace } from '../../../../sandbox/phone/bitcoin-namespace.js';
import { type ConnectorFixture, connectorFixture } from '../../../../sandbox/phone/connector-fixture.js';
import { addressesOf, providerOf } from '../../../../sandbox/phone/link-watch.js';
import { fromBase64, toBase64 } from '../../../base64.js';
import { buildTransfer } from '../../../chains/bitcoin/build-transfer.js';
import { isSignatureOf } from '../../../chains/bitcoin/verify-message.js';
import { memoryStorage } from '../../../storage/memory-storage.js';

const KEY = makeBitcoinKey('on a phone');
const ADDRESS = addressOf(KEY, 'p2wpkh');
const OTHER = addressOf(makeBitcoinKey('another'), 'p2tr');
const REFERENCE = '0f9188f13cb7b2c71f2a335e3a4fc328';
const CHAIN = `bip122:${REFERENCE}`;
const NETWORK = defineNetwork({
  ...{ id: REFERENCE, chainNamespace: 'bip122', caipNetworkId: `bip122:${REFERENCE}`, name: 'Coldwater' },
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
  rpcUrls: { default: { http: ['http://127.0.0.1:9'] } },
});

let fixture: ConnectorFixture;
const fixtures: ConnectorFixture[] = [];
afterEach(() => Promise.all(fixtures.splice(0).map((each) => each.stop())));

async function meet(accounts?: readonly string[]): Promise<Link> {
  const met = await meetAnother(accounts);
  fixture = met.fixture;
  return met.link;
}

/** In addition to the existing ones. */
async function meetAnother(accounts?: readonly string[]) {
  const chains = [{ chain: CHAIN, name: 'Coldwater', prefix: 'bcrt', url: 'http://127.0.0.1:9' }];
  const fixture = await connectorFixture(
    { request: 4000, offer: 20_000 },
    bitcoinNamespace({ keys: [KEY], pays: 'p2wpkh', chains }),
  );
  fixtures.push(fixture);
  fixture.phone.terms = accounts ? { accounts } : { chains: [CHAIN] };
  const page = await fixture.page(memoryStorage(), { networks: [NETWORK] });
  const [link] = await page.connect();
  return { fixture, link };
}

const ask = (link: Link, method: string, params: unknown) =>
  providerOf(link).request({ method, params: params as object });

describe('Bitcoin in a session with a phone', () => {
  it('is requested with the methods of its namespace', async () => {
    const link = await meet();
    expect(link).toMatchObject({ networkId: CHAIN, accounts: [{ address: ADDRESS, type: 'payment' }] });
    const [session] = fixture.phone.sessions();
    expect([...(session?.methods ?? [])].sort()).toEqual([
      'getAccountAddresses',
      'sendTransfer',
      'signMessage',
      'signPsbt',
    ]);
  });

  it.each(['ecdsa', 'bip322'])('signs a text in the format of %s', async (protocol) => {
    const link = await meet();
    const answer = await ask(link, 'signMessage', { message: 'Ahoy', address: ADDRESS, protocol });
    const { signature } = answer as { signature: string };
    expect(isSignatureOf(ADDRESS, 'Ahoy', fromBase64(signature) ?? new Uint8Array())).toBe(true);
    expect(fixture.phone.requests().at(-1)?.params).toEqual({
      ...{ account: ADDRESS, address: ADDRESS, message: 'Ahoy', protocol },
    });
  });

  it('signs a transaction, and reports the keys of its addresses', async () => {
    const link = await meet();
    expect(await ask(link, 'getAccountAddresses', { account: ADDRESS })).toEqual([
      { address: ADDRESS, purpose: 'payment', publicKey: publicKeyOf(KEY, 'p2wpkh') },
    ]);
    const coins = [{ txid: 'ab'.repeat(32), vout: 0, value: 50_000n, confirmed: true }];
    const built = buildTransfer({
      ...{ coins, fee: 1_000n, change: 9_000n, from: ADDRESS, to: OTHER, amount: 40_000n, net: 'local' },
      ...{ publicKey: undefined, parents: [] },
    });
    const answer = await ask(link, 'signPsbt', {
      ...{ account: ADDRESS, psbt: toBase64(built.psbt), signInputs: [{ address: ADDRESS, index: 0 }] },
    });
    const hex = built.finish(fromBase64((answer as { psbt: string }).psbt) ?? new Uint8Array());
    const signed = Transaction.fromRaw(Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)));
    const [, key = new Uint8Array()] = signed.getInput(0).finalScriptWitness ?? [];
    expect(secp256k1.ProjectivePoint.fromHex(key).toHex(true)).toBe(publicKeyOf(KEY, 'p2wpkh'));
    expect(fixture.phone.requests().at(-1)?.params).toMatchObject({ account: ADDRESS, broadcast: false });
  });

  it.each([
    ['signMessage', { message: 'Ahoy', address: OTHER }],
    ['signMessage', { address: ADDRESS }],
    ['sendTransfer', { account: ADDRESS, recipientAddress: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', amount: '1' }],
    ['sendTransfer', { account: ADDRESS, recipientAddress: OTHER, amount: '-1' }],
    ['signPsbt', { account: ADDRESS, psbt: 'no base64!', signInputs: [] }],
    ['sendEverything', {}],
  ])('the wallet never gets %s with %j', async (method, params) => {
    const link = await meet();
    await expect(ask(link, method, params)).rejects.toMatchObject({ code: expect.any(Number) });
    expect(fixture.phone.requests()).toEqual([]);
  });

  it('invalid answers of the wallet are detected', async () => {
    // One phone each: a phone takes a second between requests.
    const answers = async (nonsense: unknown, asked: readonly (readonly [method: string, params: object])[]) => {
      const { fixture, link } = await meetAnother();
      const [namespace] = fixture.phone.namespaces.filter(({ name }) => name === 'bip122');
      Object.assign(namespace ?? {}, { answer: () => Promise.resolve(nonsense) });
      for (const [method, params] of asked)
        await expect(ask(link, method, params)).rejects.toMatchObject({ cause: { code: 'wallet-misbehaved' } });
    };
    const signing = [
      ['signMessage', { message: 'Ahoy', address: ADDRESS }],
      ['sendTransfer', { account: ADDRESS, recipientAddress: OTHER, amount: '1' }],
      ['signPsbt', { account: ADDRESS, psbt: 'AAAA', signInputs: [{ address: ADDRESS, index: 0 }] }],
    ] as const;
    const values = [null, {}, { signature: 'x', psbt: '?', txid: 'x' }, { signature: 1 }, [], 'text'];
    await Promise.all([
      ...values.map((nonsense) => answers(nonsense, signing)),
      answers({ addresses: [] }, [['getAccountAddresses', {}]]),
    ]);
  });

  it('an address of another network is not an account', async () => {
    const nonsense = ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'nonsense', `${ADDRESS}x`];
    expect(addressesOf(await meet([...nonsense, ADDRESS].map((each) => `${CHAIN}:${each}`)))).toEqual([ADDRESS]);
    await fixture.stop();
    await expect(meet(nonsense.map((each) => `${CHAIN}:${each}`))).rejects.toMatchObject({ code: 'no-accounts' });
  });
});
