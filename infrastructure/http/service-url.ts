/** The address of a service, and the parameters in it. */

import { SDK_TYPE, SDK_VERSION } from '../sdk.js';

export interface ServiceAddress {
  /** As in `https://service.example`, or `/service` on the page's own host. Its own parameters (`?key=…`) are sent with every request. */
  readonly url: string;
  /** Sent with every request, if the service requires it. */
  readonly projectId?: string | undefined;
  /** Query parameters for each request. */
  readonly query?: Readonly<Record<string, string>> | undefined;
}

/** The address of one request, with the client's type and version (`st`, `sv`), without empty parameters. Throws if invalid. */
export function serviceUrl(
  { url, projectId, query }: ServiceAddress,
  path: string,
  parameters: Readonly<Record<string, string | undefined>> = {},
): URL {
  const base = new URL(url, globalThis.location?.href);
  if (!base.pathname.endsWith('/')) base.pathname += '/';
  const asked = new URL(path, base);
  const usual = { st: SDK_TYPE, sv: SDK_VERSION, ...Object.fromEntries(base.searchParams), ...query };
  for (const [name, value] of Object.entries({ ...usual, projectId, ...parameters })) {
    if (value) asked.searchParams.set(name, value);
  }
  return asked;
}
