import type { ReactNode } from 'react';
import type { Modal } from '../application/modal/modal.js';
import { ModalContext } from './modal-context.js';

/** What `HeadlessProvider` takes: the modal whose state its hooks read. */
export interface HeadlessProviderProps {
  readonly modal: Modal;
  readonly children?: ReactNode;
}

/** Gives hooks their modal, and draws nothing: for pages whose screens are all their own. */
export function HeadlessProvider({ modal, children }: HeadlessProviderProps) {
  return <ModalContext.Provider value={modal}>{children}</ModalContext.Provider>;
}
