/** Text as far apart as WCAG 1.4.12 lets visitors set it. Plain JavaScript, since it is run by the browser as it is. */

/** Spreads the text of every modal that comes. */
export const SPREAD_TEXT = `{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }' +
      'p { margin-block-end: 2em !important; }',
  );
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (how) {
    const root = attachShadow.call(this, how);
    root.adoptedStyleSheets.push(sheet);
    return root;
  };
}`;
