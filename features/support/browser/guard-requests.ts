/** Intercepts requests from a browser that have to fail or to wait. Only used for them, because it slows requests down. */
import type { BrowserContext } from 'playwright-core';
import type { NetworkInput } from '../../../domain/network/network.js';
import type { PageSettings } from '../page/settings/page-settings.js';

export async function guardRequests(
  context: BrowserContext,
  networks: readonly NetworkInput[],
  settings: () => PageSettings,
  wait: (holds: () => boolean) => Promise<boolean>,
): Promise<void> {
  const { unreachable, held, accountsHeld } = settings();
  const guard = (url: string, isHeld: () => boolean, isLost: () => boolean) =>
    context.route(url, async (route) => {
      // The request may have been cancelled by then.
      const answer = () => (isLost() ? route.abort() : route.continue());
      await wait(() => !isHeld())
        .then(answer, answer)
        .catch(() => undefined);
    });
  if (accountsHeld) {
    await guard(
      '**/assets/account-choice-*.js',
      () => settings().accountsHeld,
      () => false,
    );
  }
  if (unreachable.length + held.length === 0) return;
  for (const { name, rpcUrls } of networks) {
    await guard(
      `${rpcUrls.default.http[0]}/**`,
      () => settings().held.includes(name),
      () => settings().unreachable.includes(name),
    );
  }
}
