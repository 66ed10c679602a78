/**
 * Whether the frame has the storage that its site has everywhere. Browsers give a frame in another site's page storage of its own,
 * or none: what is made there is gone for every other app.
 */
import type { KeyValueStore } from '../key-value-store.js';

/** The pages around the frame, as the browser names them. Where it names none, nothing is taken for granted. */
export function isFirstParty({ location, document, parent, top }: Window): boolean {
  const own = location.hostname;
  const around = location.ancestorOrigins
    ? [...location.ancestorOrigins]
    : parent === top && document.referrer !== ''
      ? [document.referrer]
      : ['about:unknown'];
  return around.every((each) => URL.canParse(each) && isSameSite(new URL(each).hostname, own));
}

/** Cautious: two names under the same one may be two sites, as those of a hosting service are. */
export function isSameSite(one: string, other: string): boolean {
  const within = (inner: string, outer: string) => outer.includes('.') && inner.endsWith(`.${outer}`);
  return one === other || (isName(one) && isName(other) && (within(one, other) || within(other, one)));
}

export async function keepsKeys(view: Window, store: KeyValueStore): Promise<boolean> {
  if (!isFirstParty(view)) return false;
  return await store.get('browser-key').then(
    () => true,
    () => false,
  );
}

function isName(host: string): boolean {
  return !/^[\d.]+$|:/.test(host);
}
