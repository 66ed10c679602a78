/** The secure site: the other end of the embedded wallet, on a separate origin. */
import { setMaxListeners } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { BuiltFiles } from '../files-in.js';
import { Refusal } from './auth/refusal.js';
import { secretText } from './auth/secret-text.js';
import type { Mail } from './demo/mailbox.js';
import type { FarcasterService } from './farcaster/farcaster-signed.js';
import { type Peer, peerOf } from './http/peer.js';
import { routes } from './http/routes.js';
import { startSiteServer } from './http/site-server.js';
import { watchedPaths } from './http/watched-paths.js';
import { type Logins, logins, type ProviderOf } from './logins.js';
import { mailErrorCode, type SendMail } from './mail/smtp-sender.js';
import { openedStores } from './opened-stores.js';
import { StoreUnavailable } from './ports/store-unavailable.js';
import type { Project, SiteSettings } from './site-settings.js';
import { housekeeping } from './stores/housekeeping.js';
import type { StoreOpeners, Stores } from './stores/stores.js';
import { type Checks, healthOf } from './watch/health.js';
import { emailMark, type Log, silentLog } from './watch/log.js';
import { type Metrics, siteMetrics } from './watch/metrics.js';
import { observedApi } from './watch/observed-api.js';
import { outages } from './watch/outages.js';
import { unlessStopped } from './watch/unless-stopped.js';

export interface SiteConfig {
  readonly settings: SiteSettings;
  /** Who may embed the frame, by project. Default: the origins of the settings for any project. */
  readonly projects?: readonly Project[];
  /** `name`: a host name, as passkeys need one. Default: the host. */
  readonly listen: { readonly host: string; readonly port: number; readonly name?: string | undefined };
  /** Default: where it listens. */
  readonly publicUrl?: string;
  /** Blocks of network addresses of proxies whose forwarding headers are trusted. */
  readonly trustedProxies?: readonly string[];
  /** The bearer token for `/metrics`. */
  readonly metricsToken?: string;
  /** The time between the second code of an email change and the change. Default 0. */
  readonly emailDelayMs?: number;
  /** Proof of work for networks with too many logins. Default: they wait. */
  readonly challengeBits?: number | undefined;
  /** The key of the hashes that replace emails in the log. Default: a random key per process. */
  readonly logKey?: string | undefined;
}

/** The parts of the site, of a trial or real. */
export interface SiteParts {
  /** The scripts of the frame and of the wallet's own window. */
  readonly frame: () => Promise<BuiltFiles>;
  readonly send: SendMail;
  readonly provider: ProviderOf;
  /** `stand-in`: in a trial, where visitors choose any identity. Default: not offered. */
  readonly farcaster?: FarcasterService | 'stand-in';
  /** For a trial: emails that a public page of the site shows. */
  readonly mails?: readonly Mail[];
  /** Whether an unknown browser has to be approved by a link first. Default: always. */
  readonly verifiesNewBrowsers?: () => boolean;
  /** Called before each request is answered; may throw, or never resolve. */
  readonly before?: (path: string, request: IncomingMessage, peer: Peer) => Promise<void>;
  /** The checks that have to succeed before the site is ready. */
  readonly checks?: Checks;
  /** Additional health checks: if they fail, some logins do not work, but the site still counts as ready. */
  readonly watches?: Checks;
  readonly log?: Log;
  readonly metrics?: Metrics;
  /** Opened again and again until they resolve. Default: in memory. */
  readonly stores?: StoreOpeners;
  /** The clock of codes, links and sessions. */
  readonly now?: () => number;
}

export interface Site {
  /** Without a trailing slash, like an origin. */
  readonly origin: string;
  /** Where it listens. */
  readonly port: number;
  /** The URL that an app puts into its frame, without the query. */
  readonly url: string;
  readonly logins: Logins;
  /** Clears the memory, as after a restart. */
  forget(): void;
  /** Not ready from now on; resolves once open requests are answered, or were cut off after the limit. */
  stop(limitMs?: number): Promise<void>;
}

export async function startSite(config: SiteConfig, parts: SiteParts): Promise<Site> {
  const { settings, projects, listen, publicUrl, trustedProxies = [], metricsToken } = config;
  const { mails, provider, before, verifiesNewBrowsers, checks = {}, watches = {}, now = Date.now } = parts;
  const { log = silentLog, metrics = siteMetrics() } = parts;
  const mark = emailMark(config.logKey ?? secretText());
  const stopping = new AbortController();
  // Each long-polling request adds a listener.
  setMaxListeners(0, stopping.signal);
  const allowedOrigins = projects ? projects.flatMap(({ origins }) => origins) : settings.allowedOrigins;
  let origin = '';
  /** Its whole memory is in these parts. */
  const begin = (stores?: Stores) => {
    const made = logins({
      ...{ provider, verifiesNewBrowsers, now, allowedOrigins, stores, farcaster: parts.farcaster },
      ...{ emailDelayMs: config.emailDelayMs, challengeBits: config.challengeBits },
      send: counted(parts.send, metrics, log),
      origin: () => origin,
    });
    return { ...made, api: unlessStopped(observedApi(made.api, metrics, log, mark), stopping.signal) };
  };
  let current: Logins | undefined = parts.stores ? undefined : begin();
  const present = (): Logins => {
    if (!current) throw new StoreUnavailable();
    return current;
  };
  let tidy = () => undefined as unknown;
  const opening =
    parts.stores &&
    openedStores(
      parts.stores,
      (stores) => {
        current = begin(stores);
        tidy = housekeeping(stores, log);
      },
      outages('stores', log),
    );
  const { get, post } = routes({ settings, projects, mails, log, frame: parts.frame, logins: present });

  const server = await startSiteServer({
    ...{ listen, publicUrl, log, metrics },
    peerOf: peerOf(trustedProxies),
    async answer(url, request, peer) {
      await before?.(url.pathname, request, peer);
      return request.method === 'POST' ? await post(url, request, peer) : await get(url, request);
    },
    watched: watchedPaths({
      ...{ metrics, metricsToken },
      stopping: () => stopping.signal.aborted,
      health: healthOf({ needed: { ...opening?.checks, ...checks }, watched: watches }, outages('not ready', log)),
    }),
  }).catch(async (error: unknown) => {
    await opening?.close();
    throw error;
  });
  origin = server.origin;

  return {
    origin,
    port: server.port,
    url: `${origin}/sdk`,
    get logins() {
      return present();
    },
    forget() {
      current = begin();
    },
    async stop(limitMs) {
      stopping.abort();
      tidy();
      await server.stop(limitMs);
      await opening?.close();
    },
  };
}

function counted(send: SendMail, metrics: Metrics, log: Log): SendMail {
  return async (letter) => {
    try {
      await send(letter);
      metrics.mail('sent');
    } catch (error) {
      const refused = error instanceof Refusal && error.status < 500;
      metrics.mail(refused ? 'refused' : 'failed');
      if (!refused) log('error', 'mail', { outcome: 'failed', why: mailErrorCode(error) });
      throw error;
    }
  };
}
