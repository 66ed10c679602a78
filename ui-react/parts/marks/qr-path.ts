/** A QR code as one path: rounded modules, three rounded finder patterns, and optionally room for a mark in the middle. */
import { encodeQR } from 'qr';

export interface QrPath {
  /** Modules along one side. */
  readonly size: number;
  /** To be filled by `evenodd` and stroked `QR_STROKE` wide with round joins: the stroke rounds every corner. */
  readonly path: string;
}

export const QR_STROKE = 0.56;
/** Of the side. The mark covers a twentieth of the code; level Q repairs five times as much. */
const HOLE = 0.25;
const FINDER = 7;
const HALF = QR_STROKE / 2;

/** `whole`: without the room in the middle, and so with larger modules. */
export function qrPath(text: string, whole = false): QrPath {
  const modules = modulesOf(text, whole);
  const size = modules.length;
  const far = size - FINDER;
  const inFinder = (x: number, y: number) => (y < FINDER && (x < FINDER || x >= far)) || (x < FINDER && y >= far);
  const inHole = (x: number, y: number) => Math.hypot(x + 0.5 - size / 2, y + 0.5 - size / 2) < (size * HOLE) / 2 + 0.2;
  const dots = modules.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark && !inFinder(x, y) && (whole || !inHole(x, y)) ? `M${x}.3 ${y}.3h.4v.4h-.4z` : [])),
  );
  return { size, path: `${finder(0, 0)}${finder(far, 0)}${finder(0, far)}${dots.join('')}` };
}

/** Without the encoder's border: its card has one. */
function modulesOf(text: string, whole: boolean): readonly (readonly boolean[])[] {
  return encodeQR(text, 'raw', { ecc: whole ? 'medium' : 'quartile', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
}

/** The three finder patterns of a code of the usual size, while there is no code yet. */
export function emptyQrPath(size: number): QrPath {
  const far = size - FINDER;
  return { size, path: `${finder(0, 0)}${finder(far, 0)}${finder(0, far)}` };
}

function finder(x: number, y: number): string {
  return square(x, y, FINDER, 2) + square(x + 1, y + 1, FINDER - 2, 1.3, -1) + square(x + 2, y + 2, 3, 1.1);
}

/** A rounded square as it will look once it is stroked; `side` -1: its inner edge is stroked, not its outer one. */
function square(x: number, y: number, length: number, radius: number, side = 1): string {
  const inset = HALF * side;
  const round = radius - inset;
  const straight = number(length - 2 * radius);
  const corner = (dx: number, dy: number) => `a${number(round)} ${number(round)} 0 0 1 ${number(dx)} ${number(dy)}`;
  return [
    `M${number(x + radius)} ${number(y + inset)}`,
    `h${straight}${corner(round, round)}v${straight}${corner(-round, round)}`,
    `h-${straight}${corner(-round, -round)}v-${straight}${corner(round, -round)}z`,
  ].join('');
}

function number(value: number): string {
  return String(Math.round(value * 100) / 100);
}
