/** What was sent from this page, until a service knows of it. */
import type { Observable } from 'rxjs';

declare module '../engine/parts.js' {
  interface Parts {
    /** What was sent from this page. */
    readonly sent: Observable<typeof import('./sent-part.js')>;
  }
}
