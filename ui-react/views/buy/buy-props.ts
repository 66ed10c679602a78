import type { State } from '../../../application/engine/state.js';
import type { Modal } from '../../../application/modal/modal.js';

/** What each screen of a purchase is drawn from. */
export interface BuyProps {
  readonly state: State;
  readonly modal: Modal;
}
