/**
 * `node scripts/pictures.mjs`: takes the README's pictures of the built demo, in light and dark, into docs/. The modal
 * uses the system's font, so the pictures depend on the machine that takes them.
 */
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { CHROMIUM_ARGS, ensureChromium } from './bootstrap.mjs';
import { writeWebp } from './webp.mjs';

const docs = new URL('../docs/', import.meta.url);
const { register } = await import('tsx/esm/api');
register();
const { startWorld } = await import('../sandbox/world.ts');
const { serveBuiltDemo } = await import('../sandbox/demo-server.ts');
const { jsonRpc } = await import('../servers/json-rpc.ts');

const args = [...CHROMIUM_ARGS, '--font-render-hinting=none'];
const world = await startWorld();
const site = await serveBuiltDemo({ settings: world.settings, port: 5199 });
// The first account of Northstar, on Tidewater: a realistic balance.
const [holder, friend] = [world.accounts[4].address, world.accounts[5].address];
await jsonRpc(world.urls[1], 'anvil_setBalance', [holder, `0x${(1_920_400_000_000_000_000n).toString(16)}`]);
const browser = await chromium.launch({ executablePath: await ensureChromium(), args });
try {
  for (const colorScheme of ['light', 'dark']) await take(colorScheme);
} finally {
  await browser.close();
  await site.stop();
  await world.stop();
}

async function take(colorScheme) {
  const page = await browser.newPage({
    colorScheme,
    viewport: { width: 1280, height: 840 },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  });
  page.setDefaultTimeout(10_000);
  await page.goto(`${site.url}?panel=off`);
  const dialog = page.getByRole('dialog');
  const sheets = [];
  // The page that arranges the sheets clips their corners.
  const shoot = async () => sheets.push((await sheetOf(page).screenshot()).toString('base64'));

  await page.getByRole('button', { name: 'Connect wallet' }).click();
  await dialog.getByRole('button', { name: 'Harbor' }).waitFor();
  await shoot();
  await dialog.getByRole('button', { name: 'Northstar' }).click();
  await dialog.getByText('Confirm in Northstar').waitFor();
  await shoot();
  await page.evaluate(() => window.sandboxWallets.get('Northstar').approveNext());
  await page.getByRole('button', { name: /^Account / }).click();
  await dialog.getByText('Kelp Dollar').waitFor();
  await write(`demo-${colorScheme}`, await page.screenshot());
  await shoot();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await dialog.getByRole('textbox').first().fill('0.25');
  await dialog.getByRole('textbox').nth(1).fill(friend);
  await dialog.getByRole('button', { name: 'Review' }).click();
  await dialog.getByRole('button', { name: /^Send 0\.25/ }).waitFor();
  await dialog
    .getByText(/^0\.25\d* ETH$/)
    .nth(1)
    .waitFor();
  await shoot();
  await page.close();
  await layOut(sheets, colorScheme);
}

async function write(name, png) {
  await writeWebp(browser, png, fileURLToPath(new URL(`${name}.webp`, docs)));
}

function sheetOf(page) {
  return page.locator('.ph-sheet');
}

/** The screens side by side, on the demo's background. */
async function layOut(sheets, colorScheme) {
  const page = await browser.newPage({ colorScheme, viewport: { width: 1640, height: 800 }, deviceScaleFactor: 1.5 });
  await page.setContent(`<!doctype html><style>
    :root { color-scheme: light dark; background: light-dark(#e6ded0, #0c0a08); }
    body { display: flex; gap: 32px; justify-content: center; align-items: center; margin: 0; padding: 48px; width: max-content; }
    img { width: 360px; clip-path: inset(1px round 28px); } span { border-radius: 28px; display: flex; box-shadow: 0 2px 6px rgb(64 48 20 / .08), 0 24px 56px -12px rgb(64 48 20 / .35); }
    @media (prefers-color-scheme: dark) { span { box-shadow: 0 0 0 1px rgb(255 250 240 / .09), 0 24px 64px rgb(0 0 0 / .6); } }
  </style>${sheets.map((sheet) => `<span><img alt="" src="data:image/png;base64,${sheet}"></span>`).join('')}`);
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  await write(`screens-${colorScheme}`, await page.locator('body').screenshot());
  await page.close();
}
