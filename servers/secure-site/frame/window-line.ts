/** The line to the page that shows the frame: to nobody else, and from nobody else. */
import { isOriginAllowed } from '../../../domain/site/origin.js';
import type { Envelope } from '../../../infrastructure/connectors/embedded/messages.js';

export interface WindowLine {
  /** The page's origin, once it is known. */
  readonly origin: string | undefined;
  /** Throws where no page shows the frame. */
  post(message: Envelope | { readonly resultUri: string }): void;
  /** Calls back with each message of the page's. */
  listen(hear: (data: unknown) => void): void;
}

export function windowLine(frame: Window, allowed: readonly string[]): WindowLine {
  const { parent } = frame;
  const permitted = (origin: string | undefined) => origin !== undefined && isOriginAllowed(origin, allowed);
  let origin = [parentOrigin(frame)].find(permitted);
  return {
    get origin() {
      return origin;
    },
    post(message) {
      if (parent === frame) throw new Error('W3mFrame: parent is not set');
      // Where the browser does not tell who shows the frame: whoever it is reads it only if they are allowed to.
      for (const target of origin === undefined ? allowed.filter((each) => !each.includes('*')) : [origin])
        parent.postMessage(message, target);
    },
    listen(hear) {
      frame.addEventListener('message', (event) => {
        if (parent === frame || event.source !== parent || !permitted(event.origin)) return;
        origin ??= event.origin;
        if (event.origin === origin) hear(event.data);
      });
    },
  };
}

/** As the browser itself says it. */
function parentOrigin({ location, document }: Window): string | undefined {
  const [nearest] = location.ancestorOrigins ?? [];
  if (nearest !== undefined) return nearest;
  return document.referrer === '' ? undefined : new URL(document.referrer).origin;
}
