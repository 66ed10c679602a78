/** The secure site: the other end of the embedded wallet, on an origin of its own. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Refusal } from './auth/refusal.js';
import type { Registration, Social } from './auth/social-login.js';
import type { Mail } from './demo/mailbox.js';
import { refused, send } from './http/answer.js';
import { routes } from './http/routes.js';
import { type Logins, logins } from './logins.js';
import type { SendMail } from './mail/post-office.js';
import type { SiteSettings } from './site-settings.js';

export interface SiteConfig {
  readonly settings: SiteSettings;
  readonly listen: { readonly host: string; readonly port: number };
}

/** What the site works with, of a trial or real. */
export interface SiteParts {
  readonly send: SendMail;
  readonly registration: (social: Social, callbackUrl: string) => Promise<Registration>;
  /** Of a trial: mails that a page of the site shows to everybody. */
  readonly mails?: readonly Mail[];
  /** Whether an unknown browser has to be approved by a link first. Default: always. */
  readonly verifiesNewBrowsers?: () => boolean;
  /** Before each request is answered; may throw, or never resolve. */
  readonly before?: (path: string, request: IncomingMessage) => Promise<void>;
  /** The clock of codes, links and sessions. */
  readonly now?: () => number;
}

export interface Site {
  /** Without a slash at the end, as an origin is. */
  readonly origin: string;
  /** What an app puts into its frame, without the query. */
  readonly url: string;
  readonly logins: Logins;
  /** As if the process were started anew: what it had in memory is gone. */
  forget(): void;
  stop(): Promise<void>;
}

export async function startSite({ settings, listen }: SiteConfig, parts: SiteParts): Promise<Site> {
  const { mails, registration, before, verifiesNewBrowsers, now = Date.now } = parts;
  let origin = '';
  /** Its whole memory is in these parts. */
  const begin = () => {
    const made = logins({
      ...{ registration, verifiesNewBrowsers, now, send: parts.send },
      origin: () => origin,
      allowedOrigins: settings.allowedOrigins,
    });
    return { logins: made, routes: routes({ settings, mails, ...made }) };
  };
  let current = begin();

  const server = createServer((request, response) => {
    const answer = async () => {
      // Another name for this address would be another site's.
      if (request.headers.host !== new URL(origin).host || !request.url?.startsWith('/'))
        throw new Refusal('Not this site', 421);
      // Not relative to the origin: two slashes at its start would make it another one.
      const url = new URL(`${origin}${request.url}`);
      await before?.(url.pathname, request);
      const { get, post } = current.routes;
      const found = request.method === 'POST' ? await post(url, request) : await get(url);
      if (!found) throw new Refusal('Not found', 404);
      return found;
    };
    answer().then(
      (found) => send(response, found),
      (error: unknown) => send(response, refused(error)),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(listen.port, listen.host, resolve);
  });
  origin = `http://${listen.host}:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    url: `${origin}/sdk`,
    get logins() {
      return current.logins;
    },
    forget() {
      current = begin();
    },
    async stop() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}
