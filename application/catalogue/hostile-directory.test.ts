import fc from 'fast-check';
import { defer, finalize, mergeMap, NEVER, of, throwError, timer } from 'rxjs';
import { expect, it } from 'vitest';
import { Failure } from '../../domain/failure/failure.js';
import type { ListedWallet } from '../../domain/wallet/wallet.js';
import { browsingModal } from '../../infrastructure/fakes/modals/browsing-modal.js';
import { virtualTime } from '../../infrastructure/fakes/virtual-time.js';
import type { Catalogue } from '../ports/catalogue.js';
import { nextWallets, searchWallets, showWalletImages } from './actions.js';
import { allWallets } from './all-wallets.js';
import { allWalletsRow } from './all-wallets-row.js';

/** A directory that answers anything at any time. */
type Mood =
  | { readonly type: 'answers'; readonly ids: readonly number[]; readonly count: number; readonly after: number }
  | { readonly type: 'fails' | 'throws' | 'ends' | 'hangs' };

const mood: fc.Arbitrary<Mood> = fc.oneof(
  fc.record({
    type: fc.constant('answers' as const),
    ids: fc.array(fc.nat(120), { maxLength: 130 }),
    count: fc.oneof(fc.nat(1_000), fc.constantFrom(-1, Number.NaN, Number.POSITIVE_INFINITY, 0.5)),
    after: fc.nat(15_000),
  }),
  fc.constantFrom<Mood>({ type: 'fails' }, { type: 'throws' }, { type: 'ends' }, { type: 'hangs' }),
);
const action = fc.oneof(
  fc.record({ type: fc.constant('pass' as const), milliseconds: fc.nat(15_000) }),
  fc.record({ type: fc.constant('search' as const), text: fc.string({ maxLength: 4 }), certified: fc.boolean() }),
  fc.record({
    type: fc.constant('view' as const),
    ids: fc.array(
      fc.nat(120).map((at) => `p${at}`),
      { maxLength: 20 },
    ),
  }),
  fc.constantFrom({ type: 'next' as const }, { type: 'open' as const }, { type: 'close' as const }),
);

const listed = (at: number): ListedWallet => ({ id: `w${at}`, name: `Wallet ${at}`, imageId: `p${at}` });
const WANTED = new Set(Array.from({ length: 100 }, (_, at) => `w${at}`));

it('every query ends and only wanted wallets are shown, whatever a directory answers and a visitor does', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(mood, { minLength: 1, maxLength: 12 }),
      fc.array(action, { maxLength: 25 }),
      async (moods, actions) => {
        const time = virtualTime();
        let asked = 0;
        let open = 0;
        const answer = <T>(make: (ids: readonly number[], count: number) => T) =>
          defer(() => {
            open += 1;
            const now = moods[asked++ % moods.length];
            if (now?.type === 'throws') throw new Error('Something else');
            if (now?.type === 'fails') return throwError(() => new Failure('request-failed'));
            if (now?.type === 'ends') return of();
            if (now?.type !== 'answers') return NEVER;
            return timer(now.after, time.scheduler).pipe(mergeMap(() => of(make(now.ids, now.count), make([], 0))));
          });
        const onStop = () => {
          open -= 1;
        };
        const directory: Catalogue = {
          wallets: () => answer((ids, count) => ({ wallets: ids.map(listed), count })).pipe(finalize(onStop)),
          image: () => answer((ids) => `data:image/png;base64,${ids.length}`).pipe(finalize(onStop)),
        };
        const { modal } = browsingModal(0, {
          time,
          catalogue: directory,
          pairing: true,
          options: { featuredWalletIds: ['w1', 'w2'], excludeWalletIds: ['w3'], includeWalletIds: [...WANTED] },
        });
        const promises: Promise<unknown>[] = [modal.open()];
        let most = 0;
        for (const each of actions) {
          if (each.type === 'pass') time.advance(each.milliseconds);
          else if (each.type === 'search')
            promises.push(searchWallets(modal, each.text, { certified: each.certified }));
          else if (each.type === 'view') promises.push(showWalletImages(modal, each.ids));
          else if (each.type === 'next') promises.push(nextWallets(modal));
          else promises.push(each.type === 'open' ? modal.open() : modal.close());
          const state = modal.getState();
          const { catalogue } = state;
          const shown = allWallets(state, false).map(({ id }) => id);
          expect(new Set(shown).size).toBe(shown.length);
          expect(shown.every((id) => WANTED.has(id) && id !== 'w3')).toBe(true);
          expect(catalogue?.recommended.length).toBeLessThanOrEqual(4);
          expect(catalogue?.search?.wallets.length ?? 0).toBeLessThanOrEqual(100);
          expect(catalogue?.count).toBeGreaterThanOrEqual(most);
          most = catalogue?.count ?? 0;
          expect(Number.isInteger(most)).toBe(true);
          expect(allWalletsRow(state, false)).toBeDefined();
        }
        // No query outlives its limit, or the open modal.
        for (let passed = 0; passed < 20; passed++) time.advance(15_000);
        await Promise.all(promises);
        const { catalogue } = modal.getState();
        for (const progress of [catalogue?.highlights, catalogue?.list.progress, catalogue?.search?.progress])
          expect(progress?.status).not.toBe('loading');
        await modal.close();
        time.advance(15_000);
        expect(open).toBe(0);
        modal.core.destroy();
      },
    ),
    { numRuns: 300 },
  );
});
