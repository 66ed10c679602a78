/**
 * Replaces the services with strict implementations of their protocols: OAuth 2 with the profiles of GitHub, X, Facebook and Discord, and
 * Apple's OpenID Connect with its signed client secret. Consents at once; for tests, on this computer.
 */
import {
  createHash,
  createHmac,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { secretText } from '../../auth/secret-text.js';

export interface ProfileServices {
  readonly origin: string;
  /** The next profiles, by URL path. */
  readonly profiles: Record<string, unknown>;
  /** The visitor's answer from now on. */
  agrees: boolean;
  stop(): Promise<void>;
}

export interface ProfileServicesOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Apple's side of the team's key, in PEM. */
  readonly appleKey: string;
}

interface Granted {
  readonly query: URLSearchParams;
}

const WRONG = { status: 400, body: { error: 'invalid_grant' } };

export async function startProfileServices(options: ProfileServicesOptions): Promise<ProfileServices> {
  const { clientId, clientSecret } = options;
  const codes = new Map<string, Granted>();
  const tokens = new Set<string>();
  const profiles: Record<string, unknown> = {};
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  let [agrees, origin] = [true, ''];

  const isClient = (service: string, form: URLSearchParams, authorization = ''): boolean => {
    if (service === 'x')
      return (
        authorization === `Basic ${Buffer.from(`${clientId}:${encodeURIComponent(clientSecret)}`).toString('base64')}`
      );
    const secret = form.get('client_secret') ?? '';
    if (form.get('client_id') !== clientId) return false;
    return service === 'apple' ? isAppleSecret(secret, options, `${origin}/apple`) : secret === clientSecret;
  };
  const exchange = (service: string, form: URLSearchParams, authorization?: string) => {
    if (!isClient(service, form, authorization)) return { status: 401, body: { error: 'invalid_client' } };
    const granted = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    if (!granted || granted.query.get('redirect_uri') !== form.get('redirect_uri')) return WRONG;
    const challenge = granted.query.get('code_challenge');
    const verifier = form.get('code_verifier');
    if (
      challenge !== null &&
      createHash('sha256')
        .update(verifier ?? '')
        .digest('base64url') !== challenge
    )
      return WRONG;
    if ((service === 'x' || service === 'github' || service === 'discord') && challenge === null) return WRONG;
    const token = secretText();
    tokens.add(token);
    const idToken = () =>
      signed({ ...idClaims(granted.query, `${origin}/apple`, clientId), ...Object(profiles['/apple']) }, privateKey);
    const body = { access_token: token, token_type: 'bearer', ...(service === 'apple' && { id_token: idToken() }) };
    return { status: 200, body };
  };
  const answer = async (request: IncomingMessage) => {
    const url = new URL(request.url ?? '/', origin);
    const [, service = '', step = ''] = /^\/([a-z]+)(?:\/(.*))?$/.exec(url.pathname) ?? [];
    if (step === '.well-known/openid-configuration')
      return {
        status: 200,
        body: {
          issuer: `${origin}/${service}`,
          authorization_endpoint: `${origin}/${service}/authorize`,
          token_endpoint: `${origin}/${service}/token`,
          id_token_signing_alg_values_supported: ['ES256'],
        },
      };
    if (step === 'authorize') {
      const back = new URL(url.searchParams.get('redirect_uri') ?? '');
      const code = secretText();
      codes.set(code, { query: url.searchParams });
      back.searchParams.set('state', url.searchParams.get('state') ?? '');
      back.searchParams.set(agrees ? 'code' : 'error', agrees ? code : 'access_denied');
      return { status: 302, body: {}, location: back.href };
    }
    if (step === 'token' && request.method === 'POST')
      return exchange(service, new URLSearchParams(await text(request)), request.headers.authorization);
    const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
    if (!tokens.has(token)) return { status: 401, body: { message: 'Bad credentials' } };
    const proof = createHmac('sha256', clientSecret).update(token).digest('hex');
    if (service === 'facebook' && url.searchParams.get('appsecret_proof') !== proof) return { status: 400, body: {} };
    return { status: 200, body: profiles[url.pathname] ?? {} };
  };
  const server = createServer((request, response) => {
    answer(request).then(
      ({ status, body, ...more }) => {
        const location = 'location' in more ? { location: more.location } : {};
        response.writeHead(status, { 'content-type': 'application/json', ...location }).end(JSON.stringify(body));
      },
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...{ origin, profiles },
    get agrees() {
      return agrees;
    },
    set agrees(value) {
      agrees = value;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function idClaims(query: URLSearchParams, issuer: string, clientId: string) {
  const now = Math.floor(Date.now() / 1000);
  return { iss: issuer, aud: clientId, iat: now, exp: now + 300, nonce: query.get('nonce') ?? undefined };
}

function signed(claims: object, key: KeyObject): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const said = `${part({ alg: 'ES256' })}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(said), { key, dsaEncoding: 'ieee-p1363' });
  return `${said}.${signature.toString('base64url')}`;
}

/** As Apple validates it: signed with the team's key, for this client and audience, with a short lifetime. */
function isAppleSecret(secret: string, { clientId, appleKey }: ProfileServicesOptions, audience: string): boolean {
  const [head = '', claims = '', signature = ''] = secret.split('.');
  const key = { key: createPublicKey(appleKey), dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), key, Buffer.from(signature, 'base64url'))) return false;
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
  const { sub, aud, iss, iat, exp } = read(claims);
  const { alg, kid } = read(head);
  const lifetime = Number(exp) - Number(iat);
  return (
    alg === 'ES256' && kid === 'KEY' && iss === 'TEAM' && sub === clientId && aud === audience && lifetime < 15_777_000
  );
}
