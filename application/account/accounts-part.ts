/** The part of the core that is loaded after what a connected visitor can do: what accounts are called, and what others hold. */
import { merge } from 'rxjs';
import type { Reaction } from '../engine/deps.js';
import type { Fold } from '../engine/fold.js';
import { foldAccount } from './fold-account.js';
import { keepIdentities } from './keep-identities.js';
import { keepOtherHoldings } from './keep-other-holdings.js';

export const keepAccounts: Reaction = (deps) => merge(keepOtherHoldings(deps), keepIdentities(deps));

export const folds: readonly Fold[] = [foldAccount];
