/** For each request to a connected wallet's app, shows the modal with a link that opens the app; then closes it. */
import { distinctUntilChanged, filter, map, mergeMap, of, switchMap } from 'rxjs';
import type { Reaction } from '../../engine/deps.js';
import type { Event } from '../../engine/events.js';
import { happened } from '../../engine/happened.js';
import type { State } from '../../engine/state.js';
import { isVisible } from '../../shell/navigation.js';
import { topRoute } from '../../shell/router.js';
import { walletOf } from '../selectors.js';

export const offerWallet: Reaction = ({ state$, state, links }) =>
  state$.pipe(
    map((each) => (walletOf(each) ? links.get(each.connect.activeNamespace)?.asking$ : undefined)),
    distinctUntilChanged(),
    switchMap((asking$) => asking$ ?? of(0)),
    filter((asking) => asking !== state().connect.asking),
    mergeMap((asking) => happened({ type: 'wallet.asking-changed', asking }, ...broughtUp(state(), asking))),
  );

/** If the modal is already visible, its screen has the offer below it. */
function broughtUp(before: State, asking: number): readonly Event[] {
  const shown = isVisible(before);
  if (asking > before.connect.asking && !shown && walletOf(before)?.appLink)
    return [{ type: 'modal.opened', route: { view: 'continue-in-wallet' }, namespace: undefined }];
  const done = asking === 0 && shown && topRoute(before.router).view === 'continue-in-wallet';
  return done ? [{ type: 'modal.closed' }] : [];
}
