/** Messages to and from the page that embeds the frame, and no other window. */
import { isOriginAllowed } from '../../../domain/site/origin.js';
import type { Envelope } from '../../../infrastructure/connectors/embedded/messages.js';

export interface PageChannel {
  /** The page's origin, once it is known. */
  readonly origin: string | undefined;
  /** Throws if no page embeds the frame. */
  post(message: Envelope | { readonly resultUri: string }): void;
  /** Calls back with each message from the page. */
  listen(onMessage: (data: unknown) => void): void;
}

export function pageChannel(frame: Window, allowed: readonly string[]): PageChannel {
  const { parent } = frame;
  const permitted = (origin: string | undefined) => origin !== undefined && isOriginAllowed(origin, allowed);
  let origin = [parentOrigin(frame)].find(permitted);
  return {
    get origin() {
      return origin;
    },
    post(message) {
      if (parent === frame) throw new Error('W3mFrame: parent is not set');
      // If the browser does not report the embedding origin, the target origins ensure that only allowed pages can read it.
      for (const target of origin === undefined ? allowed.filter((each) => !each.includes('*')) : [origin])
        parent.postMessage(message, target);
    },
    listen(onMessage) {
      frame.addEventListener('message', (event) => {
        if (parent === frame || event.source !== parent || !permitted(event.origin)) return;
        origin ??= event.origin;
        if (event.origin === origin) onMessage(event.data);
      });
    },
  };
}

/** The origin as the browser reports it. */
function parentOrigin({ location, document }: Window): string | undefined {
  const [nearest] = location.ancestorOrigins ?? [];
  if (nearest !== undefined) return nearest;
  return document.referrer === '' ? undefined : new URL(document.referrer).origin;
}
