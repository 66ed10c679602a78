import { useContext, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { statusOf } from '../../../application/connect/status-of.js';
import type { Modal } from '../../../application/modal/modal.js';
import { currentRoute, type Interrupt, type Route, type View } from '../../../application/shell/router.js';
import { WordsContext } from '../../parts/words/use-text.js';
import { useModal } from '../../use-modal.js';
import type { Words } from '../../words/words.js';
import { type AnyView, loadedView, loadView, preloadAfter } from './view-table.js';

export interface ShownView {
  readonly route: Route | Interrupt;
  readonly View: AnyView;
}

/**
 * The screen of the current route. The previous one stays until the module and the texts of the new one are loaded, so that no empty sheet
 * flashes, and for a moment after a wallet request, because the wallet may answer at once. `failed`: the module could not be loaded;
 * `retry` loads it again, and resolves when that has ended.
 */
export function useShownView(active: boolean): {
  shown: ShownView | undefined;
  failed: boolean;
  retry: (modal: Modal) => Promise<void>;
} {
  const route = useModal((state) => currentRoute(state.router));
  // While closed, the screen that the next click will open is preloaded.
  const ahead = useModal((state) => (active || statusOf(state) !== 'connected' ? route.view : 'account'));
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [failed, setFailed] = useState<Route | Interrupt>();
  const words = useContext(WordsContext);
  const last = useRef<ShownView>(undefined);
  const early = useEarly(route);
  const View = (early && last.current) || words?.lacks(route.view) ? undefined : loadedView(route.view);
  const ready = useMemo(() => View && { route, View }, [route, View]);
  const missing = active && !ready && !early;

  useEffect(() => {
    last.current = active ? (ready ?? last.current) : undefined;
  }, [active, ready]);

  useEffect(() => {
    let over = false;
    if (failed === route && missing) return undefined;
    const go = () => active && preloadAfter(ahead);
    // A module that is loaded is rendered at once; one that arrived after the rendering, by the next.
    if (loadedView(ahead) && !words?.lacks(ahead)) {
      if (missing) redraw();
      go();
    } else {
      load(ahead, words).then(
        () => {
          if (over) return;
          redraw();
          go();
        },
        () => !over && active && setFailed(route),
      );
    }
    return () => {
      over = true;
    };
  }, [ahead, active, route, failed, words, missing]);

  return {
    shown: ready ?? last.current,
    failed: failed === route && !ready,
    retry: (modal) =>
      load(ahead, words)
        .then(() => loadedView(ahead)?.again?.(modal))
        .then(redraw, redraw),
  };
}

function load(view: View, words: Words | undefined): Promise<unknown> {
  return Promise.all([loadView(view), words?.load(view)]);
}

/** A wallet that answers within this time gets no waiting screen, in milliseconds. */
const AT_ONCE = 50;

/** Whether a wallet request is so recent that its answer may make a waiting screen unnecessary. */
function useEarly(route: Route | Interrupt): boolean {
  const asked = route.view === 'connecting-wallet' ? route : undefined;
  const [waiting, setWaiting] = useState<typeof asked>();
  useEffect(() => {
    if (!asked) return undefined;
    const timer = setTimeout(setWaiting, AT_ONCE, asked);
    return () => clearTimeout(timer);
  }, [asked]);
  return asked !== undefined && asked !== waiting;
}
