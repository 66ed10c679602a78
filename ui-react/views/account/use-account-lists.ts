import { type ComponentType, useEffect, useReducer } from 'react';
import type { AccountListsProps } from '../lists/account-lists.js';

let loaded: ComponentType<AccountListsProps> | undefined;

/** What shows more of an account than its holdings: loaded once there is more to show, and by no other dapp. */
export function useAccountLists(wanted: boolean): ComponentType<AccountListsProps> | undefined {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!wanted || loaded) return;
    import('../lists/account-lists.js').then(
      ({ AccountLists }) => {
        loaded = AccountLists;
        redraw();
      },
      // Then only the holdings are shown, until the account is opened again.
      () => undefined,
    );
  }, [wanted]);
  return wanted ? loaded : undefined;
}
