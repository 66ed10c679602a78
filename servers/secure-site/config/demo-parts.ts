/** Settings that a trial may have and production may not: each prevents the start. */
import { originPatternProblem } from './origin-pattern.js';
import type { SiteFile } from './schema.js';

const LOOPBACK = /^(?:localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Sentences that begin with the entry's name. Empty: it may start. */
export function demoParts(config: SiteFile): readonly string[] {
  const { publicUrl, trustedProxies, projects, networks, smtp, identity, database, redis, sealingKeys, keyService } =
    config;
  const missing: readonly (readonly [entry: string, given: unknown, why: string])[] = [
    ['publicUrl', publicUrl, 'visitors and mails need an address, as https://wallet.example'],
    ['projects', projects?.[0], 'no page may show the wallet without one'],
    ['networks', networks?.[0], 'there is no chain to use'],
    ['smtp', smtp, 'the mailbox of a trial shows every code to everybody'],
    ['database.url', database, 'accounts in memory are lost with the process'],
    ['redis.url', redis, 'logins and limits in memory are lost with the process'],
    [
      'sealingKeys',
      sealingKeys?.[0] ?? (keyService?.onlyOpens ? undefined : keyService),
      'a generated key opens nothing after a restart: give keys, or a keyService that seals',
    ],
    ['trustedProxies', trustedProxies[0], 'TLS ends at a proxy, whose address has to be known'],
  ];
  const secure: readonly (readonly [entry: string, url: string | undefined])[] = [
    ...(networks ?? []).map(({ rpcUrl }, index) => [`networks.${index}.rpcUrl`, rpcUrl] as const),
    ...config.solanaNetworks.map(({ rpcUrl }, index) => [`solanaNetworks.${index}.rpcUrl`, rpcUrl] as const),
    ['farcaster.rpcUrl', config.farcaster?.rpcUrl],
    ['farcaster.relayUrl', config.farcaster?.relayUrl],
  ];
  return [
    ...missing.filter(([, given]) => given === undefined).map(([entry, , why]) => `${entry}: is missing: ${why}`),
    ...publicUrlProblems(publicUrl),
    ...Object.entries(identity).flatMap(([name, registration]) =>
      Object.entries(registration ?? {}).flatMap(([key, given]) => {
        if (!/Url$|^issuer$/.test(key) || typeof given !== 'string') return [];
        const { protocol, hostname } = new URL(given);
        if (LOOPBACK.test(hostname))
          return [`identity.${name}.${key}: names this computer, where a stand-in lets visitors be anybody`];
        return protocol === 'https:' ? [] : [`identity.${name}.${key}: must begin with https://`];
      }),
    ),
    ...keyServiceProblems(keyService),
    ...secure
      .filter(([, url]) => url !== undefined && new URL(url).protocol !== 'https:')
      .map(([entry]) => `${entry}: must begin with https://`),
  ];
}

function publicUrlProblems(publicUrl: string | undefined): readonly string[] {
  if (publicUrl === undefined) return [];
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol !== 'https:') return ['publicUrl: must begin with https://'];
  return LOOPBACK.test(hostname) ? ['publicUrl: names this computer, which only a trial may'] : [];
}

/** Keys cross this connection, so it has to be encrypted or stay on this computer. */
function keyServiceProblems(keyService: SiteFile['keyService']): readonly string[] {
  if (keyService?.url === undefined) return [];
  const { protocol, hostname } = new URL(keyService.url);
  return [
    ...(protocol === 'https:' || LOOPBACK.test(hostname) ? [] : ['keyService.url: must begin with https://']),
    ...(keyService.token === undefined ? ['keyService.token: is missing: whoever asks could open every secret'] : []),
  ];
}

/** Problems with the origins of the projects, by mode. */
export function originProblems({ mode, projects = [] }: SiteFile): readonly string[] {
  return projects.flatMap(({ id, origins }, index) => [
    ...(projects.findIndex((each) => each.id === id) < index ? [`projects.${index}.id: "${id}" is there twice`] : []),
    ...origins.flatMap((origin, at) => {
      const problem = originPatternProblem(origin, mode === 'trial');
      return problem === undefined ? [] : [`projects.${index}.origins.${at}: "${origin}" ${problem}`];
    }),
  ]);
}
