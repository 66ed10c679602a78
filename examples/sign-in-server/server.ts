/** A server that signs visitors in, without a framework: it gives out nonces, verifies what comes back, and knows visitors again by a cookie. */
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { verifySignIn } from 'porthole/verify';

interface Visit {
  /** Given to this visitor and not used yet. */
  nonce?: string;
  session?: { readonly address: string; readonly chainId: number };
  readonly until: number;
}

export interface SignInServerOptions {
  /** The site's origin, as in `https://app.example`: texts and requests of any other are refused. */
  readonly origin: string;
  /** A node for each EVM network, to ask accounts that are contracts. */
  readonly rpcUrls?: Readonly<Record<`eip155:${number}`, string>>;
}

const DAY = 86_400_000;
const MOST_VISITS = 100_000;
const MOST_BYTES = 50_000;

export function signInServer({ origin, rpcUrls = {} }: SignInServerOptions): Server {
  const { host, protocol } = new URL(origin);
  const visits = new Map<string, Visit>();

  /** A new name each time: one that somebody else has put into the browser is worth nothing. */
  const begin = (visit: Omit<Visit, 'until'>): string => {
    const id = randomBytes(32).toString('hex');
    visits.set(id, { ...visit, until: Date.now() + DAY });
    const [oldest] = visits.keys();
    if (visits.size > MOST_VISITS && oldest) visits.delete(oldest);
    return `visit=${id}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${DAY / 1000}${protocol === 'https:' ? '; Secure' : ''}`;
  };

  const answer = async (request: IncomingMessage): Promise<{ status: number; body?: unknown; cookie?: string }> => {
    const id = /(?:^|; )visit=([\da-f]{64})(?:;|$)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
    const visit = visits.get(id);
    if (visit && visit.until < Date.now()) visits.delete(id);
    const { nonce, session } = visits.get(id) ?? {};
    if (request.method === 'POST' && request.headers.origin !== origin) return { status: 403 };
    switch (`${request.method} ${request.url}`) {
      case 'GET /nonce': {
        visits.delete(id);
        const fresh = randomBytes(16).toString('hex');
        return { status: 200, body: { nonce: fresh }, cookie: begin({ nonce: fresh }) };
      }
      case 'POST /verify': {
        // Whatever comes of it: a nonce is good for one attempt.
        visits.delete(id);
        const { message = '', signature = '' } = await readBody(request);
        const verified = await verifySignIn({ text: message, signature, domain: host, nonce: nonce ?? '', rpcUrls });
        if (!verified.ok) return { status: 401, body: { reason: verified.reason } };
        const { address, networkId } = verified.message;
        const chainId = Number(networkId.split(':')[1]);
        return { status: 200, body: {}, cookie: begin({ session: { address, chainId } }) };
      }
      case 'GET /session':
        return { status: 200, body: session ?? null };
      case 'POST /sign-out':
        visits.delete(id);
        return { status: 200, body: {} };
      default:
        return { status: 404 };
    }
  };

  return createServer((request, response) => {
    answer(request).then(
      ({ status, body, cookie }) => {
        if (cookie) response.setHeader('set-cookie', cookie);
        response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
        response.end(JSON.stringify(body ?? null));
      },
      () => response.writeHead(400).end(),
    );
  });
}

async function readBody(request: IncomingMessage): Promise<{ readonly message?: string; readonly signature?: string }> {
  let text = '';
  for await (const chunk of request) {
    text += chunk;
    if (text.length > MOST_BYTES) throw new Error('The body is too long.');
  }
  const body: unknown = JSON.parse(text);
  return typeof body === 'object' && body !== null ? body : {};
}
