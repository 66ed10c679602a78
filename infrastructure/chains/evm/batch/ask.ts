import type { Observable } from 'rxjs';
import type { Link } from '../../../../application/ports/link.js';

/** Sends a request to the wallet. One answer, unchecked; fails with a `Failure`. */
export type Ask = (link: Link, method: string, params: readonly unknown[]) => Observable<unknown>;
