import type { Visitor } from '../visitor.js';

/** The page requests this from the embedded wallet, and its screen is shown. */
export function asked(method: string, params: unknown, times = 1) {
  return async ({ page, modal }: Visitor) => {
    // Requests before the modal's approval part is loaded are lost.
    await page.waitForFunction(
      () => window.askWallet && performance.getEntriesByType('resource').some(({ name }) => /approve-part/.test(name)),
    );
    await page.waitForLoadState('networkidle');
    for (let count = 0; count < times; count += 1) {
      await page.evaluate(([what, how]) => void window.askWallet?.(what, how), [method, params] as const);
    }
    await modal.getByRole('button', { name: 'Decline' }).waitFor();
  };
}
