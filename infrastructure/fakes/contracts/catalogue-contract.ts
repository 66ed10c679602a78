/** The contract of every `Catalogue`. */
import type { Catalogue, CatalogueQuery } from '../../../application/ports/catalogue.js';
import type { ListedWallet } from '../../../domain/wallet/wallet.js';
import { valuesOf, verify, verifyEqual, verifyFails } from '../verify.js';
import type { TestRunner } from './test-runner.js';

/** A wallet directory under test, and switches that make it fail. */
export interface CatalogueSubject {
  readonly catalogue: Catalogue;
  /** The id of an image that it has. Absent: it has none. */
  readonly imageId?: string;
  /** Makes all later requests fail. Absent: it makes no requests. */
  readonly fail?: () => void;
  /** Makes all later requests hang. Absent: it makes no requests. */
  readonly hang?: () => void;
  /** Waits until this many requests are pending; fails if that never happens. Absent: they are answered at once. */
  readonly untilOpen?: (questions: number) => void | Promise<void>;
}

const EVERYTHING: CatalogueQuery = { page: 1, entries: 10, include: [], exclude: [], chains: [] };

/** `Wallet 00` to `Wallet 24`; every third certified, the first five on Solana only, the next five without listed networks. */
const WALLETS: readonly ListedWallet[] = Array.from({ length: 25 }, (_, at) => ({
  id: `id-${at}`,
  name: `Wallet ${String(at).padStart(2, '0')}`,
  badge: at % 3 === 0 ? 'certified' : 'none',
  homepage: `https://wallet-${at}.example`,
  mobileLink: `wallet${at}://`,
  ...(at < 5 && { chains: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'] }),
  ...(at >= 10 && { chains: ['eip155:1', 'eip155:10'] }),
}));

/** The contract of every `Catalogue`. `make`: returns a directory of exactly these wallets, in this order. */
export function catalogueContract(
  { describe, it }: TestRunner,
  make: (wallets: readonly ListedWallet[]) => CatalogueSubject | Promise<CatalogueSubject>,
): void {
  const ask = async (query: Partial<CatalogueQuery>, wallets = WALLETS) => {
    const { catalogue } = await make(wallets);
    const [answer, ...more] = await valuesOf(catalogue.wallets({ ...EVERYTHING, ...query }));
    verify(answer !== undefined && more.length === 0, 'It has to answer once, then complete');
    return answer;
  };
  const numbers = async (query: Partial<CatalogueQuery>) => {
    const { wallets, count } = await ask(query);
    return `${wallets.map(({ id }) => id.slice('id-'.length)).join()} of ${count}`;
  };

  describe('keeps the Catalogue contract', () => {
    it('returns all fields of a wallet', async () => {
      const { wallets } = await ask({ include: ['id-12'] });
      verifyEqual(sorted(wallets[0]), sorted(WALLETS[12]), 'the wallet');
    });

    it('returns the wallets page by page, in order, to the end', async () => {
      verifyEqual(await numbers({}), '0,1,2,3,4,5,6,7,8,9 of 25', 'the first page');
      verifyEqual(await numbers({ page: 2 }), '10,11,12,13,14,15,16,17,18,19 of 25', 'the second page');
      verifyEqual(await numbers({ page: 3 }), '20,21,22,23,24 of 25', 'the last page');
      verifyEqual(await numbers({ page: 4 }), ' of 25', 'a page past the last');
      verifyEqual(await numbers({ entries: 3, page: 2 }), '3,4,5 of 25', 'a page of three');
    });

    it('returns wallets by id, without unknown ones', async () => {
      verifyEqual(await numbers({ include: ['id-7', 'nobody', 'id-3'] }), '3,7 of 2', 'two by id');
    });

    it('omits excluded wallets', async () => {
      verifyEqual(await numbers({ exclude: ['id-0', 'id-2', 'nobody'], entries: 3 }), '1,3,4 of 23', 'without two');
      verifyEqual(await numbers({ include: ['id-1', 'id-2'], exclude: ['id-2'] }), '1 of 1', 'both');
    });

    it('finds names that contain a text, in any case', async () => {
      verifyEqual(await numbers({ search: 'wALLET 1' }), '10,11,12,13,14,15,16,17,18,19 of 10', 'in another case');
      verifyEqual(await numbers({ search: ' 24 ' }), '24 of 1', 'with blanks around it');
      verifyEqual(await numbers({ search: 'no such wallet' }), ' of 0', 'nothing');
      verifyEqual(await numbers({ search: '.*&page=2' }), ' of 0', 'no pattern and no parameter');
    });

    it('can return certified wallets only', async () => {
      verifyEqual(await numbers({ badge: 'certified', entries: 4 }), '0,3,6,9 of 9', 'certified');
      verifyEqual(await numbers({ badge: 'certified', search: '1', entries: 4 }), '12,15,18,21 of 4', 'and found');
    });

    it('can return wallets for certain networks only; one without listed networks matches all', async () => {
      verifyEqual(
        await numbers({ chains: ['eip155:10', 'eip155:999'], entries: 7 }),
        '5,6,7,8,9,10,11 of 20',
        'eip155',
      );
      const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';
      verifyEqual(await numbers({ chains: [solana] }), '0,1,2,3,4,5,6,7,8,9 of 10', 'solana');
    });

    it('returns no duplicates', async () => {
      const twice = [...WALLETS.slice(0, 3), ...WALLETS.slice(0, 3)];
      const { wallets } = await ask({}, twice);
      verifyEqual(
        wallets.map(({ id }) => id),
        ['id-0', 'id-1', 'id-2'],
        'the wallets',
      );
    });

    it('returns an empty page from an empty directory', async () => {
      verifyEqual(await ask({}, []), { wallets: [], count: 0 }, 'the page');
    });

    it('sends requests on subscription, and aborts them on unsubscribing', async () => {
      const { catalogue, hang, untilOpen } = await make(WALLETS);
      hang?.();
      const answer$ = catalogue.wallets(EVERYTHING);
      await untilOpen?.(0);
      const listening = answer$.subscribe({ error: () => undefined });
      await untilOpen?.(1);
      listening.unsubscribe();
      await untilOpen?.(0);
    });

    it('returns images as data URLs, and fails for unknown ones', async () => {
      const { catalogue, imageId } = await make(WALLETS);
      await verifyFails(catalogue.image('nobody'), 'request-failed');
      await verifyFails(catalogue.image('../getWallets?page=1'), 'request-failed');
      if (imageId === undefined) return;
      const [picture = '', ...more] = await valuesOf(catalogue.image(imageId));
      verify(/^data:image\/[a-z+]+[;,]/.test(picture) && more.length === 0, `${picture.slice(0, 40)} is not an image`);
    });

    it('fails with a Failure', async () => {
      const { catalogue, fail } = await make(WALLETS);
      if (!fail) return;
      fail();
      await verifyFails(catalogue.wallets(EVERYTHING), 'request-failed');
      await verifyFails(catalogue.image('nobody'), 'request-failed');
    });
  });
}

function sorted(value: object | undefined): object {
  return Object.fromEntries(Object.entries(value ?? {}).sort());
}
