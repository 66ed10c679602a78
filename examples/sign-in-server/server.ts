/** A sign-in server without a framework: it issues nonces, verifies signed messages, and sets a session cookie. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { verifySignIn } from 'porthole/verify';

interface Session {
  readonly address: string;
  readonly chainId: number;
  readonly until: number;
}

export interface SignInServerOptions {
  /** The site's origin, such as `https://app.example`. Messages and requests for any other are refused. */
  readonly origin: string;
  /** A node URL for each EVM network, to verify contract accounts. */
  readonly rpcUrls?: Readonly<Record<`eip155:${number}`, string>>;
}

const DAY = 86_400_000;
const TEN_MINUTES = 600_000;
const MOST_SESSIONS = 100_000;
/** Per account. A new session replaces the account's oldest one. */
const MOST_OF_ACCOUNT = 10;
const MOST_BYTES = 50_000;

export function signInServer({ origin, rpcUrls = {} }: SignInServerOptions): Server {
  const { protocol } = new URL(origin);
  const sessions = new Map<string, Session>();
  /** Used nonces, until they expire. */
  const spent = new Map<string, number>();
  const key = randomBytes(32);

  const cookieOf = (name: string, value: string, lifetime: number): string =>
    `${name}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${lifetime / 1000}${protocol === 'https:' ? '; Secure' : ''}`;

  /** Nonces are not stored but signed, in the visitor's cookie: requesting many of them uses no memory. */
  const seal = (nonce: string, until: string) => createHmac('sha256', key).update(`${nonce}.${until}`).digest('hex');

  const nonceOf = (request: IncomingMessage): string => {
    const [, nonce = '', until = '', given = ''] =
      /(?:^|; )nonce=([\da-f]{32})\.(\d{1,15})\.([\da-f]{64})(?:;|$)/.exec(request.headers.cookie ?? '') ?? [];
    const sealed = given !== '' && timingSafeEqual(Buffer.from(given), Buffer.from(seal(nonce, until)));
    return sealed && Number(until) > Date.now() && !spent.has(nonce) ? nonce : '';
  };

  /** A new session id each time, to prevent session fixation. Returns undefined if there are too many sessions. */
  const begin = (address: string, chainId: number): string | undefined => {
    const now = Date.now();
    for (const [id, { until }] of sessions) if (until < now) sessions.delete(id);
    const own = [...sessions].filter(([, session]) => session.address === address);
    if (own.length >= MOST_OF_ACCOUNT && own[0]) sessions.delete(own[0][0]);
    if (sessions.size >= MOST_SESSIONS) return undefined;
    const id = randomBytes(32).toString('hex');
    sessions.set(id, { address, chainId, until: now + DAY });
    return cookieOf('visit', id, DAY);
  };

  const spend = (nonce: string): void => {
    const now = Date.now();
    for (const [each, until] of spent) if (until < now) spent.delete(each);
    spent.set(nonce, now + TEN_MINUTES);
  };

  const answer = async (request: IncomingMessage): Promise<{ status: number; body?: unknown; cookie?: string }> => {
    const id = /(?:^|; )visit=([\da-f]{64})(?:;|$)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
    const known = sessions.get(id);
    const session = known && known.until > Date.now() ? { address: known.address, chainId: known.chainId } : null;
    if (request.method === 'POST' && request.headers.origin !== origin) return { status: 403 };
    switch (`${request.method} ${request.url}`) {
      case 'GET /nonce': {
        const nonce = randomBytes(16).toString('hex');
        const until = `${Date.now() + TEN_MINUTES}`;
        const sealed = `${nonce}.${until}.${seal(nonce, until)}`;
        return { status: 200, body: { nonce }, cookie: cookieOf('nonce', sealed, TEN_MINUTES) };
      }
      case 'POST /verify': {
        const { message = '', signature = '' } = await readBody(request);
        const nonce = nonceOf(request);
        const verified = await verifySignIn({ text: message, signature, domain: origin, nonce, rpcUrls });
        if (!verified.ok) return { status: 401, body: { reason: verified.reason } };
        // Another request may have used the nonce meanwhile.
        if (spent.has(nonce)) return { status: 401, body: { reason: 'nonce' } };
        spend(nonce);
        sessions.delete(id);
        const { address, networkId } = verified.message;
        const cookie = begin(address, Number(networkId.split(':')[1]));
        return cookie ? { status: 200, body: {}, cookie } : { status: 503 };
      }
      case 'GET /session':
        return { status: 200, body: session };
      case 'POST /sign-out':
        sessions.delete(id);
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
