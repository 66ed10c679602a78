/** Each service with its own protocol, over real HTTP: identities, and everything that is refused. */
import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { secretText } from '../auth/secret-text.js';
import { type ProfileServices, startProfileServices } from '../demo/identity/profile-services.js';
import type { IdentityProvider, LoginBinding } from './identity-provider.js';
import { apple, discord, facebook, github, google, x } from './services.js';

const KEYS = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const PRIVATE = KEYS.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const APPLE = { clientId: 'site', teamId: 'TEAM', keyId: 'KEY', privateKey: PRIVATE };
const CLIENT = { clientId: 'site', clientSecret: 'between us' };
const SERVICES = { github, x, facebook, discord };
const NAMES = ['github', 'x', 'facebook', 'discord', 'apple'] as const;
type Name = (typeof NAMES)[number];

const PROFILES = {
  '/github/me': { id: 7, login: 'mira', name: 'Mira Marsh', email: 'public@mail.example' },
  '/github/me/emails': [
    { email: 'old@mail.example', primary: false, verified: true },
    { email: 'mira@mail.example', primary: true, verified: true },
  ],
  '/x/me': { data: { id: '8', username: 'mira', name: 'Mira Marsh' } },
  '/facebook/me': { id: '9', name: 'Mira Marsh', email: 'mira@mail.example' },
  '/discord/me': { id: '10', username: 'mira', global_name: null, email: 'mira@mail.example', verified: true },
  '/apple': { sub: '11', email: 'mira@mail.example', email_verified: 'true' },
};

let services: ProfileServices;
beforeAll(async () => {
  const appleKey = KEYS.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  services = await startProfileServices({ ...CLIENT, appleKey });
});
afterAll(() => services.stop());
beforeEach(() => {
  services.agrees = true;
  Object.assign(services.profiles, structuredClone(PROFILES));
});

function provider(name: Name, changes: object = {}): IdentityProvider {
  const at = `${services.origin}/${name}`;
  if (name === 'apple') return apple({ ...APPLE, issuer: at, ...changes }, true);
  const endpoints = { issuer: at, authorizeUrl: `${at}/authorize`, tokenUrl: `${at}/token`, profileUrl: `${at}/me` };
  return SERVICES[name]({ ...CLIENT, ...endpoints, ...changes }, true);
}
const binding = (): LoginBinding => ({
  ...{ state: secretText(), nonce: secretText(), verifier: secretText() },
  redirectUri: 'https://wallet.example/callback',
});

/** The visitor's browser visits the service and returns. */
async function visit(url: string): Promise<URLSearchParams> {
  const { headers } = await fetch(url, { redirect: 'manual' });
  return new URL(headers.get('location') ?? '').searchParams;
}
async function logIn(name: Name, changes: object = {}, login = binding(), change?: (outcome: URLSearchParams) => void) {
  const service = provider(name, changes);
  const outcome = await visit(await service.authorizeUrl(login));
  change?.(outcome);
  return await service.identify(outcome, login);
}
const REFUSED = { name: 'Refusal', message: 'The service could not confirm your login' };

describe('a service', () => {
  it.each([
    ['github', { subject: '7', name: 'Mira Marsh', email: 'mira@mail.example' }],
    ['x', { subject: '8', name: 'Mira Marsh' }],
    ['facebook', { subject: '9', name: 'Mira Marsh' }],
    ['discord', { subject: '10', name: 'mira', email: 'mira@mail.example' }],
    ['apple', { subject: '11', email: 'mira@mail.example' }],
  ] as const)('%s identifies the user', async (name, identity) => {
    expect(await logIn(name)).toEqual(identity);
  });

  it.each(NAMES)('%s reports that the visitor declined', async (name) => {
    services.agrees = false;
    await expect(logIn(name)).rejects.toMatchObject({ name: 'Refusal', message: 'You did not log in there' });
  });

  it.each(NAMES)('%s does not confirm an outcome of another login', async (name) => {
    await expect(logIn(name, {}, binding(), (outcome) => outcome.set('state', secretText()))).rejects.toMatchObject(
      REFUSED,
    );
    await expect(logIn(name, {}, binding(), (outcome) => outcome.set('code', secretText()))).rejects.toMatchObject(
      REFUSED,
    );
  });

  it.each(NAMES)('%s confirms an outcome once', async (name) => {
    const [service, login] = [provider(name), binding()];
    const outcome = await visit(await service.authorizeUrl(login));
    await service.identify(outcome, login);
    await expect(service.identify(outcome, login)).rejects.toMatchObject(REFUSED);
  });

  it.each(['github', 'x', 'discord'] as const)('%s binds a code to the browser that started (PKCE)', async (name) => {
    const [service, login] = [provider(name), binding()];
    const outcome = await visit(await service.authorizeUrl(login));
    await expect(service.identify(outcome, { ...login, verifier: secretText() })).rejects.toMatchObject(REFUSED);
  });

  it.each([
    ['github', { clientSecret: 'wrong' }],
    ['x', { clientSecret: 'wrong' }],
    ['apple', { teamId: 'OTHER' }],
    [
      'apple',
      {
        privateKey: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
          type: 'pkcs8',
          format: 'pem',
        }),
      },
    ],
    ['apple', { privateKey: 'no key' }],
    ['discord', { tokenUrl: 'http://127.0.0.1:1/' }],
  ] as const)('%s confirms nothing to a site with %j', async (name, changes) => {
    await expect(logIn(name, changes)).rejects.toMatchObject(REFUSED);
  });

  it.each([
    ['github', '/github/me/emails', [{ email: 'a@mail.example', primary: true, verified: false }]],
    ['github', '/github/me/emails', { message: 'Not Found' }],
    ['discord', '/discord/me', { ...PROFILES['/discord/me'], verified: false }],
    ['apple', '/apple', { ...PROFILES['/apple'], email_verified: 'false' }],
  ] as const)('%s: an unverified email is ignored (%s)', async (name, path, said) => {
    services.profiles[path] = said;
    expect((await logIn(name)).email).toBeUndefined();
  });

  it.each([
    ['github', '/github/me', { id: 'x' }],
    ['x', '/x/me', {}],
    ['facebook', '/facebook/me', { id: '' }],
    ['discord', '/discord/me', []],
  ] as const)('%s without a user id confirms nobody', async (name, path, said) => {
    services.profiles[path] = said;
    await expect(logIn(name)).rejects.toMatchObject({ message: 'The service did not say who you are' });
  });

  it('Apple sends a name beside its token, and a nonce of another login is refused', async () => {
    const user = JSON.stringify({ name: { firstName: 'Mira', lastName: 'Marsh' } });
    expect(await logIn('apple', {}, binding(), (outcome) => outcome.set('user', user))).toMatchObject({
      name: 'Mira Marsh',
    });
    expect((await logIn('apple', {}, binding(), (outcome) => outcome.set('user', '{'))).name).toBeUndefined();
    services.profiles['/apple'] = { ...PROFILES['/apple'], nonce: secretText() };
    await expect(logIn('apple')).rejects.toMatchObject(REFUSED);
  });

  it('is requested over https only, except for replacements on this computer', async () => {
    const plain = google({ ...CLIENT, issuer: `${services.origin}/apple` }, false);
    await expect(plain.authorizeUrl(binding())).rejects.toMatchObject(REFUSED);
  });
});
