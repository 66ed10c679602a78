/** Mail over a real SMTP server with TLS and a password: delivered, retried within limits, refused. */
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LOCALHOST } from './localhost-certificate.js';
import { type MailServer, mailErrorCode, type SmtpSender, smtpSender } from './smtp-sender.js';

const LETTER = { to: 'mira@mail.example', subject: 'Your code', text: 'It is 123456' };
const PASSWORD = 'correct horse';
const received: string[] = [];
/** The server's replies to the next mails, instead of accepting them. */
let failures: number[] = [];
let seen: { secure: boolean; user: unknown; tries: number } = { secure: false, user: undefined, tries: 0 };

const smtp = (secure: boolean) =>
  new SMTPServer({
    ...{ secure, ...LOCALHOST, logger: false, hideENHANCEDSTATUSCODES: true },
    onAuth: ({ username, password }, _, done) =>
      password === PASSWORD ? done(null, { user: username }) : done(new Error('Wrong password')),
    onRcptTo(_, session, done) {
      seen = { secure: session.secure, user: session.user, tries: seen.tries + 1 };
      const failure = failures.shift();
      done(failure === undefined ? null : Object.assign(new Error('Not now'), { responseCode: failure }));
    },
    onData(stream, _, done) {
      text(stream).then((said) => {
        received.push(said);
        done();
      }, done);
    },
  });
const servers = { implicit: smtp(true), starttls: smtp(false) };
const ports = { implicit: 0, starttls: 0 };
let sender: SmtpSender | undefined;

beforeAll(async () => {
  for (const tls of ['implicit', 'starttls'] as const) {
    const server = servers[tls];
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ports[tls] = (server.server.address() as AddressInfo).port;
  }
});
afterEach(() => {
  sender?.close();
  failures = [];
  seen = { secure: false, user: undefined, tries: 0 };
});
afterAll(async () => {
  for (const server of Object.values(servers)) await new Promise<void>((resolve) => server.close(resolve));
});

function open(tls: 'implicit' | 'starttls', changes: Partial<MailServer> = {}): SmtpSender {
  sender = smtpSender(
    {
      ...{ host: 'localhost', port: ports[tls], tls, user: 'login', password: PASSWORD, ca: LOCALHOST.cert },
      ...{ from: 'login@saltmarsh.example', fromName: 'Saltmarsh', ...changes },
    },
    1,
  );
  return sender;
}

describe('the SMTP sender', () => {
  it.each(['implicit', 'starttls'] as const)('sends over TLS (%s), with its name and password', async (tls) => {
    await open(tls).send(LETTER);
    expect(seen).toEqual({ secure: true, user: 'login', tries: 1 });
    expect(received.at(-1)).toContain('From: Saltmarsh <login@saltmarsh.example>');
    expect(received.at(-1)).toContain('It is 123456');
    await sender?.verify();
  });

  it.each([
    ['a certificate of an unknown authority', { ca: undefined }, 'ESOCKET'],
    ['a wrong password', { password: 'x' }, 'EAUTH 535'],
  ])('sends nothing to a server with %s', async (_, changes, why) => {
    const refusal: unknown = await open('implicit', changes)
      .send(LETTER)
      .catch((error: unknown) => error);
    expect(refusal).toMatchObject({ status: 503 });
    expect(mailErrorCode(refusal)).toBe(why);
    await expect(sender?.verify()).rejects.toThrow();
    expect(seen.tries).toBe(0);
  });

  it('sends nothing before TLS if the server does not offer it', async () => {
    const plain = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'], logger: false });
    plain.on('error', () => undefined);
    await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve));
    const { port } = plain.server.address() as AddressInfo;
    await expect(open('starttls', { port }).send(LETTER)).rejects.toMatchObject({ status: 503 });
    await new Promise<void>((resolve) => plain.close(resolve));
  });

  it.each([
    ['once busy', [451], 2, undefined],
    ['busy for good', [451, 451, 451, 451], 3, { status: 503, message: expect.stringContaining('Try again later') }],
    ['without such a mailbox', [550], 1, { status: 400, message: 'No email can be sent to this address' }],
  ])('retries a server that is %s, within limits', async (_, said, tries, refusal) => {
    failures = [...said];
    const sent = open('implicit').send(LETTER);
    if (refusal) await expect(sent).rejects.toMatchObject(refusal);
    else await sent;
    expect(seen.tries).toBe(tries);
  });
});
