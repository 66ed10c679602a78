/** A finger over the page, in a browser. Each function is sent there on its own, so none uses anything around it. */

/**
 * Holds the finger over the row with this label, and records what is under it whenever the modal changes. False if the
 * row is not there yet.
 */
export function restOver(label: string): boolean {
  const shadow = [...document.querySelectorAll('[data-porthole]')].map((host) => host.shadowRoot).find(Boolean);
  const rows = [...(shadow?.querySelectorAll<HTMLElement>('[data-testid="wallet-list"] .ph-row') ?? [])];
  const row = rows.find((each) => each.querySelector('.ph-row-title')?.textContent === label);
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  // What ignores clicks, and what its file imports.
  const loaded = ['/opened-', '/connecting-'].every((start) => files.some((name) => name.includes(start)));
  if (!shadow || !row || !loaded) return false;
  const { left, top, width, height } = row.getBoundingClientRect();
  const under = () => {
    // Not in its middle: a sheet grows in both directions.
    const found = shadow.elementFromPoint(left + width / 2, top + height / 4)?.closest('button, a');
    return found?.querySelector('.ph-row-title')?.textContent ?? 'nothing';
  };
  const seen: string[] = [];
  new MutationObserver(() => seen.push(under())).observe(shadow, { childList: true, subtree: true });
  Object.assign(globalThis, { finger: { seen, under } });
  return true;
}

/** What was under it after each change of the list, and what is there now. */
export function underFinger(): { readonly seen: readonly string[]; readonly now: string } {
  const { seen, under } = Reflect.get(globalThis, 'finger') as { readonly seen: string[]; under(): string };
  return { seen: [...seen], now: under() };
}

/** By then, the loaded scripts have run, too. */
export function atRest(): Promise<void> {
  return new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(() => resolve())));
}
