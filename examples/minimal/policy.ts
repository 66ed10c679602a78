import type { Modal } from 'porthole';

/** What a Content-Security-Policy has to let the page ask, for this modal. Works on a server and in a build as well. */
export async function policyFor(modal: Modal): Promise<string> {
  const hosts = await modal.egress();
  const origins = (pictures: boolean) =>
    hosts.filter(({ purpose }) => (purpose === 'image') === pictures).map(({ origin }) => origin);
  return [`connect-src 'self'`, ...origins(false), `; img-src 'self' data:`, ...origins(true)].join(' ');
}
