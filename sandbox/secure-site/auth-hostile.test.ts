/** Hostile requests to the site's servers, over real HTTP: each gets an answer with the reason, and the servers keep working. */
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { questions } from '../../servers/secure-site/auth/schema.js';
import { secretText } from '../../servers/secure-site/auth/secret-text.js';
import { SOCIALS } from '../../servers/secure-site/auth/socials.js';
import { type SecureSite, startSecureSite } from './secure-site.js';

const TOGETHER = 25;
/** Printed with every run: `SEED=… npx vitest run` repeats it. */
const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);
process.stdout.write(`auth-hostile: SEED=${SEED}\n`);
const agent = new Agent({ keepAlive: true, maxSockets: TOGETHER });

let site: SecureSite;
beforeAll(async () => {
  site = await startSecureSite({
    networks: [{ chainId: 1, name: 'Far', rpcUrl: 'https://node.example/key', symbol: 'ETH', decimals: 18 }],
  });
});
afterAll(async () => {
  agent.destroy();
  await site.stop();
});

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
  readonly type?: string;
}

/** A stranger's own request to the auth server. */
async function asked(name: string, question: object): Promise<{ status: number; answer: Record<string, unknown> }> {
  const { status, said } = await send({ method: 'POST', path: `/auth/${name}`, body: JSON.stringify(question) });
  return { status, answer: JSON.parse(said) };
}

function send({ method, path, body, type = 'application/json' }: Sent): Promise<{ status: number; said: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site.origin);
    const headers = { origin: site.origin, 'content-type': type };
    const asked = request({ hostname, port, path, method, headers, agent }, (response) => {
      text(response).then((said) => resolve({ status: response.statusCode ?? 0, said }), reject);
    });
    asked.on('error', reject).end(body);
  });
}

const polluting = fc.constantFrom('{"__proto__":{"polluted":1}}', '{"constructor":{"prototype":{"polluted":1}}}');
const long = fc.integer({ min: 50, max: 12_000 }).map((length) => 'x'.repeat(length));
const anything = fc.oneof(
  fc.jsonValue(),
  long,
  polluting.map((each): unknown => JSON.parse(each)),
);
const email = fc.oneof(
  { weight: 1, arbitrary: fc.emailAddress() },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'mira@mail.example',
      `${'a'.repeat(65)}@mail.example`,
      `${'a'.repeat(240)}@x.io`,
      `a@${`${'b'.repeat(60)}.`.repeat(4)}io`,
    ),
  },
  { weight: 4, arbitrary: anything },
);
const secret = fc.oneof(fc.constant(0).map(secretText), anything);
const address = fc.oneof(
  fc.webUrl({ withQueryParameters: true }),
  fc.constantFrom('http://', '/callback', '', 'http://127.0.0.1/callback?state=x&code=y', 'javascript:1'),
  anything,
);
const near = fc.record(
  {
    email,
    ...{ browser: secret, flow: secret, token: secret },
    code: fc.oneof(fc.constantFrom('000000', '٠٠٠٠٠٠', ' 0'), anything),
    provider: fc.oneof(fc.constantFrom(...SOCIALS, 'farcaster', '__proto__'), anything),
    ...{ uri: address, app: address },
  },
  { requiredKeys: ['browser', 'flow', 'token'] },
);
const body = fc.oneof(
  { weight: 8, arbitrary: near.map((each) => JSON.stringify(each)) },
  { weight: 1, arbitrary: anything.map((each) => JSON.stringify(each)) },
  { weight: 1, arbitrary: fc.oneof(fc.string(), polluting, long) },
);
const question = fc.record({
  method: fc.constant('POST'),
  path: fc.constantFrom(...Object.keys(questions), 'toString', '__proto__').map((name) => `/auth/${name}`),
  body,
});
const query = fc.webQueryParameters().map((each) => `?${each}`);
const page = fc.record(
  {
    method: fc.constantFrom('GET', 'POST', 'PUT', 'HEAD', 'DELETE', 'OPTIONS'),
    path: fc
      .tuple(
        fc.oneof(
          fc.constantFrom('/callback', '/device', '/farcaster', '/sdk', '/loading', '/auth/', '/frame.js/', '//', '/%'),
          fc.webPath().map((each) => `/${each}`),
        ),
        fc.oneof(query, fc.constantFrom('?state=x--%', '?link=', '?channel=%00', '?state=--javascript:1')),
      )
      .map((parts) => parts.join('')),
    body: fc.oneof(fc.webQueryParameters(), fc.string()),
    type: fc.constantFrom('application/x-www-form-urlencoded', 'application/json', 'text/plain'),
  },
  { requiredKeys: ['method', 'path'] },
);

describe('hostile requests', () => {
  it.each([
    ['of the auth server', question, 400],
    ['of the pages', page, 80],
  ])('%s are answered, and none causes an internal error', { timeout: 120_000 }, async (_, one, runs) => {
    await fc.assert(
      fc.asyncProperty(fc.array<Sent>(one, { minLength: TOGETHER, maxLength: TOGETHER }), async (all) => {
        const answers = await Promise.all(all.map(send));
        for (const [index, { status, said }] of answers.entries()) {
          expect([status < 500, status, all[index]], said).toEqual([true, status, all[index]]);
          // Requests that are not HTTP are refused without a body.
          if (status >= 400 && all[index]?.method === 'POST')
            expect(said).toMatch(/^\{"error":"[A-Z][^"]{5,200}"\}$|^<!doctype html>|^$/);
        }
      }),
      { seed: SEED, numRuns: runs, endOnFailure: true },
    );
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('a login that a thief began and the victim finished hands the thief nothing', async () => {
    /** `back`: what the thief adds to the state. */
    const attack = async (back: string) => {
      const thief = secretText();
      const { answer } = await asked('social', { provider: 'google', browser: thief, app: 'http://127.0.0.1:1' });
      const state = new URL(String(answer.uri)).searchParams.get('state') ?? '';
      const query = `state=${state}${encodeURIComponent(back)}`;
      const outcome = `/callback?code=1&${query}`;
      // The victim's browser, by the thief's link and back from the service: also by a form post.
      expect(await send({ method: 'GET', path: `/leave?${query}` })).toMatchObject({ status: 200 });
      expect(await send({ method: 'GET', path: outcome })).toMatchObject({ status: 200 });
      const form = { path: '/callback', type: 'application/x-www-form-urlencoded', body: `code=1&${query}` };
      expect(await send({ method: 'POST', ...form })).toMatchObject({ status: 303 });
      if (back !== '')
        expect(await asked('social-landed', { uri: `${site.origin}${outcome}` })).toMatchObject({ status: 400 });
      expect(await asked('social-outcome', { state, browser: thief })).toEqual({ status: 200, answer: {} });
    };
    await Promise.all(['', '--', '--https://evil.example/'].map(attack));
  });

  it.each([
    // Another address: the one above may have reached its limit by then.
    ['a name of 65 letters', `${'z'.repeat(65)}@mail.example`],
    ['255 letters', `a@${'b'.repeat(247)}.store`],
  ])('with an address of %s are told that no mail can be sent there', async (_, email) => {
    const asked = { email, browser: secretText() };
    const { status, said } = await send({ method: 'POST', path: '/auth/email', body: JSON.stringify(asked) });
    expect([status, said]).toEqual([400, '{"error":"No email can be sent to this address"}']);
  });
});
