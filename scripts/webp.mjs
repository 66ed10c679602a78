/** Converts a picture to WebP with Chromium's encoder: a fifth of the PNG's size. */
import { writeFileSync } from 'node:fs';

/**
 * @param {import('playwright-core').Browser} browser
 * @param {Buffer} png
 * @param {string} file where to
 */
export async function writeWebp(browser, png, file) {
  const page = await browser.newPage();
  try {
    const encoded = await page.evaluate(async (source) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob());
      const canvas = new OffscreenCanvas(image.width, image.height);
      canvas.getContext('2d').drawImage(image, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.78 });
      return [...new Uint8Array(await blob.arrayBuffer())];
    }, png.toString('base64'));
    writeFileSync(file, Buffer.from(encoded));
  } finally {
    await page.close();
  }
}
