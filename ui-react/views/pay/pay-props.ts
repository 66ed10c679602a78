import type { State } from '../../../application/engine/state.js';
import type { Modal } from '../../../application/modal/modal.js';

/** What both screens of a payment are drawn from. */
export interface PayProps {
  readonly state: State;
  readonly modal: Modal;
}
