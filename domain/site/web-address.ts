const SCHEME = /^([a-z][a-z\d+.-]*):/i;

/** Whether a link leads to a page: an http or https address, or a path on the same site. Never to a script or to data. */
export function isWebAddress(url: string): boolean {
  // Browsers ignore these characters anywhere in a URL.
  const [, scheme] = SCHEME.exec(url.replace(/\s|\p{Cc}/gu, '')) ?? [];
  return scheme === undefined || /^https?$/i.test(scheme);
}
