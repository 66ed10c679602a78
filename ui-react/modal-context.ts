import { createContext } from 'react';
import type { Modal } from '../application/modal/modal.js';

/** The modal that the components below belong to. */
export const ModalContext = createContext<Modal | undefined>(undefined);
