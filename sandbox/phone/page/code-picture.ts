/** A picture file of a QR code, for the test beside: a bitmap, as these need no compression. */

/** `wc:nonsense`, a row a number. */
const NONSENSE =
  '1fc57f 104041 174b5d 174f5d 17495d 105741 1fd57f 000700 12d0a0 071c3b 0ae169 0e1e50 0d591b 001ecf 1fc87a 105731 174632 1758ff 1745b1 104080 1fd96a';

const CELL = 6;
const MARGIN = 4;
const HEADER = 54;

/** `code` false: the same picture, all white. */
export function codePicture({ code }: { readonly code: boolean }): Buffer {
  const rows = NONSENSE.split(' ').map((row) => Number.parseInt(row, 16));
  const side = (rows.length + 2 * MARGIN) * CELL;
  const stride = Math.ceil((side * 3) / 4) * 4;
  const file = Buffer.alloc(HEADER + stride * side, 0xff);
  file.fill(0, 0, HEADER).write('BM');
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(HEADER, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(side, 18);
  file.writeInt32LE(-side, 22); // from the top
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  for (let y = 0; code && y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const [row, column] = [Math.floor(y / CELL) - MARGIN, Math.floor(x / CELL) - MARGIN];
      const dark = column >= 0 && column < rows.length && (((rows[row] ?? 0) >> (rows.length - 1 - column)) & 1) === 1;
      if (dark) file.fill(0, HEADER + y * stride + x * 3, HEADER + y * stride + x * 3 + 3);
    }
  }
  return file;
}
