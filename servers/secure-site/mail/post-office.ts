/** Sends the secure site's mails over SMTP. */
import { createTransport } from 'nodemailer';
import { Refusal } from '../auth/refusal.js';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Resolves once the mail server has taken it. */
export type SendMail = (letter: Letter) => Promise<void>;

const FROM = { name: 'Porthole sandbox', address: 'login@secure.example' };

/** Of an address, and of what stands before its @ (RFC 5321). */
const LONGEST = 254;
const LONGEST_NAME = 64;
const NOWHERE = 'No mail can be sent to this address';

export interface PostOffice {
  readonly send: SendMail;
  /** Resolves once no mail is on its way. */
  delivered(): Promise<unknown>;
  close(): void;
}

export function postOffice(port: number): PostOffice {
  const underWay = new Set<Promise<unknown>>();
  const transport = createTransport({
    host: '127.0.0.1',
    port,
    secure: false,
    ignoreTLS: true,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 10_000,
    // A mail is words alone: nothing of it is fetched from anywhere.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, subject, text }) => {
      if (to.indexOf('@') > LONGEST_NAME || to.length > LONGEST) throw new Refusal(NOWHERE);
      // As an object, so that nothing in the address can name a second one.
      const sent = transport.sendMail({ from: FROM, to: { name: '', address: to }, subject, text });
      underWay.add(sent);
      await sent.catch(refuse).finally(() => underWay.delete(sent));
    },
    delivered: () => Promise.allSettled(underWay),
    close: () => transport.close(),
  };
}

/** The mail server takes no mail to such an address, or cannot be reached. */
function refuse(error: unknown): never {
  const { code, responseCode } = error as { readonly code?: unknown; readonly responseCode?: unknown };
  if (code === 'EENVELOPE' || (typeof responseCode === 'number' && responseCode >= 500)) throw new Refusal(NOWHERE);
  throw new Refusal('The mail could not be sent. Try again later', 503);
}
