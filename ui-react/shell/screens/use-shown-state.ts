import { useRef } from 'react';
import type { State } from '../../../application/engine/state.js';
import { currentRoute } from '../../../application/shell/router.js';
import { useModal } from '../../use-modal.js';
import type { ShownView } from './use-shown-view.js';

/** The state for the shown screen. While that is about to be replaced by a waiting screen, the state before: nothing is rendered for a moment. */
export function useShownState(shown: ShownView | undefined): State {
  const last = useRef<State>(undefined);
  return useModal((state) => {
    const route = currentRoute(state.router);
    if (!last.current || route.view !== 'connecting-wallet' || route === shown?.route) last.current = state;
    return last.current;
  });
}
