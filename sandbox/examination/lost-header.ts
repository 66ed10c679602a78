/** Checks that the header stays visible. Runs in the page, self-contained. */

/** However far a modal screen is scrolled, its header stays: the title, and the way out. */
export function lostHeader(): string[] {
  const roots = [...document.querySelectorAll('[data-porthole]')].flatMap((host) => host.shadowRoot ?? []);
  return roots.flatMap((root) => {
    const layer = root.querySelector<HTMLElement>('.ph-layer');
    const header = layer?.querySelector<HTMLElement>('.ph-head');
    if (!layer || !header) return [];
    const scrolling = [layer, ...layer.querySelectorAll<HTMLElement>('.ph-body')];
    const before = scrolling.map((each) => each.scrollTop);
    for (const each of scrolling) each.scrollTop = each.scrollHeight;
    const box = header.getBoundingClientRect();
    const hit = root.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const isThere = header.contains(hit) && box.top >= 0 && box.bottom <= innerHeight;
    scrolling.forEach((each, at) => {
      each.scrollTop = before[at] ?? 0;
    });
    return isThere ? [] : ['the header is scrolled away'];
  });
}
