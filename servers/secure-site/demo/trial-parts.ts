/** The fakes of a trial: a public mailbox, and services that let visitors be anyone. */
import type { ProviderOf } from '../logins.js';
import type { MailServer } from '../mail/smtp-sender.js';
import type { SiteNetwork } from '../site-settings.js';
import { startIdentityServices } from './identity/identity-services.js';
import { type Mail, startMailbox } from './mailbox.js';

export interface TrialParts {
  readonly mails: readonly Mail[];
  readonly mailServer: MailServer;
  readonly provider: ProviderOf;
  stop(): Promise<void>;
}

/** A local node with the default port of development tools. */
export const TRIAL_NETWORKS: readonly SiteNetwork[] = [
  { chainId: 31337, name: 'Local', rpcUrl: 'http://127.0.0.1:8545', symbol: 'ETH', decimals: 18 },
];
export const TRIAL_ORIGINS: readonly string[] = ['http://127.0.0.1:*', 'http://localhost:*', 'http://localhost'];

export async function startTrialParts(): Promise<TrialParts> {
  const [mailbox, services] = await Promise.all([startMailbox(), startIdentityServices()]);
  return {
    mails: mailbox.mails,
    mailServer: mailbox.server,
    provider: services.provider,
    stop: async () => void (await Promise.all([mailbox.stop(), services.stop()])),
  };
}
