/** The secure site: the other end of the embedded wallet, on an origin of its own, with its mail server and its auth server. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { accountBook } from '../../servers/secure-site/auth/account-book.js';
import { authApi } from '../../servers/secure-site/auth/auth-api.js';
import { emailChange } from '../../servers/secure-site/auth/email-change.js';
import { emailLogin } from '../../servers/secure-site/auth/email-login.js';
import { farcasterLogin } from '../../servers/secure-site/auth/farcaster-login.js';
import { mailLimit } from '../../servers/secure-site/auth/mail-limit.js';
import { Refusal } from '../../servers/secure-site/auth/refusal.js';
import { socialLogin } from '../../servers/secure-site/auth/social-login.js';
import { startIdentityServices } from '../../servers/secure-site/demo/identity/identity-services.js';
import { type Mailbox, startMailbox } from '../../servers/secure-site/demo/mailbox.js';
import { postOffice } from '../../servers/secure-site/mail/post-office.js';
import { PAGE_POLICY } from '../../servers/secure-site/policy.js';
import { type Answer, routes } from '../../servers/secure-site/routes.js';
import type {
  FeeLimits,
  SiteNetwork,
  SiteSettings,
  SolanaSiteNetwork,
} from '../../servers/secure-site/site-settings.js';
import { type SiteTrouble, suffer } from './site-trouble.js';

export interface SecureSiteOptions {
  /** Default: any free one. */
  readonly port?: number;
  readonly networks: readonly SiteNetwork[];
  /** Default: none, and accounts have no address of Solana's. */
  readonly solanaNetworks?: readonly SolanaSiteNetwork[];
  /** Patterns of the origins that may show the frame. Default: every page on this computer. */
  readonly allowedOrigins?: readonly string[];
  /**
   * For a site that knows what it does: visitors may approve what cannot be shown in plain words, after a tick. Default false:
   * such requests are refused.
   */
  readonly blindSigning?: boolean;
  readonly feeLimits?: FeeLimits;
  readonly descriptors?: SiteSettings['descriptors'];
  /** The clock of codes, links and sessions. */
  readonly now?: () => number;
}

export interface SecureSite {
  /** Without a slash at the end, as an origin is. */
  readonly origin: string;
  /** What an app puts into its frame, without the query. */
  readonly url: string;
  /** Where people read the mails. */
  readonly mailboxUrl: string;
  readonly mailbox: Mailbox;
  /** The origin of the services that stand in for Google and the others. */
  readonly servicesOrigin: string;
  /** Whether an unknown browser has to be approved by a link first. Initially it has. */
  verifiesNewBrowsers: boolean;
  /** What goes wrong from now on. Undefined, as at first: nothing. */
  trouble: SiteTrouble | undefined;
  /** As the link in the last mail to it does. */
  approveDevice(email: string): Promise<void>;
  /** Nobody has an account or is logged in, and the mailbox is empty. Resolves once no mail is on its way any more. */
  forget(): Promise<void>;
  stop(): Promise<void>;
}

const LOOPBACK = ['http://127.0.0.1:*', 'http://localhost:*', 'http://localhost'];

export async function startSecureSite(options: SecureSiteOptions): Promise<SecureSite> {
  const { port = 0, networks, solanaNetworks = [] } = options;
  const { allowedOrigins = LOOPBACK, blindSigning = false, feeLimits, descriptors, now = Date.now } = options;
  const [mailbox, services] = await Promise.all([startMailbox(), startIdentityServices()]);
  const mails = postOffice(mailbox.port);
  let origin = '';
  let verifiesNewBrowsers = true;
  let trouble: SiteTrouble | undefined;
  const callbackUrl = () => `${origin}/callback`;
  /** Its whole memory is in these parts. */
  const begin = () => {
    const book = accountBook(now);
    // One for all mails: a mailbox does not care what fills it.
    const mailing = { book, send: mails.send, allowMail: mailLimit(now), now };
    const login = emailLogin({
      ...mailing,
      linkUrl: (link) => `${origin}/device?link=${link}`,
      verifiesNewBrowsers: () => verifiesNewBrowsers,
    });
    const social = socialLogin({
      ...{ book, now, callbackUrl, allowedOrigins },
      registration: (each) => services.register(each, callbackUrl()),
    });
    const farcaster = farcasterLogin(book, now);
    const api = authApi({
      ...{ book, login, social, farcaster },
      change: emailChange(mailing),
      farcasterUrl: (channel) => `${origin}/farcaster?channel=${channel}`,
    });
    return {
      login,
      ...routes({
        settings: { allowedOrigins, networks, solanaNetworks, blindSigning, feeLimits, descriptors },
        mailbox,
        api,
        login,
        social,
        farcaster,
      }),
    };
  };
  let site = begin();

  const server = createServer((request, response) => {
    const answer = async () => {
      // Another name for this address would be another site's.
      if (request.headers.host !== new URL(origin).host || !request.url?.startsWith('/'))
        throw new Refusal('Not this site', 421);
      // Not relative to the origin: two slashes at its start would make it another one.
      const url = new URL(`${origin}${request.url}`);
      await suffer(trouble, url.pathname, request);
      const found = request.method === 'POST' ? await site.post(url, request) : await site.get(url);
      if (!found) throw new Refusal('Not found', 404);
      return found;
    };
    answer().then(
      (found) => send(response, found),
      (error: unknown) => send(response, refused(error)),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    url: `${origin}/sdk`,
    mailboxUrl: `${origin}/mailbox`,
    mailbox,
    servicesOrigin: services.origin,
    get verifiesNewBrowsers() {
      return verifiesNewBrowsers;
    },
    set verifiesNewBrowsers(value) {
      verifiesNewBrowsers = value;
    },
    get trouble() {
      return trouble;
    },
    set trouble(value) {
      trouble = value;
    },
    async approveDevice(email) {
      const { link = '' } = await mailbox.next(email);
      await site.login.approve(new URL(link).searchParams.get('link') ?? '');
    },
    async forget() {
      site = begin();
      await mails.delivered();
      mailbox.empty();
    },
    async stop() {
      mails.close();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await Promise.all([closed, mailbox.stop(), services.stop()]);
    },
  };
}

function refused(error: unknown): Answer {
  const known = error instanceof Refusal;
  const message = known ? error.message : error instanceof SyntaxError ? 'Invalid input' : 'Something went wrong';
  const status = known ? error.status : error instanceof SyntaxError ? 400 : 500;
  return { status, type: 'application/json', body: JSON.stringify({ error: message }) };
}

function send(
  response: ServerResponse,
  { status = 200, type, body, policy = PAGE_POLICY, headers = {} }: Answer,
): void {
  response.writeHead(status, {
    'content-type': type ?? 'application/octet-stream',
    'content-security-policy': policy,
    // No referrer for other origins; this site's own forms still send one.
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(body);
}
