/** Intercepts requests from a browser to the nodes. Only used if a node has to fail, because it slows requests down. */
import type { BrowserContext } from 'playwright-core';
import type { NetworkInput } from '../../../domain/network/network.js';
import type { PageSettings } from '../page/settings/page-settings.js';

export async function guardNodes(
  context: BrowserContext,
  networks: readonly NetworkInput[],
  settings: () => PageSettings,
  wait: (holds: () => boolean) => Promise<boolean>,
): Promise<void> {
  const { unreachable, held } = settings();
  if (unreachable.length + held.length === 0) return;
  for (const { name, rpcUrls } of networks) {
    await context.route(`${rpcUrls.default.http[0]}/**`, async (route) => {
      // The request may have been cancelled by then.
      const answer = () => (settings().unreachable.includes(name) ? route.abort() : route.continue());
      await wait(() => !settings().held.includes(name))
        .then(answer, answer)
        .catch(() => undefined);
    });
  }
}
