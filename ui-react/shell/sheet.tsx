import { createElement, useRef } from 'react';
import { askedElsewhere } from '../../application/connect/selectors.js';
import type { Modal } from '../../application/modal/modal.js';
import { Boundary } from '../boundary.js';
import { Button } from '../parts/forms/button.js';
import { Foot } from '../parts/layout/foot.js';
import { useText } from '../parts/words/use-text.js';
import { useModal } from '../use-modal.js';
import { Broken } from './broken.js';
import { Header } from './header.js';
import { AlertBar } from './notices/alert-bar.js';
import { useShownState } from './screens/use-shown-state.js';
import type { ShownView } from './screens/use-shown-view.js';
import { enShell } from './text.en.js';
import { useHeightMotion } from './use-height-motion.js';

export interface SheetProps {
  readonly shown: ShownView | undefined;
  readonly failed: boolean;
  readonly onRetry: (modal: Modal) => unknown;
}

/** The card with the header and the screen. A new screen slides in from its side, and the height is animated. */
export function Sheet({ shown, failed, onRetry }: SheetProps) {
  const modal = useModal();
  const state = useShownState(shown);
  const text = useText('shell', enShell);
  const key = useScreenKey(shown);
  const first = useRef(key);
  const sheet = useHeightMotion(key);
  const asked = askedElsewhere(state);
  const route = shown?.route ?? { view: 'connect' };
  // A screen that could not be loaded has no header of its own, nor that of the screen before.
  const View = failed ? undefined : shown?.View;
  return (
    <div className="ph-sheet" ref={sheet}>
      <span className="ph-grab" />
      <Boundary>
        <AlertBar />
      </Boundary>
      <Header route={route} head={View?.Head} state={state} />
      <div
        className="ph-screen"
        key={key}
        data-view={route.view}
        data-enter={key === first.current ? undefined : state.router.direction}
      >
        {View ? (
          <Boundary fallback={(retry) => <Broken onRetry={retry} />}>
            {createElement(View, { route, state, modal })}
          </Boundary>
        ) : (
          <Broken onRetry={onRetry} />
        )}
        {asked && (
          <Foot>
            <Button kind="primary" icon="external" testId="open-wallet" onPress={() => modal.openWallet()}>
              {text.openWallet(asked.name)}
            </Button>
          </Foot>
        )}
      </div>
      <div className="ph-hidden" role="log" />
      <p className="ph-hidden" role="alert">
        {state.shell.refusing ? text.closeRefused : ''}
      </p>
    </div>
  );
}

/** The tabs of the account are one screen. */
const screenOf = (shown: ShownView | undefined) => (shown?.route.view === 'account' ? shown.View : shown?.route);

/** A new key for every screen, so that each is mounted again. */
function useScreenKey(shown: ShownView | undefined): number {
  const last = useRef({ shown, key: 0 });
  if (screenOf(last.current.shown) !== screenOf(shown)) last.current = { shown, key: last.current.key + 1 };
  return last.current.key;
}
