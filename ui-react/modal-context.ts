import { createContext } from 'react';
import type { Modal } from '../application/modal/modal.js';

/** The modal that the components below belong to; null where a provider was given none. */
export const ModalContext = createContext<Modal | null | undefined>(undefined);
