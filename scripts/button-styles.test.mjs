/** Server-rendered buttons, in a browser without any script yet. */
import { chromium } from 'playwright-core';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createModal } from '../infrastructure/create-modal.js';
import { SCRIPTED_NETWORKS } from '../infrastructure/fakes/scripted-modal.js';
import { NetworkButton, PortholeButton, PortholeProvider } from '../ui-react/index.js';
import { CHROMIUM_ARGS, ensureChromium } from './bootstrap.mjs';
import { buttonStyles } from './build.mjs';

let browser;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGS });
});
afterAll(() => browser?.close());

/** What the first button and the network's mark look like. */
async function drawn(css, themeMode) {
  const modal = createModal({ networks: [SCRIPTED_NETWORKS[0]], services: false, ...(themeMode && { themeMode }) });
  const buttons = [createElement(PortholeButton, { key: 1 }), createElement(NetworkButton, { key: 2 })];
  const html = renderToString(createElement(PortholeProvider, { modal }, buttons));
  const page = await browser.newPage({ javaScriptEnabled: false, colorScheme: 'light' });
  await page.setContent(`<!doctype html><style>${css}</style>${html}`);
  const look = (selector, name) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, property) => getComputedStyle(element)[property], name);
  const seen = {
    height: await look('.porthole-button', 'minHeight'),
    ground: await look('.porthole-button', 'backgroundColor'),
    mark: await look('.porthole-mark', 'width'),
    quiet: await look('.porthole-button.is-quiet', 'backgroundColor'),
  };
  await page.close();
  return seen;
}

describe('the style sheet of the buttons', () => {
  it('applies to server-rendered buttons, before any script runs', async () => {
    expect(await drawn(buttonStyles())).toMatchObject({ height: '44px', mark: '20px' });
    expect(await drawn('')).not.toMatchObject({ height: '44px' });
  });

  it('uses the site’s theme, whatever the system’s', async () => {
    const system = await drawn(buttonStyles());
    const dark = await drawn(buttonStyles(), 'dark');
    expect(dark.quiet).not.toBe(system.quiet);
    expect(dark.ground).not.toBe(system.ground);
  });
});
