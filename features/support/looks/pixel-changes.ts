/** The differences between two screenshots, pixel by pixel. Runs in an empty page, which decodes them. */

export interface PixelChanges {
  /** How many pixels differ inside the boxes, and how many elsewhere. */
  readonly inside: number;
  readonly outside: number;
  /** The position of one of those elsewhere. */
  readonly first: string;
}

export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Both screenshots as PNG in base64. `boxes`: in pixels. `margin`: how far an element may paint outside its box. */
export async function pixelChanges([one, other, boxes, margin]: readonly [
  string,
  string,
  readonly Box[],
  number,
]): Promise<PixelChanges> {
  const read = async (png: string) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const drawing = canvas.getContext('2d');
    drawing?.drawImage(bitmap, 0, 0);
    return { width: bitmap.width, data: drawing?.getImageData(0, 0, bitmap.width, bitmap.height).data };
  };
  const [a, b] = await Promise.all([read(one), read(other)]);
  if (!a.data || !b.data || a.data.length !== b.data.length) throw new Error('The screenshots differ in size.');
  let [inside, outside, first] = [0, 0, ''];
  for (let at = 0; at < a.data.length; at += 4) {
    if (a.data[at] === b.data[at] && a.data[at + 1] === b.data[at + 1] && a.data[at + 2] === b.data[at + 2]) continue;
    const [x, y] = [(at / 4) % a.width, Math.floor(at / 4 / a.width)];
    const isIn = boxes.some(
      ([left, top, right, bottom]) =>
        x >= left - margin && x <= right + margin && y >= top - margin && y <= bottom + margin,
    );
    if (isIn) inside += 1;
    else {
      outside += 1;
      first ||= `${x}, ${y}`;
    }
  }
  return { inside, outside, first };
}
