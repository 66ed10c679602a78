/** Sends the secure site's emails over SMTP. */
import { createTransport } from 'nodemailer';
import { Refusal } from '../auth/refusal.js';

export interface OutgoingMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Resolves once the mail server has accepted it. */
export type SendMail = (mail: OutgoingMail) => Promise<void>;

export interface MailServer {
  readonly host: string;
  readonly port: number;
  /** `none`: for a trial on this computer. Otherwise nothing is sent before TLS, with a verified server name. */
  readonly tls: 'implicit' | 'starttls' | 'none';
  readonly user?: string;
  readonly password?: string;
  readonly from: string;
  readonly fromName: string;
  /** The certificate of a private authority, if no public one is used. */
  readonly ca?: string | undefined;
}

export interface SmtpSender {
  readonly send: SendMail;
  /** Rejects if the mail server does not answer, or refuses the site's credentials. */
  verify(): Promise<unknown>;
  /** Resolves once no email is being sent. */
  delivered(): Promise<unknown>;
  close(): void;
}

/** The maximum length of an address, and of its local part (RFC 5321). */
const LONGEST = 254;
const LONGEST_NAME = 64;
const NOWHERE = 'No email can be sent to this address';
const TRIES = 3;
const PAUSE_MS = 400;

export function smtpSender(server: MailServer, pauseMs = PAUSE_MS): SmtpSender {
  const { host, port, tls, user, password, ca } = server;
  const underWay = new Set<Promise<unknown>>();
  const transport = createTransport({
    ...{ host, port, pool: true, maxConnections: 4, maxMessages: 100 },
    secure: tls === 'implicit',
    requireTLS: tls === 'starttls',
    ignoreTLS: tls === 'none',
    ...(user !== undefined && { auth: { user, pass: password ?? '' } }),
    ...(tls !== 'none' && { tls: { minVersion: 'TLSv1.2', ...(ca !== undefined && { ca }) } }),
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 10_000,
    // An email is plain text: nothing is fetched from anywhere.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const from = { name: server.fromName, address: server.from };
  const deliver = async ({ to, subject, text }: OutgoingMail): Promise<void> => {
    for (let tried = 1; ; tried++)
      try {
        // An object, so that the address cannot contain a second one.
        await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
        return;
      } catch (error) {
        if (tried === TRIES || !mayPass(error)) throw refusalOf(error);
        await new Promise((resolve) => setTimeout(resolve, pauseMs * tried));
      }
  };
  return {
    send: async (mail) => {
      const { to } = mail;
      if (to.indexOf('@') > LONGEST_NAME || to.length > LONGEST) throw new Refusal(NOWHERE);
      const sent = deliver(mail);
      underWay.add(sent);
      await sent.finally(() => underWay.delete(sent));
    },
    verify: () => transport.verify(),
    delivered: () => Promise.allSettled(underWay),
    close: () => transport.close(),
  };
}

interface SmtpError {
  readonly code?: unknown;
  readonly responseCode?: unknown;
}

/** A temporary failure: the server was busy, or the connection broke before the email was accepted. */
function mayPass(error: unknown): boolean {
  const { code, responseCode } = error as SmtpError;
  if (typeof responseCode === 'number') return responseCode >= 400 && responseCode < 500;
  return code === 'ECONNECTION' || code === 'ESOCKET' || code === 'ETIMEDOUT' || code === 'EDNS';
}

/** The mail server refuses emails to such an address, or cannot be reached. */
function refusalOf(error: unknown): Refusal {
  const { code, responseCode } = error as SmtpError;
  const final = typeof responseCode === 'number' && responseCode >= 500;
  if (code === 'EENVELOPE' && (final || responseCode === undefined)) return new Refusal(NOWHERE);
  const refusal = new Refusal('The email could not be sent. Try again later', 503);
  refusal.cause = error;
  return refusal;
}

/** Why an email could not be sent, as `EAUTH 535`. Not the mail server's words: they may contain the visitor's address. */
export function mailErrorCode(error: unknown): string {
  const { code, responseCode } = (error instanceof Error ? (error.cause ?? {}) : {}) as SmtpError;
  const known = [code, responseCode].filter((each) => typeof each === 'string' || typeof each === 'number');
  return known.join(' ') || 'unknown';
}
