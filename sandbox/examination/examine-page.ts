/** All checks of a page, for one kind of view. */
import type { Page } from 'playwright-core';
import { type AxeReach, axeFaults, untilStill } from './axe-faults.js';
import { cutContent } from './cut-content.js';
import { faintTexts } from './faint-texts.js';
import { lostEdges } from './lost-edges.js';
import { lostHeader } from './lost-header.js';
import { mirrorFaults } from './mirror-faults.js';
import { motions } from './motions.js';
import { smallTargets } from './small-targets.js';

/** How a visitor looks at the page. */
export const VIEWS = [
  'as usual',
  'without motion',
  'twice as large and without motion',
  'four times as large',
  'sideways',
  'from right to left',
  'in forced colours',
  'with wide text spacing',
] as const;
export type ViewKind = (typeof VIEWS)[number];

/** `reach`: undefined if axe has already checked the same screen, and only the layout differs. */
export async function examinePage(
  page: Page,
  view: ViewKind,
  touch: boolean,
  reach: AxeReach | 'nothing' = 'the page',
): Promise<readonly string[]> {
  const still = isStill(view) ? await page.evaluate(motions) : [];
  await page.evaluate(untilStill);
  const faults = [
    ...still,
    ...(reach === 'nothing' ? [] : await axeFaults(page, view === 'in forced colours', reach)),
    ...(await page.evaluate(faintTexts)),
    ...(touch ? await page.evaluate(smallTargets) : []),
    ...(await page.evaluate(cutContent)),
    ...(await page.evaluate(lostHeader)),
    ...(view === 'from right to left' ? await page.evaluate(mirrorFaults) : []),
    ...(view === 'in forced colours' ? await page.evaluate(lostEdges) : []),
  ];
  return [...new Set(faults)];
}

/** Whether this visitor prefers reduced motion. */
export function isStill(view: ViewKind): boolean {
  return view.endsWith('without motion');
}

/** What is on the screen, to recognize screens that were already examined. */
export function drawing(): string {
  const roots = [...document.querySelectorAll('[data-porthole]')].flatMap((host) => host.shadowRoot ?? []);
  // Announcements come and go.
  const parts = roots.flatMap((root) => [...root.querySelectorAll('.ph-sheet > :not([role=log]), .ph-snack-place')]);
  return parts.map((part) => part.outerHTML).join();
}
