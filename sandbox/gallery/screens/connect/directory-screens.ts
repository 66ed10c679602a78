/** All wallets, from a directory that may be slow, wrong or unreachable. */
import type { Screen } from '../../screen.js';
import type { Visitor } from '../../visitor.js';
import { mirrored } from '../mirrored.js';

async function openDirectory({ page }: Visitor): Promise<void> {
  await page.evaluate(() => void window.portholeDemo?.modal.open({ view: 'AllWallets' }));
}

async function withPictures(visitor: Visitor): Promise<void> {
  await openDirectory(visitor);
  await visitor.sees('Amber Anchor');
  await visitor.modal.locator('.ph-card img').nth(15).waitFor();
}

async function search({ modal }: Visitor, words: string): Promise<void> {
  await modal.getByRole('searchbox').fill(words);
}

export const directoryScreens: readonly Screen[] = [
  { name: 'all-wallets', reach: withPictures },
  {
    name: 'all-wallets-letters',
    query: { directory: 'pictureless' },
    async reach(visitor) {
      await openDirectory(visitor);
      await visitor.sees('Amber Anchor');
    },
  },
  {
    name: 'all-wallets-loading',
    query: { directory: 'silent' },
    async reach(visitor) {
      await openDirectory(visitor);
      await visitor.modal.locator('.ph-bone-card').first().waitFor();
    },
  },
  {
    name: 'all-wallets-scrolled',
    query: { directory: 'many' },
    async reach(visitor) {
      await withPictures(visitor);
      await visitor.modal.locator('.ph-cards-window').evaluate((element) => element.scrollTo(0, 1_000));
      await visitor.modal.locator('[aria-rowindex="12"] img').nth(3).waitFor();
    },
  },
  {
    name: 'all-wallets-found',
    async reach(visitor) {
      await withPictures(visitor);
      await search(visitor, 'otter');
      await visitor.sees('Birch Otter');
      await visitor.modal.locator('.ph-card img').nth(14).waitFor();
    },
  },
  {
    name: 'all-wallets-certified',
    async reach(visitor) {
      await withPictures(visitor);
      await visitor.modal.getByRole('switch').check();
      await visitor.modal.locator('[data-kind="found"] .ph-card img').nth(15).waitFor();
    },
  },
  {
    name: 'all-wallets-none-found',
    async reach(visitor) {
      await withPictures(visitor);
      await visitor.modal.getByRole('switch').check();
      await search(visitor, 'lighthuose');
      await visitor.sees('No wallet found');
    },
  },
  {
    name: 'all-wallets-failed',
    query: { directory: 'failing' },
    async reach(visitor) {
      await openDirectory(visitor);
      await visitor.modal.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
  {
    name: 'all-wallets-page-failed',
    async reach(visitor) {
      await visitor.page.route('**/getWallets?*page=2*', (route) => route.abort());
      await withPictures(visitor);
      await visitor.modal.locator('.ph-cards-window').evaluate((element) => element.scrollTo(0, 1_000_000));
      await visitor.modal.getByRole('button', { name: 'Try again' }).waitFor();
      await visitor.modal.locator('.ph-cards-window').evaluate((element) => element.scrollTo(0, 1_000_000));
    },
  },
  {
    name: 'all-wallets-rtl',
    reach: mirrored(async (visitor) => {
      await withPictures(visitor);
      await visitor.modal.getByRole('switch').check();
    }),
  },
  {
    name: 'all-wallets-large',
    query: { options: JSON.stringify({ themeVariables: { fontSize: '22px' } }) },
    reach: withPictures,
  },
  {
    name: 'all-wallets-focus',
    async reach(visitor) {
      await withPictures(visitor);
      await visitor.modal.getByRole('switch').focus();
      for (const key of ['Tab', 'ArrowDown', 'ArrowRight']) await visitor.page.keyboard.press(key);
    },
  },
  {
    name: 'all-wallets-colours-forced',
    async reach(visitor) {
      await visitor.page.emulateMedia({ forcedColors: 'active' });
      await withPictures(visitor);
    },
  },
];
