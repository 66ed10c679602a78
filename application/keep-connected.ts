/** What is looked after while somebody is connected. */
import { EMPTY, merge, mergeMap } from 'rxjs';
import { keepAccount } from './account/keep-account.js';
import type { Reaction } from './deps.js';

export const keepConnected: Reaction = (deps) =>
  merge(keepAccount(deps), deps.signIn ? deps.parts.signIn.pipe(mergeMap((part) => part.keepSignedIn(deps))) : EMPTY);
