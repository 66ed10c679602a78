/** The shape of the site's configuration, with a message for each invalid entry. */
import type { Hex } from 'viem';
import * as z from 'zod/mini';
import { isEmail } from '../../../domain/login/email.js';
import { isAddressBlock } from './address-block.js';

const TEXT = 'must be a text that is not empty';
const text = z.string(TEXT).check(z.minLength(1, TEXT), z.maxLength(10_000, 'is too long'));
const port = z.int('must be a port from 0 to 65535').check(z.gte(0), z.lte(65_535));
const address = (protocols: readonly string[], words: string) =>
  z.string(words).check(z.refine((given) => URL.canParse(given) && protocols.includes(new URL(given).protocol), words));
const webAddress = address(['https:', 'http:'], 'must be an address of the web');
/** Nothing but an origin would be used: a path is refused, and not ignored without a word. */
const isOrigin = (given: string) => !URL.canParse(given) || `${new URL(given).origin}/` === new URL(given).href;
const ownAddress = webAddress.check(z.refine(isOrigin, 'must have no path, as https://wallet.example'));
const isHex = (given: unknown): given is Hex => typeof given === 'string' && /^0x[\da-f]{40}$/i.test(given);
const contract = z.custom<Hex>(isHex, 'must be an address as 0x and 40 hexadecimal digits');
const decimals = z.int('must be a whole number from 0 to 36').check(z.gte(0), z.lte(36));

const network = z.strictObject({
  chainId: z.int('must be a whole number from 1').check(z.gte(1)),
  ...{ name: text, rpcUrl: webAddress, symbol: text, decimals },
  smartAccount: z.optional(contract),
  exchanges: z.optional(z.array(contract)),
});
const solanaNetwork = z.strictObject({
  id: z.string().check(z.regex(/^solana:[\w-]{1,32}$/, 'must be a CAIP-2 id as solana:…')),
  ...{ name: text, rpcUrl: webAddress, symbol: text, decimals },
  tokens: z.optional(z.record(z.string(), text)),
});
const project = z.strictObject({
  id: z.string(TEXT).check(z.regex(/^[\w.-]{1,128}$/, 'must be letters, digits, dots, dashes, 128 at most')),
  origins: z.array(text, 'must be a list of origins').check(z.minLength(1, 'must name an origin at least')),
});

const client = { clientId: text, clientSecret: text };
/** Other URLs than the service's own: for tests, and for self-hosted servers. */
const endpoints = {
  issuer: z.optional(webAddress),
  authorizeUrl: z.optional(webAddress),
  tokenUrl: z.optional(webAddress),
  profileUrl: z.optional(webAddress),
};
const service = z.optional(z.strictObject({ ...client, ...endpoints }));
const apple = z.strictObject({ clientId: text, teamId: text, keyId: text, privateKey: text, ...endpoints });

const ESCAPES = '(in a password, write characters other than letters and digits as %2F)';
const LISTEN = { host: '127.0.0.1', port: 8080 };
const MODES = 'must be "production" or "trial"';
const SEALING = 'must be as "name:key", the key 32 bytes in base64 as `openssl rand -base64 32` prints them';
const isKey = (given: string) => {
  const [, key = ''] = /^[a-z\d-]{1,40}:([a-z\d+/]{43}=)$/i.exec(given) ?? [];
  return Buffer.from(key, 'base64').length === 32;
};

/** An empty text stays, and is refused: without a word, an older key would seal. */
const linesOf = (texts: string[]): string[] => texts.flatMap((each) => each.trim().split(/\s*\n\s*/));
const sealingKeys = z.pipe(
  z.pipe(z.array(z.string(SEALING), 'must be a list of keys'), z.transform(linesOf)),
  z.array(z.string().check(z.refine(isKey, SEALING))).check(
    z.minLength(1, 'must have a key: leave it out if only a keyService seals and opens'),
    z.refine(
      (keys) => new Set(keys.map((key) => key.split(':')[0])).size === keys.length,
      'has two keys of the same name: name them differently',
    ),
  ),
);

export const configSchema = z.strictObject({
  mode: z._default(z.enum(['production', 'trial'], MODES), 'production'),
  publicUrl: z.optional(ownAddress),
  listen: z._default(
    z.strictObject({ host: z._default(text, LISTEN.host), port: z._default(port, LISTEN.port) }),
    LISTEN,
  ),
  trustedProxies: z._default(
    z.array(
      z
        .string('must be a list of address blocks as "10.0.0.0/8"')
        .check(z.refine(isAddressBlock, 'must be an address or a block as "10.0.0.0/8"')),
    ),
    [],
  ),
  projects: z.optional(z.array(project, 'must be a list of projects')),
  networks: z.optional(z.array(network).check(z.minLength(1, 'must name a network at least'))),
  solanaNetworks: z._default(z.array(solanaNetwork), []),
  blindSigning: z._default(z.boolean('must be true or false'), false),
  approveInFrame: z._default(z.boolean('must be true or false'), false),
  feeLimits: z.optional(
    z.strictObject({
      times: z.optional(z.int('must be a whole number from 1 to 1000000').check(z.gte(1), z.lte(1_000_000))),
      percent: z.optional(z.int('must be a whole number from 0 to 100').check(z.gte(0), z.lte(100))),
    }),
  ),
  descriptors: z.optional(z.record(z.string(), z.unknown())),
  smtp: z.optional(
    z.strictObject({
      host: text,
      port: z._default(port, 465),
      tls: z._default(z.enum(['implicit', 'starttls'], 'must be "implicit" or "starttls"'), 'implicit'),
      user: text,
      password: text,
      from: z.string('must be an email address').check(z.refine(isEmail, 'must be an email address')),
      fromName: z._default(text, 'Your wallet'),
      ca: z.optional(text),
    }),
  ),
  identity: z._default(
    z.strictObject({
      ...{ google: service, github: service, x: service, facebook: service, discord: service },
      apple: z.optional(apple),
    }),
    {},
  ),
  farcaster: z.optional(z.strictObject({ rpcUrl: webAddress, relayUrl: z.optional(webAddress) })),
  database: z.optional(
    z.strictObject({ url: address(['postgres:', 'postgresql:'], `must be an address as postgres://… ${ESCAPES}`) }),
  ),
  redis: z.optional(
    z.strictObject({ url: address(['redis:', 'rediss:'], `must be an address as redis://… ${ESCAPES}`) }),
  ),
  /** Oldest first: the last one seals, all of them open. A text, such as that of a file, may have several, one on each line. */
  sealingKeys: z.optional(sealingKeys),
  /** In place of keys in the configuration, or in addition while a site migrates to it. */
  keyService: z.optional(
    z
      .strictObject({
        module: z.optional(text),
        url: z.optional(webAddress),
        token: z.optional(text),
        onlyOpens: z._default(z.boolean('must be true or false'), false),
      })
      .check(
        z.refine(
          ({ module, url, token }) => (module === undefined) !== (url === undefined) && !(module && token),
          'must have a "module", or a "url" with a "token"',
        ),
      ),
  ),
  /** The time between the second code of an email change and the change. */
  emailChangeHours: z.optional(
    z.number('must be a number of hours from 0 to 720, such as 24 or 0.5').check(z.gte(0), z.lte(720)),
  ),
  challengeBits: z.optional(z.int('must be a whole number from 1 to 24').check(z.gte(1), z.lte(24))),
  metrics: z.optional(
    z
      .strictObject({ host: z.optional(text), port: z.optional(port), token: z.optional(text) })
      .check(
        z.refine(
          (given) => given.port !== undefined || (given.token !== undefined && given.host === undefined),
          'must have a "port" for an address of their own, or only a "token" for /metrics',
        ),
      ),
  ),
});

export type SiteFile = z.output<typeof configSchema>;
