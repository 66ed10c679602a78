/** The secure site as a trial on this computer, with a mailbox, stand-ins for third-party services, and failures for tests. */

import { lastingPort, whenFree } from '../../servers/lasting-port.js';
import { startIdentityServices } from '../../servers/secure-site/demo/identity/identity-services.js';
import { type Mailbox, startMailbox } from '../../servers/secure-site/demo/mailbox.js';
import { frameBundle } from '../../servers/secure-site/frame-bundle.js';
import { smtpSender } from '../../servers/secure-site/mail/smtp-sender.js';
import { startSite } from '../../servers/secure-site/site.js';
import type {
  FeeLimits,
  SiteNetwork,
  SiteSettings,
  SolanaSiteNetwork,
} from '../../servers/secure-site/site-settings.js';
import type { Stores } from '../../servers/secure-site/stores/stores.js';
import { applyFault, type SiteFault } from './site-fault.js';

export interface SecureSiteOptions {
  /** Default: any free one. */
  readonly port?: number;
  /** A name of this computer. Default: 127.0.0.1. */
  readonly name?: string;
  readonly networks: readonly SiteNetwork[];
  /** Default: none; accounts then have no Solana address. */
  readonly solanaNetworks?: readonly SolanaSiteNetwork[];
  /** Patterns of the origins that may embed the frame. Default: every page on this computer. */
  readonly allowedOrigins?: readonly string[];
  /**
   * Allows blind signing: visitors may approve requests that cannot be shown in plain words, after a consent. Default false:
   * such requests are refused.
   */
  readonly blindSigning?: boolean;
  readonly feeLimits?: FeeLimits;
  readonly descriptors?: SiteSettings['descriptors'];
  /** The stored state, which outlives the site. Default: in memory, until it is reset. */
  readonly stores?: Stores;
  /** The time between the second code of a change of email and the change. Default 0. */
  readonly emailDelayMs?: number;
  /** The clock of codes, links and sessions. */
  readonly now?: () => number;
}

export interface SecureSite {
  /** Without a slash at the end, as an origin is. */
  readonly origin: string;
  /** The URL of the frame for apps, without the query. */
  readonly url: string;
  /** The URL of the mailbox. */
  readonly mailboxUrl: string;
  readonly mailbox: Mailbox;
  /** The origin of the stand-ins for Google and the other services. */
  readonly servicesOrigin: string;
  /** Whether an unknown browser has to be approved by a link first. Initially true. */
  verifiesNewBrowsers: boolean;
  /**
   * Whether a page learns who is logged in only after the visitor's consent. Initially false: most tests are about what
   * comes after.
   */
  asksConsent: boolean;
  /** Whether requests are approved in the frame. Initially true: most tests are about what they show. */
  approveInFrame: boolean;
  /** What fails from now on. Undefined, which is the default: nothing. */
  fault: SiteFault | undefined;
  /** Like opening the link in the last email to the address. */
  approveDevice(email: string): Promise<void>;
  /** Removes all accounts and logins, and empties the mailbox. Resolves once no email is being sent any more. */
  forget(): Promise<void>;
  stop(): Promise<void>;
}

const LOOPBACK = ['http://127.0.0.1:*', 'http://localhost:*', 'http://localhost'];

export async function startSecureSite(options: SecureSiteOptions): Promise<SecureSite> {
  const { networks, solanaNetworks = [], stores, emailDelayMs = 0 } = options;
  // It can be stopped and started again at the same URL.
  const port = options.port ? await whenFree(options.port) : await lastingPort();
  const { allowedOrigins = LOOPBACK, blindSigning = false, feeLimits, descriptors, now = Date.now } = options;
  const [mailbox, services] = await Promise.all([startMailbox(), startIdentityServices()]);
  const mails = smtpSender(mailbox.server);
  let verifiesNewBrowsers = true;
  let asksConsent = false;
  let approveInFrame = true;
  let fault: SiteFault | undefined;
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
      emailDelayMs,
    },
    {
      frame: frameBundle,
      send: mails.send,
      provider: services.provider,
      farcaster: 'stand-in',
      mails: mailbox.mails,
      verifiesNewBrowsers: () => verifiesNewBrowsers,
      before: (path, request) => applyFault(fault, path, request),
      now,
      ...(stores && {
        stores: {
          accounts: () => Promise.resolve(stores.accounts),
          flows: () => Promise.resolve(stores),
          sealer: stores.sealer,
        },
      }),
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
    get fault() {
      return fault;
    },
    set fault(value) {
      fault = value;
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
