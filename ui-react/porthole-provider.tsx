import { type ReactNode, useEffect } from 'react';
import type { Modal } from '../application/modal/modal.js';
import { Boundary } from './boundary.js';
import { ButtonTextContext } from './buttons/use-button-text.js';
import { ModalContext } from './modal-context.js';
import { mountOnce } from './mount-once.js';
import type { Text } from './text/en.js';
import { NO_MODAL, useModal } from './use-modal.js';

export interface PortholeProviderProps {
  readonly modal: Modal;
  /** The words in another language; English unless given. Another object is another language, so keep it one. */
  readonly text?: Text;
  readonly children?: ReactNode;
}

/** Gives buttons and hooks their modal, and puts the modal itself at the end of the page's body when it is first wanted. */
export function PortholeProvider({ modal, text, children }: PortholeProviderProps) {
  useEffect(() => {
    // Plain JavaScript can leave it out: the page is drawn all the same, without our buttons.
    // biome-ignore lint/suspicious/noConsole: without a modal there is no other place
    if (!modal) console.error(NO_MODAL);
  }, [modal]);
  return (
    <ModalContext.Provider value={modal ?? null}>
      <ButtonTextContext.Provider value={text?.buttons}>
        <Boundary>
          <Overlay modal={modal} text={text} />
        </Boundary>
        {children}
      </ButtonTextContext.Provider>
    </ModalContext.Provider>
  );
}

function Overlay({ modal, text }: { readonly modal: Modal; readonly text: Text | undefined }) {
  const inline = useModal((state) => state.config.inline);
  useEffect(() => (inline ? undefined : mountOnce(modal, text)), [modal, text, inline]);
  return null;
}
