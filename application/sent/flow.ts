/** Transactions sent from this page, until a service returns them. */
import type { Observable } from 'rxjs';

declare module '../engine/parts.js' {
  interface Parts {
    /** Transactions sent from this page. */
    readonly sent: Observable<typeof import('./sent-part.js')>;
  }
}
