/** Switches to the other account type: smart account or EOA. */
import { catchError, concat, defer, type Observable } from 'rxjs';
import { ACCOUNT_TYPES, type AccountType } from '../../domain/address/account.js';
import { Failure } from '../../domain/failure/failure.js';
import { toFailure } from '../../domain/failure/to-failure.js';
import { walletOf } from '../connect/selectors.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import { keptLogin } from './kept-login.js';
import { withEmbedded } from './with-embedded.js';

export const changeAccountType =
  (deps: Deps) =>
  ({ accountType }: { readonly accountType: AccountType }): Observable<Event> => {
    const namespace = deps.state().connect.activeNamespace;
    const failed = (failure: Failure): Observable<Event> =>
      happened({ type: 'account-type.change-failed', accountType, failure });
    if (walletOf(deps.state())?.type !== 'AUTH') return failed(new Failure('not-connected'));
    if (!ACCOUNT_TYPES[namespace].includes(accountType)) return failed(new Failure('invalid-options', 'Invalid input'));
    return concat(
      happened({ type: 'account-type.change-started', accountType }),
      withEmbedded(deps, ({ login }) => login.preferAccount(namespace, accountType)),
      defer(() => {
        keptLogin(deps.storage).setAccountType(namespace, accountType);
        return happened({ type: 'account-type.changed', accountType });
      }),
    ).pipe(catchError((error) => failed(toFailure(error))));
  };
