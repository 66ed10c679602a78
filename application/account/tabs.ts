/** The tabs of the account screen. Tabs without a source are left out. */

import type { AccountTab } from '../connect/routes.js';
import { networkOf } from '../connect/selectors.js';
import type { State } from '../engine/state.js';
import { currentRoute } from '../shell/router.js';

export function accountTabs(state: State): readonly AccountTab[] {
  const { services, features } = state.config;
  const network = networkOf(state);
  if (!network || network.unsupported) return ['tokens'];
  return [
    'tokens',
    ...(services.includes('collectibles') ? (['nfts'] as const) : []),
    ...(features.history && services.includes('activity') ? (['activity'] as const) : []),
  ];
}

/** The selected tab, while the account screen is shown. */
export function accountTab(state: State): AccountTab | undefined {
  const route = currentRoute(state.router);
  if (route.view !== 'account') return undefined;
  const { tab = 'tokens' } = route;
  return accountTabs(state).includes(tab) ? tab : 'tokens';
}
