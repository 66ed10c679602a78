/** A mail server on loopback that keeps its emails, for people to read on a page, and for tests. */
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { MailServer } from '../mail/smtp-sender.js';

export interface Mail {
  /** Lowercase. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly at: number;
  /** The six-digit code in it, if there is one. */
  readonly code?: string;
  /** The first URL in it. */
  readonly link?: string;
}

export interface Mailbox {
  readonly port: number;
  /** The settings for a sender. */
  readonly server: MailServer;
  /** Everything received lately, newest first. */
  readonly mails: readonly Mail[];
  /** The oldest undelivered email to this address, or the next one. Rejects if none arrives in time. */
  next(to: string, limitMs?: number): Promise<Mail>;
  /** Drops all emails received so far. */
  empty(): void;
  stop(): Promise<void>;
}

interface Wait {
  readonly to: string;
  readonly give: (mail: Mail) => void;
}

/** Older ones are dropped. */
const KEPT = 500;
const LARGEST = 1_000_000;
/** For a busy machine: as long as any other wait of a test. */
const LIMIT_MS = 40_000;

/** `over`: like real mail servers, it accepts emails over TLS only, and requires a name and a password. */
export async function startMailbox(port = 0, over?: { readonly cert: string; readonly key: string }): Promise<Mailbox> {
  const mails: Mail[] = [];
  const fresh = new Set<Mail>();
  const waits = new Set<Wait>();

  const receive = (mail: Mail) => {
    mails.unshift(mail);
    for (const old of mails.splice(KEPT)) fresh.delete(old);
    const wait = [...waits].find(({ to }) => to === mail.to);
    if (!wait) return void fresh.add(mail);
    waits.delete(wait);
    wait.give(mail);
  };

  const server = new SMTPServer({
    ...(over
      ? { ...over, secure: true, onAuth: ({ username }, _, done) => done(null, { user: username }) }
      : { authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'] }),
    size: LARGEST,
    logger: false,
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address.toLowerCase());
      buffer(stream)
        .then((bytes) => PostalMime.parse(bytes))
        .then(({ subject = '', text = '' }) => {
          for (const each of to) receive({ to: each, subject, text, at: Date.now(), ...found(text) });
          done();
        })
        .catch(done);
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  // A broken connection is reported to the sender.
  server.on('error', () => undefined);

  const bound = (server.server.address() as AddressInfo).port;
  return {
    port: bound,
    server: {
      ...{ host: 'localhost', port: bound, from: 'login@secure.example', fromName: 'Porthole sandbox' },
      ...(over ? { tls: 'implicit', ca: over.cert, user: 'login', password: 'of the mailbox' } : { tls: 'none' }),
    },
    mails,
    next(address, limitMs = LIMIT_MS) {
      const to = address.toLowerCase();
      const there = [...fresh].find((mail) => mail.to === to);
      if (there) {
        fresh.delete(there);
        return Promise.resolve(there);
      }
      return new Promise((resolve, reject) => {
        const wait: Wait = {
          to,
          give: (mail) => {
            clearTimeout(limit);
            resolve(mail);
          },
        };
        const limit = setTimeout(() => {
          waits.delete(wait);
          reject(new Error(`No mail to ${to} came in ${limitMs} ms.`));
        }, limitMs);
        waits.add(wait);
      });
    },
    empty() {
      mails.length = 0;
      fresh.clear();
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function found(text: string): Pick<Mail, 'code' | 'link'> {
  const [, code] = /^\s*(\d{6})\s*$/m.exec(text) ?? [];
  const [link] = /https?:\/\/\S+/.exec(text) ?? [];
  return { ...(code !== undefined && { code }), ...(link !== undefined && { link }) };
}
