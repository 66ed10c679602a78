/** Finds a QR code in an image. The decoder is loaded with the first image. */

/** Larger images are scaled down: a QR code in a screenshot is large enough to be read anyway. */
const LARGEST = 1600;

/** The text of the code; undefined if there is none. Rejects if the file is not an image. */
export async function readCode(picture: Blob): Promise<string | undefined> {
  const [{ default: jsQr }, bitmap] = await Promise.all([import('jsqr'), createImageBitmap(picture)]);
  const scale = Math.min(1, LARGEST / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  ];
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) return undefined;
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const { data } = context.getImageData(0, 0, width, height);
  return jsQr(data, width, height)?.data;
}
