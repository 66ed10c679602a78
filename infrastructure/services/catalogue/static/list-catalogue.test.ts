import { describe, expect, it } from 'vitest';
import { isHttpUrl } from '../../../../domain/site/host-name.js';
import { inertText } from '../../../../domain/text/inert-text.js';
import { isAppLink } from '../../../../domain/wallet/app-link.js';
import { pairingLink } from '../../../../domain/wallet/pairing-link.js';
import { catalogueContract } from '../../../fakes/contracts/catalogue-contract.js';
import { staticCatalogue, wellKnownWallets } from './index.js';
import { listCatalogue } from './list-catalogue.js';
import { selectWallets } from './select-wallets.js';

catalogueContract({ describe, it }, (wallets) => ({ catalogue: listCatalogue(wallets) }));

describe('the well-known wallets', () => {
  it('are valid, with usable links, and without images', async () => {
    const list = await wellKnownWallets();
    expect(list.length).toBeGreaterThan(15);
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
    for (const { id, name, rdns, chains, imageUrl, imageId, injected: _, badge, ...links } of list) {
      expect(id).toMatch(/^[\da-f]{64}$/);
      expect(inertText(name, 64)).toBe(name);
      if (rdns !== undefined) expect(rdns).toMatch(/^[a-z\d-]+(\.[a-z\d-]+)+$/);
      expect(chains?.length).toBeGreaterThan(0);
      for (const chain of chains ?? []) expect(chain).toMatch(/^(eip155|solana|bip122):\*$/);
      expect([imageUrl, imageId, badge]).toEqual([undefined, undefined, undefined]);
      const { mobileLink, universalLink, desktopLink, homepage, ...pages } = links;
      expect(homepage && isHttpUrl(homepage)).toBe(true);
      // Complete schemes, with a path if the app needs one: with a pairing URI, they become the links that the makers document.
      for (const link of [mobileLink, desktopLink]) {
        if (link === undefined) continue;
        expect(link).toMatch(/^[a-z][a-z\d]+:\/\/(main|app)?$/);
        expect(isAppLink(link)).toBe(true);
        const [scheme, path] = link.split('://');
        expect(pairingLink(link, 'wc:a@2')?.href).toBe(`${scheme}://${path ? `${path}/` : ''}wc?uri=wc%3Aa%402`);
      }
      if (universalLink !== undefined) {
        expect(mobileLink).toBeDefined();
        expect(universalLink).toMatch(/^https:\/\/[a-z\d.-]+(\/app)?$/);
        expect(pairingLink(universalLink, 'wc:a@2')?.href).toBe(`${universalLink}/wc?uri=wc%3Aa%402`);
      }
      for (const link of Object.values(pages)) expect(link).toMatch(/^https:\/\/[a-z\d.-]+\//);
    }
  });

  it('support every network of their namespaces', async () => {
    const query = { page: 1, entries: 100, include: [], exclude: [], search: 'phantom' };
    const found = async (chain: 'eip155:31337' | 'solana:x' | 'polkadot:x') =>
      selectWallets(await wellKnownWallets(), { ...query, chains: [chain] }).count;
    expect([await found('eip155:31337'), await found('solana:x'), await found('polkadot:x')]).toEqual([1, 1, 0]);
  });
});

it('a list can be loaded on first use', async () => {
  let loads = 0;
  const handle = staticCatalogue(() => {
    loads += 1;
    return Promise.resolve([]);
  });
  expect([handle.url, loads]).toEqual([undefined, 0]);
  await handle.load({} as never);
  expect(loads).toBe(1);
});
