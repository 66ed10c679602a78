import { useLayoutEffect, useRef } from 'react';
import { Boundary } from '../boundary.js';
import { useModal } from '../use-modal.js';
import { keepFocus } from './dialog/keep-focus.js';
import { TITLE_ID } from './header.js';
import { SnackBar } from './notices/snack-bar.js';
import { Sheet, type SheetProps } from './sheet.js';

/** The modal as part of the page: no scrim, no focus trap, no close button. */
export function Inline(props: SheetProps) {
  const refusing = useModal((state) => state.shell.refusing);
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => (place.current ? keepFocus(place.current, false) : undefined), []);
  return (
    <section
      ref={place}
      tabIndex={-1}
      className={`ph-place ph-inline${refusing ? ' is-refusing' : ''}`}
      aria-labelledby={TITLE_ID}
      data-testid="w3m-modal-card"
    >
      <Sheet {...props} />
      <Boundary>
        <SnackBar />
      </Boundary>
    </section>
  );
}
