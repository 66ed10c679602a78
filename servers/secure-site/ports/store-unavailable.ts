/** A store that cannot be reached now. The operation can be retried. */
import { Refusal } from '../auth/refusal.js';

export class StoreUnavailable extends Refusal {
  constructor(cause?: unknown) {
    super('The login server cannot be used at the moment. Try again', 503);
    this.name = 'StoreUnavailable';
    this.cause = cause;
  }
}
