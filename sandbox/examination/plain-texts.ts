/** Words of a screen in pseudo-English that are not in its accents. Runs in the page, on its own. */

/**
 * Each text with plain letters that is shown or read out: one that nobody could translate.
 * @param data patterns of what is the same in every language
 */
export function plainTexts(data: readonly string[]): string[] {
  const known = new RegExp(data.join('|'), 'g');
  const roots = [...document.querySelectorAll('[data-porthole]')].flatMap((host) => host.shadowRoot ?? []);
  const buttons = [...document.querySelectorAll('button[class*="porthole-"][lang]')];
  const all = [
    ...roots.flatMap((root) => [...root.querySelectorAll('.ph :not([role=log], [role=log] *)')]),
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
  const plain = texts.filter((text) => /[A-Za-z]{2}/.test(text.replace(known, ' ')));
  return [...new Set(plain)].map((text) => `“${text.trim().slice(0, 120)}” is plain`);
}
