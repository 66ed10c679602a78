/** Environment variables by the entry that each sets. A variable ending in `_FILE` names a file with the value. */

import { FileUnread, readText } from './read-text.js';

type Kind = 'text' | 'number' | 'yes-no' | 'list' | 'json';

const service = (name: string) =>
  ({
    [`SITE_${name.toUpperCase()}_CLIENT_ID`]: [`identity.${name}.clientId`, 'text'],
    [`SITE_${name.toUpperCase()}_CLIENT_SECRET`]: [`identity.${name}.clientSecret`, 'text'],
  }) as const;

const VARIABLES: Readonly<Record<string, readonly [path: string, kind: Kind]>> = {
  SITE_MODE: ['mode', 'text'],
  SITE_PUBLIC_URL: ['publicUrl', 'text'],
  SITE_LISTEN_HOST: ['listen.host', 'text'],
  SITE_LISTEN_PORT: ['listen.port', 'number'],
  SITE_TRUSTED_PROXIES: ['trustedProxies', 'list'],
  SITE_PROJECTS: ['projects', 'json'],
  SITE_NETWORKS: ['networks', 'json'],
  SITE_SOLANA_NETWORKS: ['solanaNetworks', 'json'],
  SITE_BLIND_SIGNING: ['blindSigning', 'yes-no'],
  SITE_APPROVE_IN_FRAME: ['approveInFrame', 'yes-no'],
  SITE_FEE_LIMITS: ['feeLimits', 'json'],
  SITE_DESCRIPTORS: ['descriptors', 'json'],
  SITE_SMTP_HOST: ['smtp.host', 'text'],
  SITE_SMTP_PORT: ['smtp.port', 'number'],
  SITE_SMTP_TLS: ['smtp.tls', 'text'],
  SITE_SMTP_USER: ['smtp.user', 'text'],
  SITE_SMTP_PASSWORD: ['smtp.password', 'text'],
  SITE_SMTP_FROM: ['smtp.from', 'text'],
  SITE_SMTP_FROM_NAME: ['smtp.fromName', 'text'],
  SITE_SMTP_CA: ['smtp.ca', 'text'],
  ...service('google'),
  ...service('github'),
  ...service('x'),
  ...service('facebook'),
  ...service('discord'),
  SITE_APPLE_CLIENT_ID: ['identity.apple.clientId', 'text'],
  SITE_APPLE_TEAM_ID: ['identity.apple.teamId', 'text'],
  SITE_APPLE_KEY_ID: ['identity.apple.keyId', 'text'],
  SITE_APPLE_PRIVATE_KEY: ['identity.apple.privateKey', 'text'],
  SITE_FARCASTER_RPC_URL: ['farcaster.rpcUrl', 'text'],
  SITE_FARCASTER_RELAY_URL: ['farcaster.relayUrl', 'text'],
  SITE_DATABASE_URL: ['database.url', 'text'],
  SITE_REDIS_URL: ['redis.url', 'text'],
  SITE_SEALING_KEYS: ['sealingKeys', 'list'],
  SITE_KEY_SERVICE_MODULE: ['keyService.module', 'text'],
  SITE_KEY_SERVICE_URL: ['keyService.url', 'text'],
  SITE_KEY_SERVICE_TOKEN: ['keyService.token', 'text'],
  SITE_KEY_SERVICE_ONLY_OPENS: ['keyService.onlyOpens', 'yes-no'],
  SITE_EMAIL_CHANGE_HOURS: ['emailChangeHours', 'number'],
  SITE_CHALLENGE_BITS: ['challengeBits', 'number'],
  SITE_METRICS_HOST: ['metrics.host', 'text'],
  SITE_METRICS_PORT: ['metrics.port', 'number'],
  SITE_METRICS_TOKEN: ['metrics.token', 'text'],
};

interface FromVariable {
  readonly path: string;
  readonly variable: string;
  readonly value: unknown;
}

export interface FromEnvironment {
  readonly entries: readonly FromVariable[];
  readonly problems: readonly string[];
  /** The paths of entries whose files cannot be read. */
  readonly unread: readonly string[];
}

/** `SITE_CONFIG` names the configuration file, and is not an entry itself. */
const FILE_OF_ALL = 'SITE_CONFIG';

export function readEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
  readFile: (path: string) => string,
): FromEnvironment {
  const entries: FromVariable[] = [];
  const problems: string[] = [];
  const unread: string[] = [];
  for (const [variable, given] of Object.entries(environment)) {
    if (!variable.startsWith('SITE_') || variable === FILE_OF_ALL || given === undefined) continue;
    const asFile = VARIABLES[variable] === undefined && variable.endsWith('_FILE');
    const withoutFile = asFile ? variable.slice(0, -'_FILE'.length) : variable;
    const [path, kind] = VARIABLES[withoutFile] ?? [];
    if (path === undefined || kind === undefined) problems.push(`${variable}: there is no such variable`);
    else if (asFile && environment[withoutFile] !== undefined)
      problems.push(`${variable}: ${withoutFile} is set as well: set one of the two`);
    else
      try {
        const text = asFile ? readText(given, readFile) : given;
        entries.push({ path, variable, value: readValue(text, kind) });
      } catch (error) {
        if (error instanceof FileUnread) unread.push(path);
        problems.push(`${variable}: ${error instanceof FileUnread ? error.message : 'must be JSON'}`);
      }
  }
  return { entries, problems, unread };
}

function readValue(given: string, kind: Kind): unknown {
  if (kind === 'number') return /^\d+(?:\.\d+)?$/.test(given) ? Number(given) : given;
  if (kind === 'yes-no') return given === 'true' ? true : given === 'false' ? false : given;
  if (kind === 'list')
    return given
      .split(/[,\n]/)
      .map((each) => each.trim())
      .filter((each) => each !== '');
  return kind === 'json' ? (JSON.parse(given) as unknown) : given;
}
