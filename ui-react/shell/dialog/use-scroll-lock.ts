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
  const kept = ['overflow', 'scrollbar-gutter', 'padding-inline-end'].map(
    (name) => [name, style.getPropertyValue(name), style.getPropertyPriority(name)] as const,
  );
  const scrollbar = window.innerWidth > width;
  // If a scrollbar takes space, its space is kept.
  if (scrollbar) style.setProperty('scrollbar-gutter', 'stable', 'important');
  style.setProperty('overflow', 'hidden', 'important');
  // Browsers without scrollbar-gutter. If no scrollbar takes space, this needs no second layout.
  const grown = scrollbar ? root.clientWidth - width : 0;
  if (grown > 0) style.setProperty('padding-inline-end', `${grown}px`, 'important');
  return () => {
    for (const [name, value, priority] of kept) style.setProperty(name, value, priority);
    // Read as text, since Chromium only removes properties that were set inline.
    if (written === null && root.getAttribute('style') === '') root.removeAttribute('style');
  };
}
