import { afterEach, describe, expect, it } from 'vitest';
import type { Link } from '../../../../application/ports/link.js';
import { type ConnectorFixture, connectorFixture } from '../../../../sandbox/phone/connector-fixture.js';
import { addressesOf, providerOf } from '../../../../sandbox/phone/link-watch.js';
import { polkadotNamespace } from '../../../../sandbox/phone/polkadot-namespace.js';
import { addressOf, isSigned } from '../../../../sandbox/polkadot/polkadot-key.js';
import { polkadotRelay } from '../../../chains/polkadot/networks.js';
import { fromHex } from '../../../hex.js';
import { memoryStorage } from '../../../storage/memory-storage.js';

/** Alice, the well-known development account of Substrate. */
const KEY = 'e5be9a5092b81bca64be81d212e7f2f9eba183bb7a90954f7b76361f6edb5c0a';
/** In the phones' format, and in the network's. */
const [GENERIC, ON_POLKADOT] = [addressOf(KEY), addressOf(KEY, 0)];
const CHAIN = polkadotRelay.caipNetworkId;
const GENESIS = '0x91b171bb158e2d3848fa23a9f1c25182fb8e20313b2c1eb49219da7a70ce90c3';
const PAYLOAD = { address: ON_POLKADOT, genesisHash: GENESIS, method: '0x0a0b0c', nonce: '0x0' };

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
  const chains = [{ chain: CHAIN, name: 'Polkadot' }];
  const fixture = await connectorFixture({}, polkadotNamespace({ keys: [KEY], chains }));
  fixtures.push(fixture);
  fixture.phone.terms = accounts ? { accounts } : { chains: [CHAIN] };
  const page = await fixture.page(memoryStorage(), { networks: [polkadotRelay] });
  const [link] = await page.connect();
  return { fixture, link };
}

const ask = (link: Link, method: string, params: unknown) =>
  providerOf(link).request({ method, params: params as object });

describe('Polkadot in a session with a phone', () => {
  it('writes accounts in the network’s format, without duplicates, and uses the wallet’s format for requests', async () => {
    const link = await meet([GENERIC, ON_POLKADOT].map((each) => `${CHAIN}:${each}`));
    expect(addressesOf(link)).toEqual([ON_POLKADOT]);
    await ask(link, 'polkadot_signMessage', { address: ON_POLKADOT, message: 'Ahoy' });
    expect(fixture.phone.requests().at(-1)).toMatchObject({ chain: CHAIN, params: { address: GENERIC } });
  });

  it('signs a wrapped text', async () => {
    const link = await meet();
    const answer = await ask(link, 'polkadot_signMessage', { address: ON_POLKADOT, message: 'Ahoy' });
    const { signature } = answer as { signature: string };
    expect(isSigned(ON_POLKADOT, new TextEncoder().encode('<Bytes>Ahoy</Bytes>'), signature)).toBe(true);
  });

  it('signs a transaction of the network in use', async () => {
    const link = await meet();
    const answer = await ask(link, 'polkadot_signTransaction', { address: ON_POLKADOT, transactionPayload: PAYLOAD });
    const { signature } = answer as { signature: string };
    expect(isSigned(ON_POLKADOT, fromHex('0a0b0c') ?? new Uint8Array(), signature)).toBe(true);
    expect(fixture.phone.requests().at(-1)?.params).toEqual({
      ...{ address: GENERIC, transactionPayload: { ...PAYLOAD, address: GENERIC } },
    });
  });

  it.each([
    ['polkadot_signMessage', { address: ON_POLKADOT }],
    ['polkadot_signMessage', { address: addressOf('11'.repeat(32)), message: 'Ahoy' }],
    ['polkadot_signTransaction', { address: ON_POLKADOT, transactionPayload: 'text' }],
    ['polkadot_signTransaction', { address: ON_POLKADOT, transactionPayload: { ...PAYLOAD, genesisHash: '0x00' } }],
    ['polkadot_signEverything', {}],
  ])('the wallet never gets %s with %j', async (method, params) => {
    const link = await meet();
    await expect(ask(link, method, params)).rejects.toMatchObject({ code: expect.any(Number) });
    expect(fixture.phone.requests()).toEqual([]);
  });

  it('invalid answers of the wallet are detected', async () => {
    // One phone each: a phone takes a second between requests.
    const ways = [null, {}, { signature: 'x' }, { signature: 1 }, { signature: '0x' }, []].map(async (nonsense) => {
      const { fixture, link } = await meetAnother();
      const [namespace] = fixture.phone.namespaces.filter(({ name }) => name === 'polkadot');
      Object.assign(namespace ?? {}, { answer: () => Promise.resolve(nonsense) });
      for (const [method, params] of [
        ['polkadot_signMessage', { address: ON_POLKADOT, message: 'Ahoy' }],
        ['polkadot_signTransaction', { address: ON_POLKADOT, transactionPayload: PAYLOAD }],
      ] as const)
        await expect(ask(link, method, params)).rejects.toMatchObject({ cause: { code: 'wallet-misbehaved' } });
    });
    await Promise.all(ways);
  });

  it('an invalid address is not an account', async () => {
    await expect(meet([`${CHAIN}:nonsense`, `${CHAIN}:${GENERIC.slice(1)}x`])).rejects.toMatchObject({
      code: 'no-accounts',
    });
  });
});
