import { type MouseEvent, type PointerEvent, type UIEvent, useRef } from 'react';
import { Boundary } from '../../boundary.js';
import { useModal } from '../../use-modal.js';
import { TITLE_ID } from '../header.js';
import { SnackBar } from '../notices/snack-bar.js';
import { Sheet, type SheetProps } from '../sheet.js';
import { useCloseRequest } from './use-close-request.js';
import { useDialogFocus } from './use-dialog-focus.js';
import { useEscape } from './use-escape.js';
import { usePageDialog } from './use-page-dialog.js';
import { useScrollLock } from './use-scroll-lock.js';

/** The modal as an overlay: scrim, dialog and snack. In the page only while it is open. */
export function Layer(props: SheetProps) {
  const modal = useModal();
  const refusing = useModal((state) => state.shell.refusing);
  const layer = useRef<HTMLDivElement>(null);
  usePageDialog(layer, modal);
  const dialog = useDialogFocus();
  const heldInside = useRef(false);
  useScrollLock();
  useEscape(dialog, modal);
  useCloseRequest(modal);

  // A drag that starts on the sheet and ends on the scrim clicks the scrim too; it must not close.
  const hold = (event: PointerEvent) => {
    heldInside.current = event.target !== event.currentTarget;
  };
  const release = (event: MouseEvent) => {
    // The second of two quick clicks was meant for the button that opened the modal, and is now over the scrim.
    const again = event.detail > 1;
    if (event.target === event.currentTarget && !heldInside.current && !again) void modal.close();
    heldInside.current = false;
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the mouse; Escape and Close do the same
    <div
      ref={layer}
      className="ph-layer"
      role="presentation"
      data-testid="w3m-modal-overlay"
      onPointerDown={hold}
      onClick={release}
      // A page that locks scrolling would cancel these.
      onWheel={stay}
      onTouchMove={stay}
    >
      <div
        ref={dialog}
        className={`ph-place${refusing ? ' is-refusing' : ''}`}
        role="dialog"
        aria-modal="true"
        aria-labelledby={TITLE_ID}
        tabIndex={-1}
        data-testid="w3m-modal-card"
      >
        <Sheet {...props} />
        <Boundary>
          <SnackBar />
        </Boundary>
      </div>
    </div>
  );
}

function stay(event: UIEvent): void {
  event.stopPropagation();
}
