import type { State } from '../../../application/engine/state.js';
import type { Modal } from '../../../application/modal/modal.js';

/** The props of each screen of a purchase. */
export interface BuyProps {
  readonly state: State;
  readonly modal: Modal;
}
