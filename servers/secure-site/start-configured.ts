/** Starts the site from its configuration: real parts, and in a trial replacements for those that are not configured. */

import { createHmac } from 'node:crypto';
import type { BuiltFiles } from '../files-in.js';
import type { SiteFile } from './config/schema.js';
import { farcasterRelay } from './farcaster/farcaster-relay.js';
import type { FarcasterService } from './farcaster/farcaster-signed.js';
import { custodyCheck } from './farcaster/verify-sign-in.js';
import { startMetricsServer } from './http/metrics-server.js';
import { registeredServices } from './identity/registered.js';
import { smtpSender } from './mail/smtp-sender.js';
import { configuredSealer } from './sealing/configured-sealer.js';
import { type Site, startSite } from './site.js';
import type { FeeLimits } from './site-settings.js';
import { storeOpeners } from './stores/open-stores.js';
import { cachedCheck } from './watch/cached-check.js';
import type { Checks } from './watch/health.js';
import type { Log } from './watch/log.js';
import { siteMetrics } from './watch/metrics.js';

export interface StartedSite {
  readonly site: Site;
  /** In a trial: where people read the emails. */
  readonly mailboxUrl: string | undefined;
  stop(): Promise<void>;
}

/** Mail servers should not be contacted by every probe. */
const MAIL_LOOK_MS = 60_000;

/** In starting order; they are stopped in reverse. */
type Stop = () => unknown;

export async function startConfigured(
  config: SiteFile,
  frame: () => Promise<BuiltFiles>,
  log: Log,
): Promise<StartedSite> {
  const trial = config.mode === 'trial';
  const stops: Stop[] = [];
  const stop = async () => {
    for (const each of stops.reverse().splice(0)) await each();
  };
  try {
    // Loaded in a trial only: the production build does not have it.
    const demo = trial ? await import('./demo/trial-parts.js') : undefined;
    const parts = await demo?.startTrialParts();
    if (parts) stops.push(parts.stop);
    const server = config.smtp ?? parts?.mailServer;
    const networks = config.networks ?? demo?.TRIAL_NETWORKS;
    if (!server || !networks) throw new Error('The configuration lacks what production needs');
    const mails = smtpSender(server);
    stops.push(mails.close);
    const services = registeredServices(config.identity, trial);
    const metrics = siteMetrics({ process: !trial });
    const watches: Checks = { mail: cachedCheck(mails.verify, MAIL_LOOK_MS) };
    const { sealer, keys, checks } = await configuredSealer(config);
    const { solanaNetworks, blindSigning, approveInFrame, feeLimits, descriptors } = config;
    const { listen, publicUrl, projects, trustedProxies } = config;
    const { host, port, token } = config.metrics ?? {};
    const site = await startSite(
      {
        settings: {
          ...{ networks, solanaNetworks, blindSigning, approveInFrame, descriptors },
          feeLimits: limitsOf(feeLimits),
          allowedOrigins: projects ? [] : (demo?.TRIAL_ORIGINS ?? []),
        },
        ...{
          listen,
          trustedProxies,
          challengeBits: config.challengeBits,
          logKey: logKeyOf(keys.at(-1)?.bytes ?? config.smtp?.password),
        },
        // A day in which the owner of the old address can stop it.
        emailDelayMs: (config.emailChangeHours ?? (trial ? 0 : 24)) * 3_600_000,
        ...(projects && { projects }),
        ...(publicUrl !== undefined && { publicUrl }),
        ...(token !== undefined && port === undefined && { metricsToken: token }),
      },
      {
        ...{ frame, log, metrics, checks, watches },
        send: mails.send,
        stores: storeOpeners({ databaseUrl: config.database?.url, redisUrl: config.redis?.url, sealer }),
        provider: async (social, callbackUrl) => services.get(social) ?? (await parts?.provider(social, callbackUrl)),
        ...(config.farcaster ? { farcaster: farcasterService(config.farcaster) } : parts && { farcaster: 'stand-in' }),
        ...(parts && !config.smtp && { mails: parts.mails }),
      },
    );
    stops.push(() => site.stop());
    if (port !== undefined) {
      const figures = await startMetricsServer({ host: host ?? '127.0.0.1', port, token, metrics });
      stops.push(figures.stop);
    }
    return { site, mailboxUrl: parts && !config.smtp ? `${site.origin}/mailbox` : undefined, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function limitsOf(given: SiteFile['feeLimits']): FeeLimits {
  const { times, percent } = given ?? {};
  return { ...(times !== undefined && { times }), ...(percent !== undefined && { percent }) };
}

/** The same in every process of the site, derived from a shared secret; it cannot decrypt anything. */
function logKeyOf(secret: Uint8Array | string | undefined): string | undefined {
  return secret && createHmac('sha256', secret).update('marks of the log').digest('base64url');
}

const RELAY = 'https://relay.farcaster.xyz';

function farcasterService({ rpcUrl, relayUrl = RELAY }: NonNullable<SiteFile['farcaster']>): FarcasterService {
  return { relay: farcasterRelay(relayUrl), isCustody: custodyCheck(rpcUrl) };
}
