/** A small image for any id: two shades and a disc, as a PNG of 96 by 96 pixels, because bitmaps cost a page as much as real images do. */
import { crc32, deflateSync } from 'node:zlib';

const SIZE = 96;

export function walletPicture(id: string): Buffer {
  const seed = Number.parseInt(id.replace(/[^\da-f]/g, '').slice(0, 8), 16) || 0;
  const [from, to] = [colour(seed % 360), colour((seed >>> 9) % 360)];
  const radius = 18 + (seed % 14);
  const rows = Buffer.alloc(SIZE * (1 + SIZE * 3));
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      const part = (x + y) / (2 * SIZE);
      const inside = Math.hypot(x - SIZE / 2, y - SIZE / 2) < radius;
      for (let at = 0; at < 3; at++) {
        const shade = (from[at] ?? 0) * (1 - part) + (to[at] ?? 0) * part;
        rows[y * (1 + SIZE * 3) + 1 + x * 3 + at] = inside ? 255 - shade / 3 : shade;
      }
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIZE, 0);
  header.writeUInt32BE(SIZE, 4);
  header.set([8, 2, 0, 0, 0], 8); // 8 bits, red, green and blue
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A saturated hue of medium lightness. */
function colour(hue: number): readonly number[] {
  return [0, 120, 240].map((shift) => 140 + 80 * Math.cos(((hue - shift) * Math.PI) / 180));
}
