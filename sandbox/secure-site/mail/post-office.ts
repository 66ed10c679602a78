/** Sends the secure site's mails over SMTP. */
import { createTransport } from 'nodemailer';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Resolves once the mail server has taken it. */
export type SendMail = (letter: Letter) => Promise<void>;

const FROM = { name: 'Porthole sandbox', address: 'login@secure.example' };

export function postOffice(port: number): { readonly send: SendMail; close(): void } {
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
      // As an object, so that nothing in the address can name a second one.
      await transport.sendMail({ from: FROM, to: { name: '', address: to }, subject, text });
    },
    close: () => transport.close(),
  };
}
