/** The site's servers over real HTTP and real SMTP: their answers, and who gets them. */
import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { secretText } from '../../servers/secure-site/auth/secret-text.js';
import { memoryStore } from '../../servers/secure-site/frame/key-value-store.js';
import { browserProof } from '../../servers/secure-site/frame/session/browser-proof.js';
import { type SecureSite, startSecureSite } from './secure-site.js';

let site: SecureSite;

beforeAll(async () => {
  site = await startSecureSite({
    networks: [{ chainId: 1, name: 'Far', rpcUrl: 'https://node.example/key', symbol: 'ETH', decimals: 18 }],
    allowedOrigins: ['https://dapp.example', 'https://*.dapp.example'],
  });
});
afterAll(() => site.stop());

interface Asked {
  readonly status: number;
  readonly body: unknown;
}

const prove = browserProof(memoryStore());

/** Without a browser's checks of origins. */
async function ask(path: string, asked: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Asked> {
  const body = typeof asked === 'string' ? asked : JSON.stringify(asked);
  const dpop = await prove({ method: 'POST', url: site.origin + path, body });
  return await send(path, body, { dpop, ...headers });
}

function send(path: string, body: string, headers: Readonly<Record<string, string>>): Promise<Asked> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site.origin);
    const asked = request({ hostname, port, path, method: 'POST' }, (response) => {
      text(response).then((said) => resolve({ status: response.statusCode ?? 0, body: JSON.parse(said) }), reject);
    });
    for (const [name, value] of Object.entries({ origin: site.origin, 'content-type': 'application/json', ...headers }))
      asked.setHeader(name, value);
    asked.on('error', reject).end(body);
  });
}

describe('the pages', () => {
  it('only let allowed pages embed the frame, and only let it contact its own servers', async () => {
    const { headers } = await fetch(`${site.url}?projectId=x&chainId=eip155:1&version=4&enableLogger=true`);
    const policy = headers.get('content-security-policy')?.split('; ') ?? [];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("connect-src 'self' https://node.example");
    expect(policy).toContain('frame-ancestors https://dapp.example https://*.dapp.example');
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('set-cookie')).toBeNull();
  });

  it.each(['/', '/loading', '/mailbox', '/device?link=x', '/callback?state=x', '/farcaster?channel=x'])(
    '%s has no script, and is shown by nobody',
    async (path) => {
      const { headers } = await fetch(site.origin + path);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('content-security-policy')).not.toContain('script-src');
    },
  );

  it('do not answer under another host name', async () => {
    expect(await ask('/auth/session', { token: secretText() }, { host: 'site.evil.example' })).toMatchObject({
      status: 421,
    });
  });

  it('show emails as text, whatever they contain', async () => {
    const transport = createTransport({ host: '127.0.0.1', port: site.mailbox.port, ignoreTLS: true });
    const mail = {
      from: 'a@mail.example',
      to: 'b@mail.example',
      subject: '<b>Hi</b>',
      text: '<img src=x>\nhttps://evil.example/',
    };
    await transport.sendMail(mail);
    expect(await site.mailbox.next('B@mail.example')).toMatchObject({ to: 'b@mail.example', subject: '<b>Hi</b>' });
    const page = await (await fetch(site.mailboxUrl)).text();
    expect(page).not.toMatch(/<b>|<img|href="https:\/\/evil/);
  });
});

describe('the auth server', () => {
  it.each([
    ['another origin', { origin: 'https://evil.example' }, '/auth/email'],
    ['none', { origin: '' }, '/auth/email'],
    ['one that is faked in the path', { origin: 'http://evil.example' }, '//evil.example/auth/email'],
  ])('does not answer a page of %s', async (_, headers, path) => {
    const asked = await ask(path, { email: 'a@mail.example', browser: secretText() }, headers);
    expect([403, 404]).toContain(asked.status);
    expect(site.mailbox.mails.some(({ to }) => to === 'a@mail.example')).toBe(false);
  });

  it.each([
    ['no JSON', '{', 400],
    ['another shape', { email: 'nobody' }, 400],
    ['two addresses in one', { email: 'a@mail.example, b@mail.example', browser: secretText() }, 400],
    ['an address with a line break', { email: 'a@mail.example\r\nBcc: b@mail.example', browser: secretText() }, 400],
    ['too long a body', 'x'.repeat(20_000), 413],
  ])('refuses %s', async (_, body, status) => {
    expect((await ask('/auth/email', body)).status).toBe(status);
  });

  it('refuses other content types and unknown requests', async () => {
    expect((await ask('/auth/email', '{}', { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await ask('/auth/constructor', {})).status).toBe(404);
    expect((await ask('/auth/unknown', {})).status).toBe(404);
  });

  it('only gives its half of the key after a login', async () => {
    const browser = secretText();
    const email = 'mira@mail.example';
    const begun = await ask('/auth/email', { email, browser });
    const { flow } = begun.body as { flow: string };
    expect(await ask('/auth/code', { flow, code: '000000' })).toMatchObject({ status: 400 });
    await site.approveDevice(email);
    const { code = '' } = await site.mailbox.next(email);
    expect(await ask('/auth/code', { flow: secretText(), code })).toMatchObject({ status: 410 });
    const { body, status } = await ask('/auth/code', { flow, code });
    expect(status).toBe(200);
    expect(body).toMatchObject({ email, by: 'email', secret: expect.stringMatching(/^[\w-]{43}$/) });
    // It works only once: another browser gets nothing.
    const another = { method: 'POST', url: `${site.origin}/auth/code`, body: JSON.stringify({ flow, code }) };
    const dpop = await browserProof(memoryStore())(another);
    expect(await ask('/auth/code', { flow, code }, { dpop })).toMatchObject({
      status: 400,
      body: { error: 'This code has already been used' },
    });
    const { token } = body as { token: string };
    expect(await ask('/auth/session', { token })).toMatchObject({ status: 200 });
    await ask('/auth/leave', { token });
    expect(await ask('/auth/session', { token })).toMatchObject({
      status: 401,
      body: { error: 'You are not logged in' },
    });
  });

  it('approves a browser by a click on the button, not by fetching the link', async () => {
    const email = 'kim@mail.example';
    const { flow } = (await ask('/auth/email', { email, browser: secretText() })).body as { flow: string };
    const { link = '' } = await site.mailbox.next(email);
    const page = await (await fetch(link)).text();
    expect(page).toContain('Register that browser');
    expect(await ask('/auth/code', { flow, code: '000000' })).toMatchObject({
      body: { error: expect.stringContaining('Register') },
    });
    const form = new URLSearchParams({ link: new URL(link).searchParams.get('link') ?? '' });
    const pressed = await fetch(`${site.origin}/device`, {
      method: 'POST',
      headers: { origin: site.origin },
      body: form,
    });
    expect(await pressed.text()).toContain('Device registered');
    expect(await site.mailbox.next(email)).toMatchObject({ code: expect.stringMatching(/^\d{6}$/) });
  });

  it('limits an address to 20 emails in 10 minutes for unknown browsers, but not for its owner', async () => {
    const [email, browser] = ['ebba@mail.example', secretText()];
    const { flow } = (await ask('/auth/email', { email, browser })).body as { flow: string };
    await site.approveDevice(email);
    const { code } = await site.mailbox.next(email);
    const { token } = (await ask('/auth/code', { flow, code })).body as { token: string };
    for (let sent = 1; sent < 20; sent++)
      expect((await ask('/auth/email', { email, browser: secretText() })).status).toBe(200);
    expect(await ask('/auth/email', { email: 'EBBA@mail.example', browser: secretText() })).toMatchObject({
      status: 429,
      body: { error: 'Too many emails to this address. Try again in 10 minutes' },
    });
    expect((await ask('/auth/email', { email: 'EBBA@mail.example', browser })).status).toBe(200);
    expect((await ask('/auth/change-email', { token, email: 'ebba@other.example' })).status).toBe(200);
  });

  it('survives aborted requests and invalid protocols', async () => {
    const { hostname, port } = new URL(site.origin);
    await new Promise<void>((resolve) => {
      const line = connect(Number(port), hostname, () =>
        line.end('POST /auth/email HTTP/1.1\r\nContent-Length: 99\r\n\r\n{'),
      );
      line.on('close', () => resolve()).on('error', () => undefined);
      line.resume();
    });
    expect((await fetch(`${site.origin}/loading`)).status).toBe(200);
  });
});

describe('for tests of other things', () => {
  const email = 'kelda@mail.example';
  const browser = secretText();

  it('a new browser does not need approval', async () => {
    site.verifiesNewBrowsers = false;
    expect((await ask('/auth/email', { email, browser })).body).toMatchObject({ action: 'VERIFY_OTP' });
    expect((await site.mailbox.next(email)).code).toMatch(/^\d{6}$/);
    site.verifiesNewBrowsers = true;
    expect((await ask('/auth/email', { email, browser })).body).toMatchObject({ action: 'VERIFY_DEVICE' });
  });

  it('everything can be reset', async () => {
    const { body } = await ask('/auth/email', { email, browser });
    const { flow } = body as { flow: string };
    await site.forget();
    expect(site.mailbox.mails).toEqual([]);
    expect((await ask('/auth/device', { flow })).status).toBe(410);
  });
});
