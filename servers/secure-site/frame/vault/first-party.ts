/**
 * Whether the frame has its site's unpartitioned storage. Browsers give a frame in another site's page partitioned storage,
 * or none: keys created there are missing in every other app.
 */
import type { KeyValueStore } from '../key-value-store.js';

/** The origins of the pages around the frame, as the browser reports them. If it reports none, nothing is assumed. */
export function isFirstParty({ location, document, parent, top }: Window): boolean {
  const own = location.hostname;
  const around = location.ancestorOrigins
    ? [...location.ancestorOrigins]
    : parent === top && document.referrer !== ''
      ? [document.referrer]
      : ['about:unknown'];
  return around.every((each) => URL.canParse(each) && isSameSite(new URL(each).hostname, own));
}

/** Cautious: two subdomains of one domain may be two sites, as with hosting services. */
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
