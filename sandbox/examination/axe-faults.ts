/** All violations of all axe rules. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  run(
    context: unknown,
    options: unknown,
  ): Promise<{ violations: readonly Violation[]; incomplete: readonly Violation[] }>;
}

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
}

/** What axe checks: the whole page, or only the modal and its buttons, as parts of the same page. */
export type AxeReach = 'the page' | 'the modal';

/**
 * Checks a page or a frame; frames inside it are not checked. The debugger injects axe, which ignores the policy. `forced`: axe reads
 * authored colours, and not those that the browser forces.
 */
export async function axeFaults(
  page: Page | Frame,
  forced: boolean,
  reach: AxeReach = 'the page',
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ([rules, parts]) => {
      const axe: Axe = Reflect.get(window, 'axe');
      const there = parts.filter((part) => document.querySelector(part));
      // axe treats a link in a shadow tree as the page's first link, and then does not recognize the skip link.
      const context = { ...(there.length > 0 && { include: there.map((part) => [part]) }), exclude: ['.skip'] };
      const { violations } = await axe.run(context, { resultTypes: ['violations'], iframes: false, rules });
      return violations.map(
        ({ id, help, nodes }) =>
          `${id}: ${help} (${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`).join('; ')})`,
      );
    },
    [
      forced ? { 'color-contrast': { enabled: false } } : {},
      reach === 'the modal' ? ['[data-porthole]', '.porthole-button'] : [],
    ] as const,
  );
}

/** Colours in the middle of a transition are not final. */
export async function untilStill(): Promise<void> {
  const roots = [...document.querySelectorAll('[data-porthole]')].flatMap((host) => host.shadowRoot ?? []);
  const finite = [document, ...roots]
    .flatMap((root) => root.getAnimations())
    .filter((each) => each.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.all(finite.map((each) => each.finished.catch(() => undefined)));
  // A list whose rows have moved ignores clicks for a moment.
  const isHeld = () => roots.some((root) => root.querySelector('.ph-methods[style*="none"]'));
  while (isHeld()) await new Promise(requestAnimationFrame);
}
