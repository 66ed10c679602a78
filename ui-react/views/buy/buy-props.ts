import type { Modal } from '../../../application/modal.js';
import type { State } from '../../../application/state.js';

/** What each screen of a purchase is drawn from. */
export interface BuyProps {
  readonly state: State;
  readonly modal: Modal;
}
