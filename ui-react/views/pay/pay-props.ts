import type { Modal } from '../../../application/modal.js';
import type { State } from '../../../application/state.js';

/** What both screens of a payment are drawn from. */
export interface PayProps {
  readonly state: State;
  readonly modal: Modal;
}
