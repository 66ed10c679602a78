/**
 * Caches: the parsed sheets by document, since constructed sheets belong to one document; by root
 * the texts that it got as links, if sheets cannot be adopted.
 */
const given = new WeakMap<Node, Map<string, CSSStyleSheet | undefined>>();

/**
 * Adds a style sheet to a document or shadow root, once. No style element is created, so a strict Content-Security-Policy
 * is respected. Browsers without constructable sheets get a link to the same text.
 */
export function adoptSheet(root: Document | ShadowRoot, css: string): void {
  const page = root.ownerDocument ?? (root as Document);
  const adopts = 'adoptedStyleSheets' in root;
  const place = adopts ? page : root;
  const known = given.get(place) ?? new Map<string, CSSStyleSheet | undefined>();
  given.set(place, known);
  if (!known.has(css)) known.set(css, adopts ? parse(page, css) : link(root, page, css));
  const sheet = known.get(css);
  if (sheet && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

function parse(page: Document, css: string): CSSStyleSheet {
  const sheet = new (page.defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

function link(root: Node, page: Document, css: string): undefined {
  const element = page.createElement('link');
  element.rel = 'stylesheet';
  element.href = URL.createObjectURL(new Blob([css], { type: 'text/css' }));
  (root === page ? page.head : root).appendChild(element);
}
