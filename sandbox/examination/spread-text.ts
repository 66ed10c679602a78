/** Text as far apart as WCAG 1.4.12 lets visitors set it. Plain JavaScript, since it is run by the browser as it is. */

const RULES =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } ' +
  'p { margin-block-end: 2em !important; }';

/** Spreads the text of every modal that comes. */
export const SPREAD_TEXT = `{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(${JSON.stringify(RULES)});
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (how) {
    const root = attachShadow.call(this, how);
    root.adoptedStyleSheets.push(sheet);
    return root;
  };
}`;

/** Spreads the text of the modals that are there. */
export const SPREAD_TEXT_NOW = `{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(${JSON.stringify(RULES)});
  globalThis.spreadText = sheet;
  for (const { shadowRoot } of document.querySelectorAll('[data-porthole]')) shadowRoot?.adoptedStyleSheets.push(sheet);
}`;

/** Takes that back. */
export const TOGETHER_AGAIN = `for (const { shadowRoot } of document.querySelectorAll('[data-porthole]')) {
  if (shadowRoot) shadowRoot.adoptedStyleSheets = shadowRoot.adoptedStyleSheets.filter((sheet) => sheet !== spreadText);
}`;
