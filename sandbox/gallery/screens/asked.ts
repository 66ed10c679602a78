import type { Visitor } from '../visitor.js';

/** The page asks a wallet inside the modal for this, and its screen is there. */
export function asked(method: string, params: unknown, times = 1) {
  return async ({ page, modal }: Visitor) => {
    // What is asked before the modal's part for requests is there, it does not hear.
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
