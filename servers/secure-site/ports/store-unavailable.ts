/** A store that cannot be reached now. What was asked may be asked again. */
import { Refusal } from '../auth/refusal.js';

export class StoreUnavailable extends Refusal {
  constructor(cause?: unknown) {
    super('The login server cannot be used at the moment. Try again', 503);
    this.name = 'StoreUnavailable';
    this.cause = cause;
  }
}
