/** The client of a request, and the requested host: from the socket, or from a trusted proxy. */
import type { IncomingHttpHeaders } from 'node:http';
import { Refusal } from '../auth/refusal.js';
import { inBlocks, plainAddress } from '../config/address-block.js';

export interface Peer {
  /** Of the client, in front of all trusted proxies. */
  readonly address: string;
  /** The requested host. */
  readonly host: string;
  /** Whether it used TLS; undefined if a trusted proxy does not say. */
  readonly secure: boolean | undefined;
}

/** The parts of a request that are read. */
export interface Asking {
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly headers: IncomingHttpHeaders;
}

interface Hop {
  readonly for?: string;
  readonly proto?: string;
  readonly host?: string;
}

/** Forwarding headers are believed only from the addresses in `trusted`. */
export function peerOf(trusted: readonly string[]): (request: Asking) => Peer {
  const isTrusted = inBlocks(trusted);
  return ({ socket, headers }) => {
    const direct = plainAddress(socket.remoteAddress ?? '');
    const asked = headers.host ?? '';
    if (!isTrusted(direct)) return { address: direct, host: asked, secure: false };
    const standard = headerText(headers.forwarded);
    const hops = standard === '' ? customHops(headers) : standardHops(standard);
    // A proxy writes one of the two; the other could come from the client.
    if (standard !== '' && headers['x-forwarded-for'] !== undefined)
      throw new Refusal('Two kinds of forwarding headers', 400);
    let address = direct;
    for (const hop of [...hops].reverse()) {
      if (!isTrusted(address) || hop.for === undefined) break;
      address = plainAddress(hop.for);
    }
    // The nearest proxy's value: anything before it can be forged.
    const { proto, host = asked } = hops.at(-1) ?? {};
    return { address, host, secure: proto === undefined ? undefined : proto.toLowerCase() === 'https' };
  };
}

function customHops(headers: IncomingHttpHeaders): readonly Hop[] {
  const parts = (name: string) => {
    const text = headerText(headers[name]);
    return text === '' ? [] : text.split(',').map((each) => each.trim());
  };
  const [proto, host] = [parts('x-forwarded-proto').at(-1), parts('x-forwarded-host').at(-1)];
  const said = { ...(proto !== undefined && { proto }), ...(host !== undefined && { host }) };
  const addresses = parts('x-forwarded-for');
  if (addresses.length === 0) return proto === undefined && host === undefined ? [] : [said];
  return addresses.map((each, index) => ({
    for: withoutPort(each),
    ...(index === addresses.length - 1 && said),
  }));
}

/** RFC 7239. */
function standardHops(text: string): readonly Hop[] {
  return text.split(',').map((element) => {
    const pairs = element.split(';').flatMap((pair) => {
      const [, name = '', quoted, plain = ''] = /^\s*(for|proto|host)=(?:"([^"]*)"|([^\s"]+))\s*$/i.exec(pair) ?? [];
      return name === '' ? [] : [[name.toLowerCase(), quoted ?? plain] as const];
    });
    const { for: from, ...rest }: Hop = Object.fromEntries(pairs);
    return from === undefined ? rest : { ...rest, for: withoutPort(from) };
  });
}

function withoutPort(address: string): string {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ?? address;
}

function headerText(given: string | string[] | undefined): string {
  return Array.isArray(given) ? given.join(',') : (given ?? '');
}
