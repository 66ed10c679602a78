import { type RefObject, useEffect } from 'react';
import type { Modal } from '../../../application/modal/modal.js';

/** Closes the modal on Escape, unless the key belongs to something else: a wallet's panel, or an input method. */
export function useEscape(dialog: RefObject<HTMLElement | null>, modal: Modal): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
      const path = event.composedPath();
      const ours = dialog.current !== null && path.includes(dialog.current);
      const nobodys = path[0] === document.body || path[0] === document.documentElement;
      if (ours || nobodys) void modal.close();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [dialog, modal]);
}
