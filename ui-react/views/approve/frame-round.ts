/** Tab goes round through the dialog and the wallet's own frame, which stands elsewhere in the page, and not out of them. */

/** How the frame is called, by the protocol it speaks. */
const FRAME = 'iframe[name="w3m-secure-iframe"]';

export interface FrameRound {
  /** Into the frame. */
  enter(): void;
  /** Takes care of a frame that has come, or has come anew. */
  keep(): void;
  end(): void;
}

/** `dialog`: absent where the modal is a part of the page, which goes on behind the frame then. */
export function frameRound(dialog: Element | null): FrameRound {
  const stops = () => [...(dialog?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])];
  const guards = [() => stops().at(-1), () => stops()[0]].map((target) => {
    const guard = document.createElement('span');
    guard.tabIndex = 0;
    guard.onfocus = () => target()?.focus();
    return guard;
  });
  const frame = () =>
    [...document.querySelectorAll<HTMLElement>(FRAME)].find((each) => each.getClientRects().length > 0);
  return {
    enter: () => frame()?.focus(),
    keep() {
      const shown = frame();
      const [before, after] = guards;
      if (!dialog || !shown || !before || !after || shown.nextSibling === after) return;
      shown.before(before);
      shown.after(after);
    },
    end() {
      for (const guard of guards) guard.remove();
    },
  };
}
