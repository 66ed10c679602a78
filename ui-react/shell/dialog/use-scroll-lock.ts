import { useLayoutEffect } from 'react';

/** How many open modals hold the page; the last one lets it go. */
let holders = 0;
let release: (() => void) | undefined;

/** The page behind does not scroll while this is mounted, and nothing on it moves aside. */
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
  const kept = ['overflow', 'scrollbar-gutter', 'padding-inline-end'].map(
    (name) => [name, style.getPropertyValue(name), style.getPropertyPriority(name)] as const,
  );
  const scrollbar = window.innerWidth > width;
  // Where a scrollbar takes room, its room stays.
  if (scrollbar) style.setProperty('scrollbar-gutter', 'stable', 'important');
  style.setProperty('overflow', 'hidden', 'important');
  // Browsers without scrollbar-gutter. Where nothing takes room, the page is not laid out a second time to see that.
  const grown = scrollbar ? root.clientWidth - width : 0;
  if (grown > 0) style.setProperty('padding-inline-end', `${grown}px`, 'important');
  return () => {
    for (const [name, value, priority] of kept) style.setProperty(name, value, priority);
    // Asked for as text, since Chromium only removes what it has written down.
    if (written === null && root.getAttribute('style') === '') root.removeAttribute('style');
  };
}
