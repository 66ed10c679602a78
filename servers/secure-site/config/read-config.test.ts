/** The configuration: each problem is named in one sentence; production accepts no part of a trial. */
import { readFileSync as readText } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfig } from './read-config.js';

const NETWORK = { chainId: 1, name: 'Far', rpcUrl: 'https://node.example/', symbol: 'ETH', decimals: 18 };
const GOOD = {
  publicUrl: 'https://wallet.saltmarsh.com',
  listen: { host: '0.0.0.0', port: 8080 },
  trustedProxies: ['10.0.0.0/8', 'fd00::/8', '192.0.2.7'],
  projects: [{ id: 'slipway', origins: ['https://dapp.slipway.com', 'https://*.preview.slipway.com'] }],
  networks: [NETWORK],
  smtp: { host: 'mail.saltmarsh.com', user: 'login', password: 'secret', from: 'login@saltmarsh.com' },
  identity: { google: { clientId: 'id', clientSecret: 'secret' } },
  farcaster: { rpcUrl: 'https://optimism.example/' },
  database: { url: 'postgres://site:secret@db/site' },
  redis: { url: 'rediss://cache:6379' },
  sealingKeys: [`2026-11:${Buffer.alloc(32, 7).toString('base64')}`],
};
const files: Readonly<Record<string, string>> = { '/run/secrets/smtp': 'from the file\n', '/empty': '\n' };

function readFile(path: string): string {
  const found = files[path];
  if (found === undefined) throw Object.assign(new Error(), { code: path === '/private' ? 'EACCES' : 'ENOENT' });
  return found;
}

const read = (changes: object, environment: Record<string, string> = {}) =>
  readConfig({ json: JSON.stringify({ ...GOOD, ...changes }), environment, readFile });

function problems(changes: object, environment: Record<string, string> = {}): readonly string[] {
  const found = read(changes, environment);
  return 'problems' in found ? found.problems : [];
}

describe('the configuration', () => {
  it('is read, with defaults', () => {
    expect(read({})).toMatchObject({
      config: {
        mode: 'production',
        smtp: { port: 465, tls: 'implicit' },
        blindSigning: false,
        approveInFrame: false,
        solanaNetworks: [],
      },
    });
  });

  it('takes entries from the environment first, and secrets from files', () => {
    const smtp = { ...GOOD.smtp, password: { file: '/run/secrets/smtp' } };
    const environment = {
      SITE_PUBLIC_URL: 'https://other.saltmarsh.com',
      SITE_LISTEN_PORT: '9000',
      SITE_TRUSTED_PROXIES: '10.1.0.0/16, 10.2.0.0/16',
      SITE_GOOGLE_CLIENT_SECRET_FILE: '/run/secrets/smtp',
      SITE_CONFIG: 'site.json',
      PATH: '/bin',
    };
    expect(read({ smtp }, environment)).toMatchObject({
      config: {
        publicUrl: 'https://other.saltmarsh.com',
        listen: { host: '0.0.0.0', port: 9000 },
        trustedProxies: ['10.1.0.0/16', '10.2.0.0/16'],
        smtp: { password: 'from the file' },
        identity: { google: { clientId: 'id', clientSecret: 'from the file' } },
      },
    });
  });

  it('may come from the environment alone', () => {
    const found = readConfig({
      environment: { SITE_MODE: 'trial', SITE_NETWORKS: JSON.stringify([NETWORK]) },
      readFile,
    });
    expect(found).toMatchObject({ config: { mode: 'trial', networks: [NETWORK] } });
  });

  it.each([
    [{ publicUrl: 'wallet' }, 'publicUrl: must be an address of the web'],
    [{ publicUrl: 'https://saltmarsh.com/wallet' }, 'publicUrl: must have no path, as https://'],
    [{ mode: 'test' }, 'mode: must be "production" or "trial"'],
    [{ listen: { host: 'x', port: 70_000 } }, 'listen.port: must be a port from 0 to 65535'],
    [{ trustedProxies: ['10.0.0.0/33'] }, 'trustedProxies.0: must be an address or a block as "10.0.0.0/8"'],
    [{ trustedProxies: ['proxy'] }, 'trustedProxies.0: must be an address or a block as "10.0.0.0/8"'],
    [{ networks: [] }, 'networks: must name a network at least'],
    [{ networks: [{ ...NETWORK, chainId: undefined }] }, 'networks.0.chainId: is missing'],
    [{ networks: [{ ...NETWORK, smartAccount: '0x1' }] }, 'networks.0.smartAccount: must be an address as 0x and 40'],
    [{ smtp: { ...GOOD.smtp, pasword: 'x' } }, 'smtp.pasword: there is no such entry'],
    [{ smtp: { ...GOOD.smtp, from: 'nobody' } }, 'smtp.from: must be an email address'],
    [{ smtp: { ...GOOD.smtp, tls: 'none' } }, 'smtp.tls: must be "implicit" or "starttls"'],
    [{ smtp: { ...GOOD.smtp, password: { file: '/none' } } }, 'smtp.password: the file "/none" cannot be read'],
    [{ identity: { apple: { clientId: 'x' } } }, 'identity.apple.teamId: is missing'],
    [{ identity: { myspace: {} } }, 'identity.myspace: there is no such entry'],
    [{ database: { url: 'mysql://x' } }, 'database.url: must be an address as postgres://'],
    [{ redis: { url: 'x' } }, 'redis.url: must be an address as redis://'],
    [{ sealingKeys: ['x:short'] }, 'sealingKeys.0: must be as "name:key", the key 32 bytes in base64'],
    [{ sealingKeys: [Buffer.alloc(32).toString('base64')] }, 'sealingKeys.0: must be as "name:key"'],
    [{ projects: [GOOD.projects[0], GOOD.projects[0]] }, 'projects.1.id: "slipway" is there twice'],
    [{ projects: [{ id: 'a b', origins: ['https://a.com'] }] }, 'projects.0.id: must be letters'],
    [{ projects: [{ id: 'a', origins: [] }] }, 'projects.0.origins: must name an origin at least'],
    [{ sealingKeys: [] }, 'sealingKeys: must have a key'],
    [{ wallets: true }, 'wallets: there is no such entry'],
    [{ listen: 8080 }, 'listen: must be an object, as { … }'],
    [{ networks: NETWORK }, 'networks: must be a list, as [ … ]'],
    [{ projects: ['slipway'] }, 'projects.0: must be an object, as { … }'],
    [{ feeLimits: { times: '3' } }, 'feeLimits.times: must be a whole number from 1 to 1000000'],
    [{ feeLimits: { percent: 900 } }, 'feeLimits.percent: must be a whole number from 0 to 100'],
    [{ descriptors: [] }, 'descriptors: must be an object, as { … }'],
    [{ emailChangeHours: 1_000 }, 'emailChangeHours: must be a number of hours from 0 to 720, such as 24 or 0.5'],
    [{ metrics: {} }, 'metrics: must have a "port" for an address of their own, or only a "token"'],
    [{ metrics: { host: '10.0.0.1', token: 'x' } }, 'metrics: must have a "port"'],
    [{ challengeBits: 40 }, 'challengeBits: must be a whole number from 1 to 24'],
    [{ sealingKeys: [GOOD.sealingKeys[0], GOOD.sealingKeys[0]] }, 'sealingKeys: has two keys of the same name'],
  ])('names what is wrong: %j', (changes, words) => {
    const found = problems(changes);
    expect(found.filter((each) => each.startsWith(words))).toHaveLength(1);
  });

  it.each([
    [{ SITE_SMPT_HOST: 'x' }, 'SITE_SMPT_HOST: there is no such variable'],
    [{ SITE_NETWORKS: '{' }, 'SITE_NETWORKS: must be JSON'],
    [{ SITE_SMTP_PASSWORD_FILE: '/none' }, 'SITE_SMTP_PASSWORD_FILE: the file "/none" cannot be read: there is no'],
    [{ SITE_LISTEN_PORT: 'many' }, 'SITE_LISTEN_PORT: must be a port from 0 to 65535'],
    [{ SITE_LISTEN_PORT: '80.5' }, 'SITE_LISTEN_PORT: must be a port from 0 to 65535'],
    [{ SITE_LISTEN_HOST: '' }, 'SITE_LISTEN_HOST: must be a text that is not empty'],
    [{ SITE_BLIND_SIGNING: 'yes' }, 'SITE_BLIND_SIGNING: must be true or false'],
    [{ SITE_SMTP_FROM: 'nobody' }, 'SITE_SMTP_FROM: must be an email address'],
    [{ SITE_PUBLIC_URL: 'http://a.example' }, 'SITE_PUBLIC_URL: must begin with https://'],
    [{ SITE_PUBLIC_URL: 'https://a.example/?b' }, 'SITE_PUBLIC_URL: must have no path'],
    [{ SITE_TRUSTED_PROXIES: '10.0.0.1, x' }, 'SITE_TRUSTED_PROXIES (trustedProxies.1): must be an address'],
    [{ SITE_TRUSTED_PROXIES: '' }, 'SITE_TRUSTED_PROXIES: is missing: TLS ends at a proxy'],
    [{ SITE_NETWORKS: '[{"name":1}]' }, 'SITE_NETWORKS (networks.0.name): must be a text'],
    [{ SITE_PROJECTS: '[{"id":"a","x":1}]' }, 'SITE_PROJECTS (projects.0.x): there is no such entry'],
    [{ SITE_PROJECTS: '[{"id":"a","origins":["*"]}]' }, 'SITE_PROJECTS (projects.0.origins.0): "*" must be an origin'],
    [{ SITE_SEALING_KEYS: '' }, 'SITE_SEALING_KEYS: must have a key'],
    [{ SITE_SEALING_KEYS: ' ,' }, 'SITE_SEALING_KEYS: must have a key'],
    [{ SITE_SEALING_KEYS: 'first:short' }, 'SITE_SEALING_KEYS (sealingKeys.0): must be as "name:key"'],
    [{ SITE_SEALING_KEYS_FILE: '/empty' }, 'SITE_SEALING_KEYS_FILE: must have a key'],
    [
      { SITE_SMTP_PASSWORD: 'x', SITE_SMTP_PASSWORD_FILE: '/run/secrets/smtp' },
      'SITE_SMTP_PASSWORD_FILE: SITE_SMTP_PASSWORD is set as well: set one of the two',
    ],
  ])('names wrong variables: %j', (environment, words) => {
    expect(problems({}, environment).filter((each) => each.startsWith(words))).toHaveLength(1);
  });

  it.each([
    ['/none', 'there is no such file'],
    ['/private', 'the user that runs the site may not read it: change its owner or its mode'],
  ])('says in one line why a file with a secret cannot be read: %s', (file, why) => {
    const words = `the file "${file}" cannot be read: ${why}`;
    expect(problems({ smtp: { ...GOOD.smtp, password: { file } } })).toEqual([`smtp.password: ${words}`]);
    const smtp = { ...GOOD.smtp, password: undefined };
    expect(problems({ smtp }, { SITE_SMTP_PASSWORD_FILE: file })).toEqual([`SITE_SMTP_PASSWORD_FILE: ${words}`]);
  });

  it.each([
    [{ SITE_LISTEN_PORT: '9000' }, { host: '127.0.0.1', port: 9000 }],
    [{ SITE_LISTEN_HOST: '0.0.0.0' }, { host: '0.0.0.0', port: 8080 }],
    [{}, { host: '127.0.0.1', port: 8080 }],
  ])('has a default for each part of where it listens: %j', (environment, listen) => {
    expect(read({ listen: undefined }, environment)).toMatchObject({ config: { listen } });
  });

  it.each([{ token: 'x' }, { port: 9464 }, { host: '10.0.0.1', port: 9464, token: 'x' }])(
    'takes %j for metrics',
    (metrics) => {
      expect(problems({ metrics })).toEqual([]);
    },
  );

  it('takes a part of an hour, from a variable as from the file', () => {
    expect(read({ emailChangeHours: 0.5 })).toMatchObject({ config: { emailChangeHours: 0.5 } });
    expect(read({}, { SITE_EMAIL_CHANGE_HOURS: '0.5' })).toMatchObject({ config: { emailChangeHours: 0.5 } });
  });

  it('takes several sealing keys from one file, one on each line', () => {
    const [old, fresh] = ['old', 'new'].map((name, at) => `${name}:${Buffer.alloc(32, at).toString('base64')}`);
    const found = readConfig({
      json: JSON.stringify({ ...GOOD, sealingKeys: [{ file: '/keys' }] }),
      ...{ environment: {}, readFile: () => `${old}\n${fresh}\n` },
    });
    expect(found).toMatchObject({ config: { sealingKeys: [old, fresh] } });
  });

  it('takes no empty file of sealing keys, without which an older key would seal', () => {
    const [old, fresh] = ['old', 'new'].map((name, at) => `${name}:${Buffer.alloc(32, at).toString('base64')}`);
    const of = (text: string) =>
      readConfig({
        json: JSON.stringify({ ...GOOD, sealingKeys: [old, { file: '/keys' }] }),
        ...{ environment: {}, readFile: () => text },
      });
    expect(of('\n')).toMatchObject({ problems: [expect.stringMatching(/^sealingKeys\.1: must be as "name:key"/)] });
    expect(of(`\r\n${fresh}\r\n\r\n`)).toMatchObject({ config: { sealingKeys: [old, fresh] } });
  });

  it('that is not JSON names the line, and repeats nothing of the text', () => {
    const json = '{\n  "mode": "production"\n  "smtp": "a secret"\n}';
    expect(readConfig({ json, environment: {}, readFile })).toEqual({
      problems: ['The configuration is not JSON at line 3: an editor, or jq, shows what is wrong'],
    });
  });

  it.each(['{', '[]', 'null', '1'])('has to be an object, and not %s', (json) => {
    expect(readConfig({ json, environment: {}, readFile })).toEqual({
      problems: [expect.stringContaining('The conf')],
    });
  });
});

it('of the example is valid', () => {
  const json = readText(new URL('../deploy/site.example.json', import.meta.url), 'utf8');
  const secrets: Readonly<Record<string, string>> = {
    '/run/secrets/database-url': GOOD.database.url,
    '/run/secrets/sealing-key': GOOD.sealingKeys[0] ?? '',
  };
  const found = readConfig({ json, environment: {}, readFile: (path) => secrets[path] ?? 'secret' });
  expect(found).toMatchObject({ config: { mode: 'production', smtp: { password: 'secret' } } });
});

describe('the origins of a project', () => {
  const wrong = (origin: string, mode = 'production') =>
    problems({ mode, projects: [{ id: 'a', origins: [origin] }] }).length > 0;

  it.each([
    ...['*', 'https://*', 'https://*.com', 'https://*.co.uk', 'https://*.vercel.app', 'https://*.github.io'],
    ...['https://*.pages.dev', 'https://dapp.example*', 'https://*dapp.com', 'https://a.*.com', 'https://*.10.0.0.1'],
    ...['http://dapp.com', 'https://dapp.com/', 'https://dapp.com/x', 'dapp.com', 'https://a.com https://b.com'],
    ...["'self'", 'https://dapp.com:*', 'http://localhost:*', 'https://localhost:3000', 'http://127.0.0.1:*'],
  ])('%s is refused', (origin) => {
    expect(wrong(origin)).toBe(true);
  });

  it.each(['https://dapp.com', 'https://dapp.com:8443', 'https://*.dapp.com', 'https://*.slipway.vercel.app'])(
    '%s is accepted',
    (origin) => {
      expect(wrong(origin)).toBe(false);
    },
  );

  it.each(['http://localhost:*', 'http://127.0.0.1:*', 'http://dapp.localhost:5199'])(
    '%s is accepted in a trial',
    (origin) => {
      expect(wrong(origin, 'trial')).toBe(false);
    },
  );
});

describe('production', () => {
  it.each([
    [{ publicUrl: 'http://wallet.saltmarsh.com' }, 'publicUrl: must begin with https://'],
    [{ publicUrl: 'https://localhost' }, 'publicUrl: names this computer, which only a trial may'],
    [{ publicUrl: undefined }, 'publicUrl: is missing'],
    [{ smtp: undefined }, 'smtp: is missing: the mailbox of a trial shows every code to everybody'],
    [{ database: undefined }, 'database.url: is missing: accounts in memory are lost with the process'],
    [{ redis: undefined }, 'redis.url: is missing: logins and limits in memory are lost with the process'],
    [{ sealingKeys: undefined }, 'sealingKeys: is missing: a generated key opens nothing after a restart'],
    [{ projects: undefined }, 'projects: is missing'],
    [{ networks: undefined }, 'networks: is missing'],
    [{ trustedProxies: [] }, 'trustedProxies: is missing'],
    [
      { identity: { google: { ...GOOD.identity.google, issuer: 'http://localhost:9/google' } } },
      'identity.google.issuer: names this computer, where a stand-in lets visitors be anybody',
    ],
    [
      { identity: { x: { ...GOOD.identity.google, tokenUrl: 'http://x.saltmarsh.com/' } } },
      'identity.x.tokenUrl: must begin with https://',
    ],
    [{ networks: [{ ...NETWORK, rpcUrl: 'http://node.example/' }] }, 'networks.0.rpcUrl: must begin with https://'],
    [{ farcaster: { rpcUrl: 'http://node.example/' } }, 'farcaster.rpcUrl: must begin with https://'],
  ])('does not start with %j', (changes, words) => {
    expect(problems(changes)).toEqual([expect.stringContaining(words)]);
    const trial = problems({ ...changes, mode: 'trial' });
    expect(trial).toEqual([]);
  });

  it('names everything that is missing at once', () => {
    const found = readConfig({ json: '{}', environment: {}, readFile });
    const named = 'problems' in found ? found.problems.map((each) => each.split(':')[0]) : [];
    expect(named).toEqual([
      'publicUrl',
      'projects',
      'networks',
      'smtp',
      'database.url',
      'redis.url',
      'sealingKeys',
      'trustedProxies',
    ]);
  });
});
