/** The secure site as a trial on this computer, with a mailbox, stand-ins for the services, and trouble where tests want it. */
import { startIdentityServices } from '../../servers/secure-site/demo/identity/identity-services.js';
import { type Mailbox, startMailbox } from '../../servers/secure-site/demo/mailbox.js';
import { frameBundle } from '../../servers/secure-site/frame-bundle.js';
import { postOffice } from '../../servers/secure-site/mail/post-office.js';
import { startSite } from '../../servers/secure-site/site.js';
import type {
  FeeLimits,
  SiteNetwork,
  SiteSettings,
  SolanaSiteNetwork,
} from '../../servers/secure-site/site-settings.js';
import type { Stores } from '../../servers/secure-site/stores/stores.js';
import { lastingPort, whenFree } from '../free-port.js';
import { type SiteTrouble, suffer } from './site-trouble.js';

export interface SecureSiteOptions {
  /** Default: any free one. */
  readonly port?: number;
  /** A name of this computer. Default: 127.0.0.1. */
  readonly name?: string;
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
  /** What outlives the site. Default: in memory, until it is forgotten. */
  readonly stores?: Stores;
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
  /** Whether a page learns who is logged in only after the visitor's yes. Initially it does not: most tests are about what comes after. */
  asksConsent: boolean;
  /** Whether requests are approved in the frame. Initially they are: most tests are about what they say. */
  approveInFrame: boolean;
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
  const { networks, solanaNetworks = [], stores } = options;
  // It may be stopped and started again where it was.
  const port = options.port ? await whenFree(options.port) : await lastingPort();
  const { allowedOrigins = LOOPBACK, blindSigning = false, feeLimits, descriptors, now = Date.now } = options;
  const [mailbox, services] = await Promise.all([startMailbox(), startIdentityServices()]);
  const mails = postOffice(mailbox.server);
  let verifiesNewBrowsers = true;
  let asksConsent = false;
  let approveInFrame = true;
  let trouble: SiteTrouble | undefined;
  const site = await startSite(
    {
      settings: {
        ...{ allowedOrigins, networks, solanaNetworks, blindSigning, feeLimits, descriptors },
        get asksConsent() {
          return asksConsent;
        },
        get approveInFrame() {
          return approveInFrame;
        },
      },
      listen: { host: '127.0.0.1', port, name: options.name },
    },
    {
      frame: frameBundle,
      send: mails.send,
      provider: services.provider,
      farcaster: 'stand-in',
      mails: mailbox.mails,
      verifiesNewBrowsers: () => verifiesNewBrowsers,
      before: (path, request) => suffer(trouble, path, request),
      now,
      ...(stores && { openStores: () => Promise.resolve(stores) }),
    },
  );
  const { origin, url } = site;

  return {
    origin,
    url,
    mailboxUrl: `${origin}/mailbox`,
    mailbox,
    servicesOrigin: services.origin,
    get verifiesNewBrowsers() {
      return verifiesNewBrowsers;
    },
    set verifiesNewBrowsers(value) {
      verifiesNewBrowsers = value;
    },
    get asksConsent() {
      return asksConsent;
    },
    set asksConsent(value) {
      asksConsent = value;
    },
    get approveInFrame() {
      return approveInFrame;
    },
    set approveInFrame(value) {
      approveInFrame = value;
    },
    get trouble() {
      return trouble;
    },
    set trouble(value) {
      trouble = value;
    },
    async approveDevice(email) {
      const { link = '' } = await mailbox.next(email);
      await site.logins.login.approve(new URL(link).searchParams.get('link') ?? '');
    },
    async forget() {
      site.forget();
      await mails.delivered();
      mailbox.empty();
    },
    async stop() {
      mails.close();
      await Promise.all([site.stop(0), mailbox.stop(), services.stop()]);
    },
  };
}
