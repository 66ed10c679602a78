/** Keeps Tab within the dialog and the wallet's own frame, which is elsewhere in the page. */

/** The frame's name is defined by its protocol. */
const FRAME = 'iframe[name="w3m-secure-iframe"]';

export interface FrameRound {
  /** Moves the focus into the frame. */
  enter(): void;
  /** Handles a frame that was added, or was reloaded. */
  keep(): void;
  end(): void;
}

/** `dialog`: absent if the modal is part of the page, which continues after the frame. */
export function frameRound(dialog: Element | null | undefined): FrameRound {
  const stops = () => [...(dialog?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])];
  let backwards = false;
  const [before, after] = [() => stops().at(-1), () => stops()[0]].map((target) => {
    const guard = document.createElement('span');
    guard.tabIndex = 0;
    guard.onfocus = () => backwards || target()?.focus();
    return guard;
  }) as [HTMLElement, HTMLElement];
  /** Backwards from the first stop: the browser continues from after the frame, so from its last element. */
  const goBack = (event: Event): void => {
    const { key, shiftKey } = event as KeyboardEvent;
    if (key !== 'Tab' || !shiftKey || !stops()[0]?.matches(':focus')) return;
    backwards = true;
    after.focus();
    backwards = false;
  };
  dialog?.addEventListener('keydown', goBack, true);
  const frame = () => [...document.querySelectorAll<HTMLElement>(FRAME)].find((each) => each.getClientRects().length);
  return {
    enter: () => frame()?.focus(),
    keep() {
      const shown = frame();
      if (!dialog || !shown || shown.nextSibling === after) return;
      shown.before(before);
      shown.after(after);
    },
    end() {
      dialog?.removeEventListener('keydown', goBack, true);
      before.remove();
      after.remove();
    },
  };
}
