import { firstValueFrom } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import type { Link } from '../../../application/ports/link.js';
import { fromBase58, toBase58 } from '../../../domain/address/base58.js';
import { defineNetwork } from '../../../domain/network/network.js';
import { type ConnectorFixture, connectorFixture, ONE, type Page } from '../../../sandbox/phone/connector-fixture.js';
import { addressesOf, ended, namesOf, providerOf, sign, watch } from '../../../sandbox/phone/link-watch.js';
import { solanaNamespace } from '../../../sandbox/phone/solana-namespace.js';
import { verify } from '../../../sandbox/solana/key-pair.js';
import { makeKey } from '../../../sandbox/solana/make-key.js';
import { memoryStorage } from '../../storage/memory-storage.js';

const KEY = makeKey('on a phone');
const ADDRESS = KEY.address;
const REFERENCE = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';
const SOLANA = `solana:${REFERENCE}`;
const FORMER = 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ';
const MAINNET = defineNetwork({
  id: REFERENCE,
  chainNamespace: 'solana',
  caipNetworkId: `solana:${REFERENCE}`,
  name: 'Solana',
  nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: ['http://127.0.0.1:9'] } },
});

const onPhone = (chain: string) => solanaNamespace({ keys: [KEY], chains: [{ chain, name: 'Solana' }] });

let fixture: ConnectorFixture;
afterEach(() => fixture.stop());

async function meet(chain: string, storage = memoryStorage()): Promise<readonly [Page, readonly Link[]]> {
  fixture = await connectorFixture({}, onPhone(chain));
  const page = await fixture.page(storage, { networks: [31337, 31338, MAINNET] });
  return [page, await page.connect()];
}

const linkOf = (links: readonly Link[], namespace: string): Link => {
  const found = links.find(({ wallet }) => wallet.namespace === namespace);
  if (!found) throw new Error(`There is no link for ${namespace}.`);
  return found;
};
/** The network of the request, once the wallet has signed. */
const signOnSolana = async (link: Link) => {
  const params = { message: toBase58(new TextEncoder().encode('Ahoy')), pubkey: ADDRESS };
  const answer = await providerOf(link).request({ method: 'solana_signMessage', params });
  const signature = fromBase58((answer as { signature: string }).signature) ?? new Uint8Array();
  expect(await verify(ADDRESS, signature, new TextEncoder().encode('Ahoy'))).toBe(true);
  return fixture.phone.requests().at(-1)?.chain;
};

describe('a session of two namespaces', () => {
  it('is one link per namespace, and each request goes to its own network', async () => {
    const [, links] = await meet(SOLANA);
    const [evm, solana] = [linkOf(links, 'eip155'), linkOf(links, 'solana')];
    expect(links).toHaveLength(2);
    expect(solana).toMatchObject({ networkId: SOLANA, session: evm.session });
    expect(addressesOf(solana)).toEqual([ADDRESS]);
    expect(await sign(evm)).toMatch(/^0x/);
    expect(await signOnSolana(solana)).toBe(SOLANA);
    expect(fixture.phone.requests().map(({ chain }) => chain)).toEqual([ONE, SOLANA]);
  });

  it('loses one that the wallet removes, and keeps the other', async () => {
    const [, links] = await meet(SOLANA);
    const seen = [linkOf(links, 'eip155'), linkOf(links, 'solana')].map(watch);
    await fixture.phone.update({ chains: [ONE] });
    await expect.poll(() => namesOf(seen[1] ?? [])).toEqual(['lost']);
    expect(namesOf(seen[0] ?? [])).toEqual([]);
    expect(await sign(linkOf(links, 'eip155'))).toMatch(/^0x/);
    await expect(signOnSolana(linkOf(links, 'solana'))).rejects.toMatchObject({ code: 4900 });
  });

  it('gains one that the wallet adds later, or again, reported once', async () => {
    const [page, links] = await meet(SOLANA);
    const [here] = links;
    if (!here) throw new Error('There is no link.');
    const seen = links.map(watch);
    await fixture.phone.update({ chains: [ONE] });
    await expect.poll(() => namesOf(seen[1] ?? [])).toEqual(['lost']);
    await fixture.phone.update({ chains: [ONE, SOLANA] });
    await expect.poll(() => namesOf(seen[0] ?? [])).toEqual(['solana']);
    const [joined] = seen[0] ?? [];
    if (joined?.type !== 'joined') throw new Error('Nothing joined.');
    expect(await signOnSolana(joined.link)).toBe(SOLANA);
    expect(await firstValueFrom(page.connector.restore('walletConnect', 'solana'))).toBe(joined.link);
    await fixture.phone.update({ chains: [SOLANA] });
    await expect.poll(() => namesOf(seen[0] ?? [])).toEqual(['solana', 'lost']);
    expect(await signOnSolana(joined.link)).toBe(SOLANA);
  });

  it('does not gain one without a configured network', async () => {
    fixture = await connectorFixture({}, onPhone(SOLANA));
    const page = await fixture.page(memoryStorage(), {
      proposal: { solana: { chains: [SOLANA] } },
    });
    fixture.phone.terms = { chains: [ONE] };
    const [link] = await page.connect();
    const seen = watch(link);
    await fixture.phone.update({ chains: [ONE, SOLANA] });
    await fixture.phone.update({ accounts: [`${ONE}:${addressesOf(link)[1]}`] });
    await expect.poll(() => namesOf(seen)).toEqual([addressesOf(link)[1]]);
  });

  it('ends in both at once, from either', async () => {
    const [page, links] = await meet(SOLANA);
    const seen = links.map(watch);
    await ended(linkOf(links, 'solana').disconnect());
    expect(seen.map(namesOf)).toEqual([['lost'], ['lost']]);
    await expect.poll(() => fixture.phone.sessions()).toEqual([]);
    expect(await page.restore()).toBeUndefined();
  });

  it('is restored in both after a reload', async () => {
    const storage = memoryStorage();
    const [page] = await meet(SOLANA, storage);
    page.close();
    const { connector } = await fixture.page(storage, { networks: [31337, 31338, MAINNET] });
    for (const namespace of ['eip155', 'solana'] as const) {
      const link = await firstValueFrom(connector.restore('walletConnect', namespace));
      expect(link?.wallet.namespace).toBe(namespace);
    }
  });
});

describe('a wallet with the former id of Solana', () => {
  it('is on the current network, and gets requests with its own id', async () => {
    const [, links] = await meet(FORMER);
    const solana = linkOf(links, 'solana');
    expect(solana.networkId).toBe(SOLANA);
    expect(await signOnSolana(solana)).toBe(FORMER);
    const seen = watch(solana);
    await fixture.phone.emit({ name: 'chainChanged', data: FORMER, chain: FORMER });
    await fixture.phone.update({ accounts: [`${ONE}:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266`] });
    await expect.poll(() => namesOf(seen)).toEqual(['lost']);
  });
});
