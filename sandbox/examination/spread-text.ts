/** Text spacing of WCAG 1.4.12. Plain JavaScript, since the browser runs it as it is. */

const RULES =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } ' +
  'p { margin-block-end: 2em !important; }';

/** Spaces the text of every modal that is added. */
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

/** Spaces the text of the current modals. */
export const SPREAD_TEXT_NOW = `{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(${JSON.stringify(RULES)});
  globalThis.spreadText = sheet;
  for (const { shadowRoot } of document.querySelectorAll('[data-porthole]')) shadowRoot?.adoptedStyleSheets.push(sheet);
}`;

/** Removes that again. */
export const TOGETHER_AGAIN = `for (const { shadowRoot } of document.querySelectorAll('[data-porthole]')) {
  if (shadowRoot) shadowRoot.adoptedStyleSheets = shadowRoot.adoptedStyleSheets.filter((sheet) => sheet !== spreadText);
}`;
