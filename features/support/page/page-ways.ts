/** What pages do with their content that affects everything on top of it. Each function is sent to the page on its own. */

/** By the words that the features use. */
export const PAGE_WAYS = [
  'has a filter over everything',
  'is in full screen in part',
  'is a popover',
  'is in the dialog of a custom element',
  'has hidden everything else from screen readers',
] as const;
export type PageWay = (typeof PAGE_WAYS)[number];

/** Resolves when the page has changed. */
export function goPageWay(way: PageWay): Promise<void> | undefined {
  const root = document.getElementById('slipway');
  if (!root) throw new Error('The page has no content.');
  switch (way) {
    case 'has a filter over everything':
      document.body.style.filter = 'saturate(0.9)';
      return undefined;
    case 'is in full screen in part':
      return root.requestFullscreen();
    case 'is a popover':
      root.popover = 'manual';
      root.style.blockSize = '100vh';
      root.showPopover();
      return undefined;
    case 'is in the dialog of a custom element': {
      const element = document.createElement('div');
      const dialog = document.createElement('dialog');
      dialog.append(document.createElement('slot'));
      element.attachShadow({ mode: 'open' }).append(dialog);
      document.body.append(element);
      element.append(root);
      dialog.showModal();
      return undefined;
    }
    case 'has hidden everything else from screen readers':
      root.role = 'dialog';
      for (const other of document.body.children) if (other !== root) other.ariaHidden = 'true';
      return undefined;
  }
}

/** `everybody` if the modal covers the window, and is in reach of a mouse and of a screen reader. */
export function readReach(layer: Element): string {
  const { top, width, height } = layer.getBoundingClientRect();
  if (top !== 0 || width !== innerWidth || height !== innerHeight) return 'who scrolls';
  if ((layer.getRootNode() as ShadowRoot).host.closest('[aria-hidden="true"]')) return 'who sees it';
  let at = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  while (at?.shadowRoot) {
    const inner = at.shadowRoot.elementFromPoint(innerWidth / 2, innerHeight / 2);
    if (!inner || inner === at) break;
    at = inner;
  }
  return layer.contains(at) ? 'everybody' : 'nobody';
}
