/** Deceptive names, icons and reverse domain names, by the malicious wallet's name in features. */

export interface Metadata {
  readonly name: string;
  readonly rdns: string;
  readonly icon: string;
}

/** A valid image. */
const PICTURE = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/%3E';

/** The mark that a script leaves if it runs. */
const SCRIPT = `<script>top.injectedCode='a script ran'</script>`;
/** A URL without a server: any request to it fails the test. */
const ELSEWHERE = 'http://127.0.0.1:9';
const LOUD_SVG = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink" width="40000" height="40000" onload="top.injectedCode='a picture ran'">${SCRIPT}<rect width="40000" height="40000" fill="red"/><image x:href="${ELSEWHERE}/svg.png" width="9" height="9"/><foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="${ELSEWHERE}/"/></foreignObject></svg>`;

/** Those whose metadata is the trick. */
export const METADATA: Readonly<Record<string, Partial<Metadata>>> = {
  // names
  Marquee: { name: '<img src=x onerror=top.injectedCode=1>Marquee' },
  Endless: { name: `Endless ${'x'.repeat(10_000)}` },
  Mirror: { name: '\u202e\u0000Mir\u200bror\ufeff\u2066' },
  Foxes: { name: '🦊'.repeat(10_000) },
  Heap: { name: `H${'\u0300'.repeat(5_000)}eap` },
  Unseen: { name: '\u200b\u2800\u00a0\u202e' },
  Heir: { name: '__proto__', rdns: '' },
  Mimic: { name: 'H\u0430rbor' },
  // makers
  Alias: { rdns: `<img src=x onerror="top.injectedCode='a maker ran'">.example` },
  Pedigree: { rdns: `${'example.'.repeat(10_000)}pedigree` },
  // icons
  Inkwell: { icon: `data:image/svg+xml,${encodeURIComponent(LOUD_SVG)}` },
  Beacon: { icon: `${ELSEWHERE}/beacon.png` },
  Hook: { icon: `javascript:top.injectedCode='an icon ran'` },
  Page: { icon: `data:text/html,${SCRIPT}` },
  Torn: { icon: 'data:image/png;base64,not*base64' },
  Burden: { icon: `data:image/png;base64,${'A'.repeat(4_000_000)}` },
};

export function maliciousMetadata(name: string): Metadata {
  return { name, rdns: `malicious.${name.toLowerCase()}`, icon: PICTURE, ...METADATA[name] };
}

/** An image on another host, which would learn of each visitor who sees it. */
export const BEACON = `${ELSEWHERE}/beacon.png`;
