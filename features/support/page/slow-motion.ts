/** The modal's animations and their duration, checked in slow motion. */
import type { Page } from 'playwright-core';

/** From now on, all animations take fifty times as long. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.02 });
}

/**
 * The animated parts of the modal and their durations in milliseconds, such as `screen 150, sheet 150, title 120`. Runs
 * in the page, on its own.
 */
export function movements(): string {
  const parts: Readonly<Record<string, string>> = {
    '.ph-title *': 'title',
    '.ph-screen': 'screen',
    '.ph-sheet': 'sheet',
  };
  const roots = [...document.querySelectorAll('[data-porthole]')].flatMap((host) => host.shadowRoot ?? []);
  const found = roots.flatMap((root) =>
    root.getAnimations().flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect) || !effect.target) return [];
      const { target } = effect;
      const part = Object.keys(parts).find((selector) => target.matches(selector));
      return part ? [`${parts[part]} ${effect.getTiming().duration}`] : [];
    }),
  );
  return [...new Set(found)].sort().join(', ');
}
