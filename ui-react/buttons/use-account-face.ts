import { useEffect, useReducer } from 'react';
import { useModal } from '../use-modal.js';
import type { AccountFace } from './account-face.js';

/** By then the modal has been painted. Milliseconds. */
const PAINTED = 150;

let face: typeof AccountFace | undefined;

/** The inside of the account button. It is loaded with the first connection, since most visitors have none. */
export function useAccountFace(wanted: boolean): typeof AccountFace | undefined {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  // A visitor who opens the modal is likely to connect, but the modal is painted first.
  const soon = useModal((state) => state.shell.open);
  useEffect(() => {
    if (face || !(wanted || soon)) return undefined;
    const load = () =>
      import('./account-face.js')
        .then((module) => {
          face = module.AccountFace;
          redraw();
        })
        // The button waits; the next one that is rendered tries again.
        .catch(() => undefined);
    const timer = setTimeout(load, wanted ? 0 : PAINTED);
    return () => clearTimeout(timer);
  }, [wanted, soon]);
  return face;
}
