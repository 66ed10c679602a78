import { useLayoutEffect } from 'react';

/** The number of open modals that lock scrolling; the last one unlocks it. */
let holders = 0;
let release: (() => void) | undefined;

/** The page behind does not scroll while this is mounted, and nothing in it shifts. */
export function useScrollLock(): void {
  useLayoutEffect(() => {
    holders += 1;
    release ??= lock(document.documentElement);
    return () => {
      holders -= 1;
      if (holders > 0) return;
      release?.();
      release = undefined;
    };
  }, []);
}

function lock(root: HTMLElement): () => void {
  const written = root.getAttribute('style');
  const { style } = root;
  const width = root.clientWidth;
  const undo: (() => void)[] = [];
  const set = (name: string, value: string) => {
    const before = [style.getPropertyValue(name), style.getPropertyPriority(name)] as const;
    style.setProperty(name, value, 'important');
    const ours = style.getPropertyValue(name);
    undo.push(() => {
      // The page may have ended its own lock meanwhile. Then the page's state is kept.
      const same = style.getPropertyValue(name) === ours && style.getPropertyPriority(name) === 'important';
      if (same) style.setProperty(name, ...before);
    });
  };
  const scrollbar = window.innerWidth > width;
  // If a scrollbar takes space, its space is kept.
  if (scrollbar) set('scrollbar-gutter', 'stable');
  set('overflow', 'hidden');
  // Pulling does not reload the page. On the layer, this would also stop a finger from moving a page that is zoomed or that a keyboard covers.
  // A mouse wheel may move the page around a frame.
  if (window.matchMedia('(pointer: coarse)').matches) set('overscroll-behavior', 'contain');
  // Browsers without scrollbar-gutter. If no scrollbar takes space, this needs no second layout.
  const grown = scrollbar ? root.clientWidth - width : 0;
  if (grown > 0) set('padding-inline-end', `${grown}px`);
  return () => {
    for (const each of undo) each();
    // Read as text, since Chromium only removes properties that were set inline.
    if (written === null && root.getAttribute('style') === '') root.removeAttribute('style');
  };
}
