/** Each text is parsed once per document: constructed sheets belong to one. */
const parsed = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** Roots that got a text as a link, where sheets cannot be adopted. */
const linked = new WeakMap<Node, string[]>();

/**
 * Gives a document or shadow root a style sheet, once. No style element is made, so a strict Content-Security-Policy
 * holds. Browsers without constructable sheets get a link to the same text.
 */
export function adoptSheet(root: Document | ShadowRoot, css: string): void {
  const page = root.ownerDocument ?? (root as Document);
  if (!('adoptedStyleSheets' in root)) {
    linkSheet(root, page, css);
    return;
  }
  const sheets = parsed.get(page) ?? new Map<string, CSSStyleSheet>();
  parsed.set(page, sheets);
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = new (page.defaultView ?? window).CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

function linkSheet(root: Node, page: Document, css: string): void {
  const known = linked.get(root) ?? [];
  linked.set(root, [...known, css]);
  if (known.includes(css)) return;
  const link = page.createElement('link');
  link.rel = 'stylesheet';
  link.href = URL.createObjectURL(new Blob([css], { type: 'text/css' }));
  (root === page ? page.head : root).appendChild(link);
}
