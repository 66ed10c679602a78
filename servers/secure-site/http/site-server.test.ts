/** The site behind a proxy, over real HTTP: hosts, schemes, headers, projects, health, metrics, logs, and graceful shutdown. */
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { secretText } from '../auth/secret-text.js';
import { memoryStore } from '../frame/key-value-store.js';
import { browserProof } from '../frame/session/browser-proof.js';
import { frameBundle } from '../frame-bundle.js';
import type { OutgoingMail } from '../mail/smtp-sender.js';
import { type Site, startSite } from '../site.js';
import { jsonLog } from '../watch/log.js';

const NETWORKS = [{ chainId: 1, name: 'Far', rpcUrl: 'https://node.example/key', symbol: 'ETH', decimals: 18 }];
const PUBLIC = 'https://wallet.saltmarsh.example';
const TOKEN = 'figures-for-one';
const outbox: OutgoingMail[] = [];
const lines: string[] = [];
const broken = { database: false };

let site: Site;

function start(before?: (path: string) => Promise<void>): Promise<Site> {
  return startSite(
    {
      settings: { allowedOrigins: [], networks: NETWORKS, solanaNetworks: [], blindSigning: false },
      projects: [
        { id: 'slipway', origins: ['https://slipway.example', 'https://*.slipway.example'] },
        { id: 'quay', origins: ['https://quay.example'] },
      ],
      listen: { host: '127.0.0.1', port: 0 },
      publicUrl: PUBLIC,
      trustedProxies: ['127.0.0.1'],
      metricsToken: TOKEN,
    },
    {
      frame: frameBundle,
      send: (mail) => Promise.resolve(void outbox.push(mail)),
      provider: () => Promise.resolve(undefined),
      checks: { database: () => (broken.database ? Promise.reject(new Error('gone')) : Promise.resolve()) },
      ...(before && { before }),
      log: jsonLog((line) => void lines.push(line)),
    },
  );
}
beforeAll(async () => {
  site = await start();
});
afterAll(() => site.stop(0));

interface Asked {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly said: string;
}

const THROUGH_PROXY = { host: new URL(PUBLIC).host, 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' };

function ask(
  path: string,
  headers: Record<string, string> = THROUGH_PROXY,
  body?: string,
  at = site.port,
): Promise<Asked> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const asked = request({ host: '127.0.0.1', port: at, path, method, headers }, (response) => {
      const { statusCode: status = 0, headers: got } = response;
      text(response).then((said) => resolve({ status, headers: got, said }), reject);
    });
    asked.on('error', reject).end(body);
  });
}
const POST = { ...THROUGH_PROXY, origin: PUBLIC, 'content-type': 'application/json' };
const prove = browserProof(memoryStore());
const post = async (name: string, asked: object) => {
  const body = JSON.stringify(asked);
  const dpop = await prove({ method: 'POST', url: `${PUBLIC}/auth/${name}`, body });
  const { said, status } = await ask(`/auth/${name}`, { ...POST, dpop }, body);
  return { status, body: JSON.parse(said) as Record<string, string> };
};

describe('a site behind a proxy', () => {
  it('uses its public address', () => {
    expect(site.url).toBe(`${PUBLIC}/sdk`);
  });

  it.each([
    ['another name', { ...THROUGH_PROXY, host: 'evil.example' }, 421],
    ['a name that the proxy says', { ...THROUGH_PROXY, 'x-forwarded-host': 'evil.example' }, 421],
    ['its own name with somebody before it', { ...THROUGH_PROXY, host: `evil@${new URL(PUBLIC).host}` }, 421],
    ['another port', { ...THROUGH_PROXY, host: `${new URL(PUBLIC).host}:8080` }, 421],
    ['its own name', THROUGH_PROXY, 200],
    [
      'its own name with the port that goes without saying',
      { ...THROUGH_PROXY, host: `${new URL(PUBLIC).host}:443` },
      200,
    ],
    ['its own name, the scheme unsaid', { host: new URL(PUBLIC).host }, 200],
  ])('%s', async (_, headers, status) => {
    expect((await ask('/loading', headers)).status).toBe(status);
  });

  it('is served over TLS only', async () => {
    const plain = { ...THROUGH_PROXY, 'x-forwarded-proto': 'http' };
    const { status, headers } = await ask('/device?link=x', plain);
    expect([status, headers.location]).toEqual([308, `${PUBLIC}/device?link=x`]);
    expect((await ask('/auth/session', { ...POST, ...plain }, '{}')).status).toBe(403);
  });

  it('refuses other methods', async () => {
    const asked = await fetch(`http://127.0.0.1:${site.port}/loading`, { method: 'DELETE' });
    expect(asked.status).toBe(421);
  });
});

describe('the headers', () => {
  it.each([
    ['/', 'same-origin', 'same-origin', []],
    ['/sdk?projectId=slipway', undefined, 'cross-origin', ['publickey-credentials-get', 'storage-access']],
    ['/window', undefined, 'same-origin', ['publickey-credentials-get', 'publickey-credentials-create']],
    ['/loading', undefined, 'same-origin', []],
  ])('of %s', async (path, opener, resource, features) => {
    const { headers } = await ask(path);
    expect(headers).toMatchObject({
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
      'cross-origin-resource-policy': resource,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'origin-agent-cluster': '?1',
    });
    expect(headers['cross-origin-opener-policy']).toBe(opener);
    const policy = String(headers['permissions-policy']).split(', ');
    for (const feature of features) expect(policy).toContain(`${feature}=(self)`);
    expect(policy).toContain('camera=()');
    expect(policy.filter((each) => !each.endsWith('=()')).length > 0).toBe(features.length > 0);
  });

  it.each([
    ['slipway', 'frame-ancestors https://slipway.example https://*.slipway.example'],
    ['quay', 'frame-ancestors https://quay.example'],
    ['nobody', "frame-ancestors 'none'"],
    ['', "frame-ancestors 'none'"],
  ])('let the origins of the project "%s" embed the frame', async (id, ancestors) => {
    const { headers, said } = await ask(`/sdk?projectId=${id}&chainId=eip155:1`);
    expect(String(headers['content-security-policy']).split('; ')).toContain(ancestors);
    expect(said.includes('slipway.example')).toBe(id === 'slipway');
  });
});

describe('a service', () => {
  it('may return by a form post, as Apple does', async () => {
    const headers = {
      ...THROUGH_PROXY,
      origin: 'https://appleid.apple.com',
      'content-type': 'application/x-www-form-urlencoded',
    };
    const asked = await ask('/callback', headers, 'state=s&code=c&user=%7B%7D&id_token=x&next=//evil.example');
    expect([asked.status, asked.headers.location]).toEqual([303, `${PUBLIC}/callback?state=s&code=c&user=%7B%7D`]);
  });

  it('is not offered if the site is not registered there', async () => {
    const asked = await post('social', { provider: 'google', browser: secretText(), app: 'https://slipway.example' });
    expect(asked).toEqual({ status: 404, body: { error: 'This service is not offered here' } });
  });
});

describe('monitoring', () => {
  it('reads under any host whether the site is alive and ready', async () => {
    const direct = { host: '127.0.0.1' };
    expect((await ask('/healthz', direct)).status).toBe(200);
    expect(await ask('/readyz', direct)).toMatchObject({
      status: 200,
      said: '{"ready":true,"parts":{"database":"ok"}}',
    });
    broken.database = true;
    expect(await ask('/readyz', direct)).toMatchObject({
      status: 503,
      said: '{"ready":false,"parts":{"database":"failed"}}',
    });
    expect((await ask('/healthz', direct)).status).toBe(200);
    broken.database = false;
  });

  it('reads the metrics with the token only', async () => {
    for (const authorization of ['', 'Bearer x', TOKEN])
      expect((await ask('/metrics', { ...THROUGH_PROXY, authorization })).status).toBe(401);
    await ask('/no/such/path');
    const { said } = await ask('/metrics', { ...THROUGH_PROXY, authorization: `Bearer ${TOKEN}` });
    expect(said).toMatch(/secure_site_requests_total\{route="other",status="404"\} \d/);
    expect(said).not.toContain('such');
  });

  it('finds each login in the log and the metrics, and no secrets', async () => {
    const [email, browser] = ['mira.marsh@mail.example', secretText()];
    const { flow = '' } = (await post('email', { email, browser })).body;
    const [link = ''] = /https:\S+/.exec(outbox.at(-1)?.text ?? '') ?? [];
    const { searchParams, pathname, search } = new URL(link);
    await ask(pathname + search);
    const form = { ...POST, 'content-type': 'application/x-www-form-urlencoded' };
    await ask('/device', form, `link=${searchParams.get('link')}`);
    const [code = ''] = /^\d{6}$/m.exec(outbox.at(-1)?.text ?? '') ?? [];
    const wrong = code === '000000' ? '111111' : '000000';
    expect((await post('code', { flow, code: wrong })).status).toBe(400);
    const { body } = await post('code', { flow, code });
    const { token = '', secret = '', account = '' } = body;
    await post('session', { token });
    const { said } = await ask('/metrics', { ...THROUGH_PROXY, authorization: `Bearer ${TOKEN}` });
    for (const outcome of ['begun', 'done', 'refused'])
      expect(said).toMatch(new RegExp(`logins_total\\{way="email",outcome="${outcome}"\\} 1`));
    expect(said).toMatch(/mails_total\{outcome="sent"\} 2/);
    const log = lines.join('');
    expect(log).toContain('"way":"email","outcome":"done"');
    expect(log).toContain('"client":"203.0.113.0/24"');
    const secrets = [email, 'mira.marsh', browser, flow, String(searchParams.get('link')), code, wrong, token, secret];
    expect(secrets.filter((each) => each.length < 6)).toEqual([]);
    expect([...secrets, account, TOKEN, '203.0.113.9'].filter((each) => log.includes(each))).toEqual([]);
    for (const line of lines)
      expect(JSON.parse(line)).toMatchObject({ time: expect.any(String), event: expect.any(String) });
  });
});

it('refuses forms and requests of other sites', async () => {
  const { origin: _, ...without } = POST;
  const form = { ...without, 'content-type': 'application/x-www-form-urlencoded' };
  const before = outbox.length;
  for (const more of [{}, { origin: 'https://evil.example' }, { origin: 'null' }]) {
    expect((await ask('/device', { ...form, ...more }, 'link=x')).status).toBe(403);
    const body = JSON.stringify({ email: 'mira@mail.example', browser: 'z'.repeat(43) });
    expect((await ask('/auth/email', { ...without, ...more }, body)).status).toBe(403);
  }
  expect(outbox.length).toBe(before);
});

describe('a site that is stopped', () => {
  it('is not ready, answers pending requests, and ends', async () => {
    let reached: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => {
      reached = resolve;
    });
    const other = await start((path) => {
      if (path === '/auth/device') reached();
      return Promise.resolve();
    });
    const asked = (path: string, headers: Record<string, string>, body?: string) =>
      ask(path, headers, body, other.port);
    const begun = await asked(
      '/auth/email',
      POST,
      JSON.stringify({ email: 'kim@mail.example', browser: secretText() }),
    );
    const { flow } = JSON.parse(begun.said) as { flow: string };
    const before = lines.length;
    const waiting = asked('/auth/device', POST, JSON.stringify({ flow }));
    await arrived;
    const stopped = other.stop();
    expect(await waiting).toMatchObject({ status: 200, said: '{"approved":false}' });
    await stopped;
    expect(lines.length).toBeGreaterThan(before);
    await expect(asked('/healthz', THROUGH_PROXY)).rejects.toThrow('ECONNREFUSED');
  });
});

describe('the language', () => {
  it.each([
    ['/sdk?projectId=slipway&locale=de-AT', 'en', 'de'],
    ['/sdk?projectId=slipway&locale=tlh', 'de, en;q=0.5', 'de'],
    ['/device?link=none', 'eu, de;q=0.9', 'de'],
    ['/?locale=%22%3E', 'en', 'en'],
    ['/', '', 'en'],
  ])('of %s, for a browser that prefers %j, is %s', async (path, accepts, locale) => {
    const { said } = await ask(path, { ...THROUGH_PROXY, 'accept-language': accepts });
    expect(said).toContain(`<html lang="${locale}" dir="ltr">`);
  });

  it('applies to refusals, and to mails', async () => {
    const german = { ...POST, 'accept-language': 'de' };
    const body = JSON.stringify({ flow: 'x'.repeat(43), code: '1' });
    expect(JSON.parse((await ask('/auth/code', german, body)).said)).toEqual({
      error: 'Diese Anmeldung ist abgelaufen. Beginnen Sie von vorn',
    });
    await ask('/auth/email', german, JSON.stringify({ email: 'mira@mail.example', browser: 'x'.repeat(43) }));
    expect(outbox.at(-1)).toMatchObject({ subject: 'Gerät registrieren', to: 'mira@mail.example' });
  });

  it('of a mail continues on the page of its link, and in the next mail, whatever that browser prefers', async () => {
    const to = 'noor@mail.example';
    await ask(
      '/auth/email',
      { ...POST, 'accept-language': 'de' },
      JSON.stringify({ email: to, browser: 'y'.repeat(43) }),
    );
    const { pathname, search, searchParams } = new URL(/https:\S+/.exec(outbox.at(-1)?.text ?? '')?.[0] ?? '');
    const { said } = await ask(pathname + search, { ...THROUGH_PROXY, 'accept-language': 'ja' });
    expect(said).toContain('<html lang="de"');
    const [, action = ''] = /<form method="post" action="([^"]+)">/.exec(said) ?? [];
    const form = { ...POST, 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'ja' };
    expect((await ask(action, form, `link=${searchParams.get('link')}`)).said).toContain('<html lang="de"');
    expect(outbox.at(-1)).toMatchObject({ to, subject: expect.stringContaining('ist Ihr Anmeldecode') });
  });
});
