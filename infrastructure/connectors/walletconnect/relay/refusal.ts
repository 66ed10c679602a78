import type { Failure } from '../../../../domain/failure/failure.js';
import type { AlertKey } from '../../../../domain/site/alert.js';

/** Why a relay will never be reached from this page: it refuses the project, or the page's policy does not know it. */
export interface Refusal {
  readonly failure: Failure;
  /** The alert for developers in the modal, where the specification has one. */
  readonly alert: AlertKey | undefined;
}
