/** The picture of an account, computed from its address: sky, glow, sun, three layers of water, and sometimes a sail. */

/** Sky, glow, sun, three layers of water from far to near; the height of the horizon. */
type Palette = readonly [colors: string, horizon: number];

const PALETTES: readonly Palette[] = [
  ['bfe3d6e3f0dcf28f6b6fc0b02f9a95146f78', 18],
  ['e9c7d6f5dcd3f7f0e0b48fb583689c54497e', 17],
  ['fbe3a8fdd58aef7f4dc9a06b5f9a942c6f7a', 20],
  ['f6d9b8f9c79af08a5d7fb3b54a8f9c256a80', 19],
  ['cfe6eee6f1eef7c65c7fbccb3f93ad1c6a8a', 18],
  ['dfe3dceeece1e2a657a5b8a86f94843f6d62', 19],
  ['23365c3a5383f3e9cf3d5f85274469152c4b', 20],
  ['d8cdf0f1dae2f2a65aa3a6d66f78bb424d8f', 18],
];

export interface AccountScene {
  readonly colors: readonly string[];
  readonly horizon: number;
  readonly sun: { readonly x: number; readonly y: number; readonly r: number };
  /** SVG paths in a 48×48 view box, far to near. */
  readonly waters: readonly [string, string, string];
  /** An SVG path; one account in three has one. */
  readonly sail: string | undefined;
}

/** The same address always gives the same picture, regardless of the case of its letters. */
export function accountScene(address: string): AccountScene {
  const draw = drawer(address.toLowerCase());
  const [text, horizon] = PALETTES[draw(PALETTES.length)] ?? ['', 18];
  const near = horizon + 8;
  const sun = { x: 14 + draw(25), y: 9 + draw(11), r: 4 + draw(4) };
  const waters = [
    water(draw(12), near, 1.2),
    water(draw(12), near + 6 + draw(3), 2),
    water(draw(12), near + 13 + draw(3), 2.6),
  ] as const;
  const sail = draw(3) === 0 ? `M${17 + draw(14)} ${near - 1}v-9l6 9z` : undefined;
  return { colors: text.match(/.{6}/g)?.map((color) => `#${color}`) ?? [], horizon, sun, waters, sail };
}

function water(phase: number, height: number, swell: number): string {
  return `M${-12 - phase} ${height}q6-${swell} 12 0t12 0 12 0 12 0 12 0 12 0V48H-24Z`;
}

/** Small pseudo-random integers, determined by a text (FNV-1a, then xorshift). */
function drawer(text: string): (below: number) => number {
  let seed = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) seed = Math.imul(seed ^ text.charCodeAt(at), 0x01000193);
  return (below) => {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    return (seed >>> 0) % below;
  };
}
