import { type ReactNode, useEffect } from 'react';
import type { Modal } from '../application/modal/modal.js';
import { Boundary } from './boundary.js';
import { MessagesContext } from './buttons/use-button-words.js';
import { NO_MODAL } from './missing-modal.js';
import { ModalContext } from './modal-context.js';
import { mountOnce } from './mount-once.js';
import { useModal } from './use-modal.js';
import type { Messages } from './words/words.js';

/** Props of `PortholeProvider`. */
export interface PortholeProviderProps {
  readonly modal: Modal;
  /** Your own messages by BCP 47 tag: they override the built-in ones or add a language. Keep the object's identity stable. */
  readonly messages?: Messages | undefined;
  readonly children?: ReactNode;
}

/** Provides the modal to buttons and hooks, and appends the modal to the page's body when it is first needed. */
export function PortholeProvider({ modal, messages, children }: PortholeProviderProps) {
  useEffect(() => {
    // Plain JavaScript can omit it: the page is still rendered, without Porthole's buttons.
    // biome-ignore lint/suspicious/noConsole: without a modal there is no other place
    if (!modal?.getState) console.error(NO_MODAL);
  }, [modal]);
  return (
    <ModalContext.Provider value={modal ?? null}>
      <MessagesContext.Provider value={messages}>
        <Boundary>
          <Overlay modal={modal} messages={messages} />
        </Boundary>
        {children}
      </MessagesContext.Provider>
    </ModalContext.Provider>
  );
}

function Overlay({ modal, messages }: { readonly modal: Modal; readonly messages: Messages | undefined }) {
  const inline = useModal((state) => state.config.inline);
  useEffect(() => (inline ? undefined : mountOnce(modal, messages)), [modal, messages, inline]);
  return null;
}
