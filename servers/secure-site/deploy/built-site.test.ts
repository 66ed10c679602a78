/** What a host runs: reproducible, started by plain Node, stopped by a signal; and the trial, with one command. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localPostgres } from '../stores/test-servers/local-postgres.js';
import { localRedis } from '../stores/test-servers/local-redis.js';
import { withServer } from '../stores/test-servers/with-server.js';
import { type BuiltSite, buildSite } from './build-site.js';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const HOST = 'wallet.saltmarsh.com';
const CONFIG = {
  publicUrl: `https://${HOST}`,
  listen: { host: '127.0.0.1', port: 0 },
  trustedProxies: ['127.0.0.1'],
  projects: [{ id: 'slipway', origins: ['https://slipway.com'] }],
  networks: [{ chainId: 1, name: 'Far', rpcUrl: 'https://node.example/', symbol: 'ETH', decimals: 18 }],
  // None of its services is there: the site runs, but is not ready.
  smtp: { host: '127.0.0.1', port: 1, user: 'login', password: { file: 'password' }, from: 'login@saltmarsh.com' },
  database: { url: 'postgres://site:topsecret@127.0.0.1:1/site' },
  redis: { url: 'redis://127.0.0.1:1' },
  sealingKeys: [`first:${Buffer.alloc(32, 7).toString('base64')}`],
};

const folder = mkdtempSync(join(tmpdir(), 'built-site-'));
const [one, other] = [join(folder, 'one'), join(folder, 'other')];
let built: readonly BuiltSite[];
const children = new Set<ChildProcess>();

beforeAll(async () => {
  built = [await buildSite(one), await buildSite(other)];
  writeFileSync(join(one, 'site.json'), JSON.stringify(CONFIG));
  writeFileSync(join(one, 'password'), 'between us');
});
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

interface Started {
  /** The first matching line of its output; rejects if it ends before. */
  line(fits: RegExp): Promise<string>;
  readonly lines: readonly string[];
  /** Its exit code, once it ends by itself. */
  readonly exit: Promise<unknown>;
  /** Its exit code after the signal. */
  end(): Promise<unknown>;
}

/** As on a host: the environment has only what is set here. */
function start(args: readonly string[], cwd: string, environment: Record<string, string> = {}): Started {
  const child = spawn(process.execPath, args, { cwd, env: { PATH: process.env.PATH, ...environment } });
  children.add(child);
  const lines: string[] = [];
  const waits = new Set<() => void>();
  let ended = false;
  const exit = once(child, 'close').then(([code]: unknown[]) => {
    children.delete(child);
    ended = true;
    for (const look of waits) look();
    return code;
  });
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', (line) => {
      lines.push(line);
      for (const look of waits) look();
    });
  return {
    lines,
    exit,
    line: (fits) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = lines.find((each) => fits.test(each));
          if (found === undefined && !ended) return;
          waits.delete(look);
          if (found === undefined) reject(new Error(`It ended: ${lines.join('\n')}`));
          else resolve(found);
        };
        waits.add(look);
        look();
      }),
    end() {
      child.kill('SIGTERM');
      return exit;
    },
  };
}

interface Answered {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As sent, compressed or not. */
  readonly body: Buffer;
}

function answerOf(port: number, path: string, accepts = 'identity'): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const headers = { host: HOST, 'accept-encoding': accepts };
    request({ host: '127.0.0.1', port, path, headers }, (response) => {
      const { statusCode: status = 0, headers: given } = response;
      buffer(response).then((body) => resolve({ status, headers: given, body }), reject);
    })
      .on('error', reject)
      .end();
  });
}

const statusOf = async (port: number, path: string) => (await answerOf(port, path)).status;

describe('the built site', () => {
  it('has the same bytes from every build', () => {
    expect(built[0]).toEqual(built[1]);
    const files = readdirSync(other, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
    expect(files.length).toBeGreaterThan(4);
    for (const { parentPath, name } of files) {
      const path = join(parentPath, name);
      expect(readFileSync(path.replace(other, one)).equals(readFileSync(path)), path).toBe(true);
    }
    const sums = readFileSync(join(one, 'SHA256SUMS'), 'utf8');
    expect(sums).toMatch(/^[\da-f]{64} {2}frame\/frame\.[\w-]+\.js$/m);
    expect(sums).toMatch(/^[\da-f]{64} {2}server\.mjs$/m);
    expect(sums).not.toContain(folder);
    expect(built[0]?.frameHash).toMatch(/^[\da-f]{64}$/);
  });

  it('runs with plain Node, answers, and stops on a signal', async () => {
    const site = start(['server.mjs', '--config', 'site.json'], one);
    const { port } = JSON.parse(await site.line(/"event":"started"/)) as { port: number };
    expect(await statusOf(port, '/healthz')).toBe(200);
    expect(await statusOf(port, '/readyz')).toBe(503);
    for (const event of ['stores', 'not ready'])
      await site.line(new RegExp(`"event":"${event}".*"why":"connect ECONNREFUSED 127.0.0.1:1"`));
    expect(await statusOf(port, '/sdk?projectId=slipway')).toBe(200);
    expect(await statusOf(port, '/frame.js')).toBe(302);
    expect(await statusOf(port, '/mailbox')).toBe(404);
    expect(await site.end()).toBe(0);
    expect(site.lines.join('\n')).toContain('"event":"stopped"');
    expect(site.lines.join('\n')).not.toMatch(/between us|topsecret/);
  });

  it('serves the frame’s scripts compressed and cacheable forever, with the published bytes, and never caches the page', async () => {
    const site = start(['server.mjs', '--config', 'site.json'], one);
    const { port } = JSON.parse(await site.line(/"event":"started"/)) as { port: number };
    const page = await answerOf(port, '/sdk?projectId=slipway');
    expect(page.headers['cache-control']).toBe('no-store');
    const [, script = ''] = /src="(\/frame\.[\w-]+\.js)"/.exec(page.body.toString()) ?? [];
    const plain = await answerOf(port, script);
    const sums = readFileSync(join(one, 'SHA256SUMS'), 'utf8');
    expect(sums).toContain(`${createHash('sha256').update(plain.body).digest('hex')}  frame${script}`);
    for (const [encoding, open] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const { headers, body } = await answerOf(port, script, encoding);
      expect(headers).toMatchObject({
        ...{ 'content-encoding': encoding, vary: 'accept-encoding', 'x-content-type-options': 'nosniff' },
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect(body.length).toBeLessThan(plain.body.length / 2);
      expect(open(body).equals(plain.body)).toBe(true);
    }
    expect(await site.end()).toBe(0);
  });

  it('keeps its state in PostgreSQL and Redis, and is ready once both are reachable, with or without a mail server', async () => {
    const fixture = [await withServer('PostgreSQL', localPostgres), await withServer('Redis', localRedis)] as const;
    const [database, redis] = fixture;
    try {
      if (!database || !redis) return;
      const config = { ...CONFIG, database: { url: database.url }, redis: { url: redis.url } };
      writeFileSync(join(one, 'whole.json'), JSON.stringify(config));
      const site = start(['server.mjs', '--config', 'whole.json'], one);
      const { port } = JSON.parse(await site.line(/"event":"started"/)) as { port: number };
      const ready = async () => await (await fetch(`http://127.0.0.1:${port}/readyz`)).json();
      const parts = { database: 'ok', flows: 'ok', mail: 'failed' };
      await expect.poll(ready, { timeout: 60_000 }).toEqual({ ready: true, parts });
      expect(await site.end()).toBe(0);
    } finally {
      await Promise.all(fixture.map((each) => each?.stop()));
    }
  });

  it('reports in one sentence why it does not start', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as AddressInfo;
    const site = start(['server.mjs', '--config', 'site.json'], one, { SITE_LISTEN_PORT: String(port) });
    expect(await site.exit).toBe(1);
    taken.close();
    const said = site.lines.filter((line) => !line.startsWith('{'));
    expect(said).toEqual([
      expect.stringMatching(/^The secure site was not started: listen.port: .*address already in use. Stop the other/),
    ]);
  });

  it.each([
    ['an option that it does not have', ['--cnofig', 'site.json'], 'is not understood: the only option is --config'],
    ['a file without the option', ['site.json'], 'is not understood: the only option is --config'],
    [
      'a configuration that is not there',
      ['--config', 'none.json'],
      'the file "none.json" cannot be read: there is no',
    ],
    ['a folder for a configuration', ['--config', 'frame'], 'the file "frame" cannot be read: it is a folder'],
  ])('does not start with %s, and says so in two lines', async (_, args, words) => {
    const site = start(['server.mjs', ...args], one);
    expect(await site.exit).toBe(1);
    expect(site.lines).toEqual([expect.stringContaining(words), 'The secure site was not started.']);
  });

  it.each([
    ['nothing configured', {}, 'publicUrl: is missing'],
    ['a trial', { SITE_MODE: 'trial' }, 'mode: what is built for production has no parts of a trial'],
  ])('does not start with %s', async (_, environment, words) => {
    const site = start(['server.mjs'], other, environment);
    expect(await site.exit).toBe(1);
    expect(site.lines.join('\n')).toContain(words);
  });
});

describe('npm run secure-site', () => {
  it('starts a trial that needs nothing else, and prints its address', async () => {
    const site = start(['scripts/secure-site.mjs'], ROOT);
    const [, url = ''] = /(http:\S+)\/sdk$/.exec(await site.line(/\/sdk$/)) ?? [];
    const [, mailbox = ''] = /(http:\S+)$/.exec(await site.line(/\/mailbox$/)) ?? [];
    expect((await fetch(mailbox)).status).toBe(200);
    const frame = await fetch(`${url}/sdk?projectId=any`);
    expect(frame.headers.get('content-security-policy')).toContain('frame-ancestors http://127.0.0.1:*');
    expect(await site.end()).toBe(0);
    // Its frame is bundled from the sources on this machine.
  }, 300_000);
});
