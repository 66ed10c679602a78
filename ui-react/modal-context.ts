import { createContext } from 'react';
import type { Modal } from '../application/modal/modal.js';

/** The modal of the components below; null if the provider was given none. */
export const ModalContext = createContext<Modal | null | undefined>(undefined);
