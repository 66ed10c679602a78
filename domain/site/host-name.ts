/** The host of an address, read the way browsers read http and https addresses. */

/** User and password, host, port. Browsers treat `\` as `/`, and use the last `@`. */
const ADDRESS =
  /^\s*https?:\/\/(?:[^/?#\\\s]*@)?(\[[\da-f:.]+\]|[a-z\d_][a-z\d_.-]*)(?::(\d{0,5}))?(?:[/?#\\]\S*|\s*)$/i;

/** `https://app.example:8080/x` → `app.example`; a bad address → ''. */
export function hostName(url: string): string {
  const [, host = '', port = ''] = ADDRESS.exec(url) ?? [];
  // A host that ends in a number is an IPv4 address, which browsers accept in several notations.
  const puzzling =
    /(^|\.)(\d+|0x[\da-f]*)\.?$/i.test(host) && !/^((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(?!$)|$)){4}$/.test(host);
  return puzzling || Number(port) > 65_535 ? '' : host.toLowerCase();
}

/** Whether a text is an absolute http or https address. */
export function isHttpUrl(url: string): boolean {
  return hostName(url) !== '';
}
