/** Dapps on RainbowKit, rewritten by porthole-codemod: type-checked and used. */
import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type HostBrowser, hostBrowser } from './host-browser.js';
import { hostFolders } from './host-folders.js';
import { reactSite } from './react-site.js';
import { run } from './run.js';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const TSC = join(repository, 'node_modules/typescript/bin/tsc');
const CODEMOD = join(repository, 'codemods/porthole-codemod.mjs');
/** viem's default nodes of these networks, as the dapps configure no others. */
const NODES = ['https://eth.merkle.io', 'https://ethereum.reth.rs', 'https://11155111.rpc.thirdweb.com'];
const HARBOR = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
// RainbowKit is for wagmi 2.
const folder = hostFolders()['appkit-2-app'];
const place = join(folder, 'rainbowkit');
const stops: (() => Promise<void>)[] = [];
let chromium: HostBrowser;

beforeAll(async () => {
  chromium = await hostBrowser();
  await rm(place, { recursive: true, force: true });
  for (const app of ['one-file', 'next-app', 'own-wallets']) {
    await cp(join(repository, 'codemods/fixtures/rainbowkit', app, 'before'), join(place, app), { recursive: true });
    await run(process.execPath, [CODEMOD, 'rainbowkit', join(place, app)], { cwd: folder });
  }
  // This file has what the codemod leaves to do by hand.
  await rm(join(place, 'own-wallets/app.tsx'));
  await writeFile(join(place, 'next-app/main.tsx'), MAIN);
});
afterEach(async () => {
  await Promise.all(chromium.browser.contexts().map((context) => context.close()));
  await Promise.all(stops.splice(0).map((stop) => stop()));
});
afterAll(() => chromium?.close());

/** What that dapp's framework does. */
const MAIN = `import { createRoot } from 'react-dom/client';
import { Header } from './components/header';
import { Providers } from './providers';

createRoot(document.getElementById('root') as HTMLElement).render(
  <Providers>
    <Header />
  </Providers>,
);
`;

const open = async (page: string) => {
  const site = await reactSite({ folder, page, connect: NODES, development: true });
  stops.push(site.stop);
  return chromium.open(`${site.origin}/`);
};
const choose = async (page: Page) => {
  await page.getByRole('dialog').getByRole('button', { name: 'Harbor' }).click();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
};

it('pass type checks', async () => {
  const config = { extends: '../tsconfig.json', include: ['./**/*.ts', './**/*.tsx'] };
  await writeFile(join(place, 'tsconfig.json'), JSON.stringify(config));
  await run(process.execPath, [TSC, '--noEmit', '-p', join(place, 'tsconfig.json')], { cwd: folder });
});

it('connect with the button that replaces ConnectButton, in their theme', async () => {
  const { page, problems } = await open('rainbowkit/one-file/main.tsx');
  const button = page.getByRole('button', { name: 'Come aboard' });
  expect(
    await button.evaluate((each) => [each.dataset.theme, each.style.getPropertyValue('--porthole-accent')]),
  ).toEqual(['dark', '#7a1f5c']);
  await button.click();
  await choose(page);
  await page.getByRole('button', { name: `Account ${HARBOR.slice(0, 4)}` }).waitFor();
  expect(problems).toEqual([]);
});

it('open screens with the hooks of RainbowKit', async () => {
  const { page } = await open('rainbowkit/next-app/main.tsx');
  await page.getByRole('button', { name: 'Connect by hook' }).click();
  await choose(page);
  await page.getByRole('button', { name: 'Connect by hook' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Account by hook' }).click();
  await page.getByRole('dialog', { name: 'Account' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Networks by hook' }).click();
  await page.getByRole('dialog').getByText('Arbitrum').first().waitFor();
  expect(await page.locator('header').getAttribute('data-choosing')).toBe('true');
});
