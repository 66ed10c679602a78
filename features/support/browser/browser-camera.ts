/** A phone's camera: a screenshot of the QR code, and the text in it. */
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { isVisible } from '../../../application/shell/navigation.js';
import { readState } from '../page/page-dapp.js';

/** A window of this height shows the whole QR code, with everything above and below it. */
const ENOUGH = 600;
const READER = createRequire(import.meta.url).resolve('jsqr');

export interface BrowserCamera {
  /** Undefined if no code can be read, for example while it still moves. */
  read(page: Page): Promise<string | undefined>;
  /**
   * The same. If the modal is not visible, the link that the dapp has to show by itself; in a window too low for a
   * whole code, the copied link.
   */
  scan(page: Page): Promise<string | undefined>;
}

/** Images are decoded in an empty page, which is opened for the first of them. */
export function browserCamera(browser: Browser): BrowserCamera {
  let empty: Promise<Page> | undefined;
  const reader = async () => {
    const page = await browser.newPage();
    await page.addScriptTag({ path: READER });
    return page;
  };
  const read = async (page: Page) => {
    const code = page.getByTestId('wui-qr-code');
    if ((await code.count()) !== 1) return undefined;
    // It may be gone by now.
    const clip = await code.boundingBox({ timeout: 1000 }).catch(() => null);
    if (!clip) return undefined;
    const picture = await page.screenshot({ clip });
    empty ??= reader();
    return (await empty).evaluate(readCode, picture.toString('base64'));
  };
  return {
    read,
    async scan(page) {
      const state = await page.evaluate(readState);
      const { height = ENOUGH } = page.viewportSize() ?? {};
      return state && isVisible(state) && height >= ENOUGH ? read(page) : state?.connect.attempt?.pairing?.uri;
    },
  };
}

/** Runs in a page, on its own. */
async function readCode(png: string): Promise<string | undefined> {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  if (!context) throw new Error('The canvas has no context.');
  context.drawImage(bitmap, 0, 0);
  const { data, width, height } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  const jsQr: typeof import('jsqr').default = Reflect.get(globalThis, 'jsQR');
  return jsQr(data, width, height, { inversionAttempts: 'dontInvert' })?.data;
}
