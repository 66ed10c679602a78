/** Small square icons of the sandbox, drawn as an SVG data URL: one line on two shades. */

export interface Drawing {
  readonly from: string;
  readonly to: string;
  /** An SVG path on a field of 40 by 40. */
  readonly path: string;
  readonly stroke?: string;
}

export function drawnIcon({ from, to, path, stroke = '#ffffff' }: Drawing): string {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">' +
    `<linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>` +
    `<rect width="40" height="40" fill="url(#g)"/><path d="${path}" fill="none" stroke="${stroke}" stroke-width="2.25" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
