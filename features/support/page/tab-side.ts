/** The rendered tabs, as assistive technology reads them. Runs in the page, on its own. */

/** The selected tab, if it is the only one in the tab order and labels its panel; otherwise what is wrong. */
export function readTab(): string {
  const roots = [...document.querySelectorAll('[data-porthole]')].flatMap((host) => host.shadowRoot ?? []);
  const root = roots.find((each) => each.querySelector('[role="tablist"][aria-label]'));
  if (!root) return 'there are no tabs';
  const tabs = [...root.querySelectorAll<HTMLElement>('[role="tablist"] > [role="tab"]')];
  const [chosen, second] = tabs.filter((each) => each.getAttribute('aria-selected') === 'true');
  if (!chosen || second) return 'not one of them is chosen';
  if (tabs.some((each) => each.tabIndex !== (each === chosen ? 0 : -1))) return 'Tab leads elsewhere';
  const panel = root.querySelector('[role="tabpanel"]');
  if (!panel || chosen.getAttribute('aria-controls') !== panel.id) return 'it leads to nothing';
  if (panel.getAttribute('aria-labelledby') !== chosen.id) return 'what is shown has another name';
  return chosen.textContent ?? '';
}
