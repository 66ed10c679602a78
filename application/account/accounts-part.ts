/** The part of the core that is loaded after the account part: names of accounts, and the balances of other accounts. */
import { merge, type Observable } from 'rxjs';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import type { Fold } from '../engine/fold.js';
import { foldGivenUp } from './fold-given-up.js';
import { type GivenNames, keepIdentities } from './keep-identities.js';
import { keepOtherHoldings } from './keep-other-holdings.js';

export const folds: readonly Fold[] = [foldGivenUp];

export const keepAccounts = (deps: Deps, given: GivenNames): Observable<Event> =>
  merge(keepOtherHoldings(deps), keepIdentities(deps, given));
