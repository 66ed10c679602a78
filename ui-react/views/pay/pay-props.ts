import type { State } from '../../../application/engine/state.js';
import type { Modal } from '../../../application/modal/modal.js';

/** The props of both screens of a payment. */
export interface PayProps {
  readonly state: State;
  readonly modal: Modal;
}
