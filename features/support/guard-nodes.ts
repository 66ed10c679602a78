/** Stands between a browser and the nodes. Only where one is to fail: whatever passes a guard is slower for it. */
import type { BrowserContext } from 'playwright-core';
import type { NetworkInput } from '../../domain/network.js';

export async function guardNodes(
  context: BrowserContext,
  networks: readonly NetworkInput[],
  unreachable: (name: string) => boolean,
): Promise<void> {
  for (const { name, rpcUrls } of networks) {
    await context.route(`${rpcUrls.default.http[0]}/**`, (route) =>
      unreachable(name) ? route.abort() : route.continue(),
    );
  }
}
