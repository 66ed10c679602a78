/**
 * Replaces Google, GitHub and the others in a trial: a certified OpenID provider for each, on a separate host name, where visitors may
 * claim any identity.
 */
import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as oauth from 'oauth4webapi';
import type { default as Provider } from 'oidc-provider';
import { Refusal } from '../../auth/refusal.js';
import { fingerprint, secretText } from '../../auth/secret-text.js';
import { SOCIALS, type Social } from '../../auth/socials.js';
import { readBody } from '../../http/read-body.js';
import type { IdentityProvider } from '../../identity/identity-provider.js';
import { openIdProvider } from '../../identity/openid-provider.js';
import { memoryAdapters } from './memory-adapter.js';
import { serviceLoginPage } from './service-login-page.js';

export interface IdentityServices {
  /** The service is created on its first request. */
  provider(social: Social, redirectUri: string): Promise<IdentityProvider>;
  /** The origin of their pages. */
  readonly origin: string;
  stop(): Promise<void>;
}

/** An `IncomingMessage` below a path, which the provider reads from here. */
interface Mounted extends IncomingMessage {
  originalUrl?: string;
}

interface Person {
  readonly name: string;
  readonly email: string;
}

const CLIENT_ID = 'secure-site';

export async function startIdentityServices(): Promise<IdentityServices> {
  const services = new Map<Social, Promise<{ provider: Provider; identity: IdentityProvider }>>();
  const people = new Map<string, Person>();
  let origin = '';

  const answer = async (request: Mounted, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', origin);
    const [, name = '', uid] = /^\/([a-z]+)(?:\/interaction\/([\w-]+)$|\/)/.exec(pathname) ?? [];
    const social = SOCIALS.find((each) => each === name);
    const service = social && (await services.get(social));
    if (!social || !service) throw new Refusal('Not found', 404);
    const { provider } = service;
    if (uid === undefined) {
      request.originalUrl = request.url ?? '';
      request.url = request.originalUrl.slice(social.length + 1);
      return void provider.callback()(request, response);
    }
    if (request.method !== 'POST') {
      await provider.interactionDetails(request, response);
      const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy });
      return void response.end(serviceLoginPage(social));
    }
    const form = new URLSearchParams(await readBody(request, 'application/x-www-form-urlencoded'));
    const person = { name: form.get('name') ?? '', email: form.get('email') ?? '' };
    if (form.get('answer') !== 'yes' || person.email === '') {
      const said = { error: 'access_denied', error_description: 'The visitor declined' };
      return await provider.interactionFinished(request, response, said);
    }
    const accountId = fingerprint(`${social} ${person.email.toLowerCase()}`);
    people.set(accountId, person);
    await provider.interactionFinished(request, response, { login: { accountId, remember: false } });
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const status = error instanceof Refusal ? error.status : 400;
      if (!response.headersSent) response.writeHead(status, { 'content-type': 'text/plain' });
      response.end('This login has expired. Start again.');
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  // Not 127.0.0.1, so that cookies are not shared, as with a real service.
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;

  const setUp = async (social: Social, redirectUri: string) => {
    const { default: OpenIdProvider } = await import('oidc-provider');
    const [issuer, clientSecret] = [`${origin}/${social}`, secretText()];
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const provider: Provider = new OpenIdProvider(issuer, {
      adapter: memoryAdapters(),
      clients: [
        {
          client_id: CLIENT_ID,
          client_secret: clientSecret,
          redirect_uris: [redirectUri],
          id_token_signed_response_alg: 'ES256',
        },
      ],
      jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig', kid: social }] },
      cookies: { keys: [secretText()] },
      claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
      conformIdTokenClaims: false,
      pkce: { required: () => true },
      features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
      ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
      interactions: { url: (_, { uid }) => `/${social}/interaction/${uid}` },
      findAccount: (_, sub) => {
        const { name = '', email = '' } = people.get(sub) ?? {};
        return { accountId: sub, claims: () => ({ sub, name, email, email_verified: true }) };
      },
      // Logging in here implies consent to share it with the site: there is no further prompt.
      loadExistingGrant: async ({ oidc }) => {
        const { client, session } = oidc;
        const grant = new oidc.provider.Grant({
          clientId: client?.clientId ?? '',
          accountId: session?.accountId ?? '',
        });
        grant.addOIDCScope('openid profile email');
        await grant.save();
        return grant;
      },
    });
    const identity = openIdProvider({
      ...{ issuer, clientId: CLIENT_ID, scope: 'openid profile email', pkce: true, insecure: true },
      authentication: () => oauth.ClientSecretBasic(clientSecret),
      // Each time, so that the visitor chooses who they are.
      parameters: { prompt: 'login' },
    });
    return { provider, identity };
  };

  return {
    origin,
    async provider(social, redirectUri) {
      const service = services.get(social) ?? setUp(social, redirectUri);
      services.set(social, service);
      return (await service).identity;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
