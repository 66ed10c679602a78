import type { Failure } from '../../../../domain/failure/failure.js';
import type { AlertKey } from '../../../../domain/site/alert.js';

/** Why a relay can never be reached from this page: it refuses the project, or the page's policy blocks it. */
export interface Refusal {
  readonly failure: Failure;
  /** The alert for developers in the modal, if there is one for this refusal. */
  readonly alert: AlertKey | undefined;
}
