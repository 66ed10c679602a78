/** The site that a sign-in text is for (EIP-4361, CAIP-122): both its domain and its URI must belong to that site. */
import type { SignInMessage } from '../../domain/sign-in/sign-in-message.js';

/** Hosts on the local machine, which do not need a certificate. */
const LOOPBACK = /^(?:localhost|(?:[a-z\d-]+\.)+localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Which part of a text is for another site than the expected one: a host, or an origin. Never throws. */
export function foreignPart({ domain, uri }: SignInMessage, expected: string): 'domain' | 'uri' | undefined {
  // From plain JavaScript: the name of a missing setting is no host.
  if (typeof expected !== 'string') return 'domain';
  const { scheme: wanted, host } = parted(expected);
  const said = parted(domain);
  const schemes = wanted === undefined ? schemesOf(host) : schemesOf(host).filter((each) => each === wanted);
  if (host === '' || said.host !== host) return 'domain';
  if (said.scheme !== undefined && !schemes.includes(said.scheme)) return 'domain';
  // A message with a scheme is valid for that scheme only.
  const allowed = said.scheme === undefined ? schemes : [said.scheme];
  const page = urlOf(uri);
  const own =
    page &&
    !page.username &&
    !page.password &&
    allowed.some((each) => urlOf(`${each}://${host}`)?.origin === page.origin);
  return own ? undefined : 'uri';
}

function schemesOf(host: string): readonly string[] {
  return LOOPBACK.test(urlOf(`http://${host}`)?.hostname ?? '') ? ['https', 'http'] : ['https'];
}

function parted(text: string): { readonly scheme: string | undefined; readonly host: string } {
  const [, scheme, host = ''] = /^(?:([^:/]*):\/\/)?(.*)$/.exec(text) ?? [];
  return { scheme: scheme?.toLowerCase(), host };
}

function urlOf(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
