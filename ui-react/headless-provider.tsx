import type { ReactNode } from 'react';
import type { Modal } from '../application/modal/modal.js';
import { ModalContext } from './modal-context.js';

/** Props of `HeadlessProvider`. */
export interface HeadlessProviderProps {
  readonly modal: Modal;
  readonly children?: ReactNode;
}

/** Provides the modal to hooks and renders nothing: for pages with their own screens. */
export function HeadlessProvider({ modal, children }: HeadlessProviderProps) {
  return <ModalContext.Provider value={modal}>{children}</ModalContext.Provider>;
}
