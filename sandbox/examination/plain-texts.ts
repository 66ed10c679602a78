/** Finds text that is not in pseudo-English. Runs in the page, self-contained. */

/**
 * Each text with unaccented letters. Excludes what a log announced before the language changed, and raw data, which is shown as it would be
 * signed.
 */
export function plainTexts(): string[] {
  const roots = [...document.querySelectorAll('[data-porthole]')].flatMap((host) => host.shadowRoot ?? []);
  const buttons = [...document.querySelectorAll('button[class*="porthole-"][lang]')];
  const all = [
    ...roots.flatMap((root) => [
      ...root.querySelectorAll('.ph :not([role=log], [role=log] *, .ph-code-block, .ph-code-block *)'),
    ]),
    ...buttons.flatMap((button) => [button, ...button.querySelectorAll('*')]),
  ];
  const told = [
    'aria-label',
    'aria-description',
    'aria-valuetext',
    'aria-roledescription',
    'title',
    'placeholder',
    'alt',
  ];
  const texts = all.flatMap((element) => [
    ...[...element.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : [])),
    ...told.map((name) => element.getAttribute(name) ?? ''),
  ]);
  return [...new Set(texts)].filter((text) => /[A-Za-z]{2}/.test(text));
}
