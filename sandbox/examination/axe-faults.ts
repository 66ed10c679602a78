/** Everything that axe objects to, with all its rules. */
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

/** Where axe looks: at everything, or at the modal and its buttons alone, judged as parts of the same page. */
export type AxeReach = 'the page' | 'the modal';

/**
 * Looks at a page, or at one in a frame, into which it does not look by itself. The debugger brings axe in, which no policy
 * forbids. `forced`: axe reads colours as they were written, and not as the browser forces them.
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
      // axe takes a link in a shadow tree for the first one of the page, and then this one for no skip link.
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
  // A list whose rows have moved takes no press for a moment.
  const isHeld = () => roots.some((root) => root.querySelector('.ph-methods[style*="none"]'));
  while (isHeld()) await new Promise(requestAnimationFrame);
}
