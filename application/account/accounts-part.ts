/** The part of the core that is loaded after the account part: names of accounts, and the balances of other accounts. */
import { merge, type Observable } from 'rxjs';
import { connectedOf } from '../connect/selectors.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { isVisible } from '../shell/navigation.js';
import { type GivenNames, keepIdentities } from './keep-identities.js';

export const keepAccounts = (deps: Deps, given: GivenNames): Observable<Event> =>
  merge(whenSeveral(deps), keepIdentities(deps, given));

/** Most wallets open one account to a site. If it cannot be loaded, the others show no figure. */
function whenSeveral(deps: Deps): Observable<Event> {
  return deps.withPart(
    'otherAccounts',
    (state) => isVisible(state) && (connectedOf(state)?.accounts.length ?? 0) > 1,
    ({ keepOtherHoldings }) => keepOtherHoldings(deps),
  );
}
