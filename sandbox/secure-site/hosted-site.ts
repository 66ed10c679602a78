/**
 * The secure site as a company hosts it: the output of `secure-site:build`, run by plain Node in production, in processes behind one
 * proxy that terminates TLS, with PostgreSQL, Redis and a mail server over TLS. On the parent domain, there is a page that
 * embeds the frame.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buffer } from 'node:stream/consumers';
import { type Mailbox, startMailbox } from '../../servers/secure-site/demo/mailbox.js';
import { buildSite } from '../../servers/secure-site/deploy/build-site.js';
import { LOCALHOST } from '../../servers/secure-site/mail/localhost-certificate.js';
import type { LocalServer } from '../../servers/secure-site/stores/test-servers/local-server.js';
import { servePageWithFrame } from './page-with-frame.js';

const [WALLET, DAPP] = ['wallet.saltmarsh.com', 'saltmarsh.com'] as const;
/** Makes Chromium resolve both names to this computer. */
export const HOSTED_ARGS: readonly string[] = [`--host-resolver-rules=MAP ${WALLET} 127.0.0.1, MAP ${DAPP} 127.0.0.1`];

export interface SiteProcess {
  /** Its log, one line of JSON for each entry. */
  readonly log: readonly string[];
  /** Kills it, as if its machine lost power. */
  kill(): Promise<void>;
}

export interface HostedSite {
  readonly origin: string;
  /** The URL of the page that embeds the frame. */
  readonly dapp: string;
  readonly mailbox: Mailbox;
  readonly processes: readonly [SiteProcess, SiteProcess];
  /** The process that gets requests; the other one gets them if it is down. */
  first: 0 | 1;
  /** Loses the next answer to this path: its process ends before the answer is forwarded. */
  loseAnswer(path: string): void;
  /** Starts a process in place of one that was killed. */
  restart(which: 0 | 1): Promise<void>;
  stop(): Promise<void>;
}

interface Running extends SiteProcess {
  readonly port: number;
}

export async function startHostedSite(database: LocalServer, redis: LocalServer): Promise<HostedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'hosted-site-'));
  const mailbox = await startMailbox(0, LOCALHOST);
  await buildSite(join(folder, 'site'));
  const children = new Set<ChildProcess>();
  let [first, losing]: [0 | 1, string | undefined] = [0, undefined];
  let running: [Running, Running] | undefined;
  let page: { readonly origin: string; stop(): Promise<void> } | undefined;

  /** Reads the whole answer from the process that accepts the connection. */
  const fromSite = async (asked: IncomingMessage, body: Buffer): Promise<Handed> => {
    const order = running ? [running[first], running[1 - first] as Running] : [];
    for (const each of order)
      try {
        const found = await hand(each.port, asked, body, WALLET);
        if (asked.url !== losing) return found;
        losing = undefined;
        await each.kill();
        return GATEWAY;
      } catch (error) {
        // It has received no request, so the other process can be tried. A request that fails later may have had effects
        // and is not repeated.
        if (Reflect.get(Object(error), 'code') !== 'ECONNREFUSED') return GATEWAY;
      }
    return GATEWAY;
  };
  const proxy = createServer(LOCALHOST, (asked, response) => {
    const answer = async () => {
      const body = await buffer(asked);
      const ofPage = asked.headers.host?.startsWith(DAPP);
      return ofPage
        ? await hand(Number(new URL(page?.origin ?? '').port), asked, body, DAPP)
        : await fromSite(asked, body);
    };
    void answer()
      .catch(() => GATEWAY)
      .then((found) => give(response, found));
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  const [origin, dapp] = [`https://${WALLET}:${port}`, `https://${DAPP}:${port}`];
  page = await servePageWithFrame(`${origin}/sdk`);
  const config = {
    ...{ publicUrl: origin, listen: { host: '127.0.0.1', port: 0 }, trustedProxies: ['127.0.0.1'] },
    projects: [{ id: 'slipway', origins: [dapp] }],
    networks: [{ chainId: 1, name: 'Far', rpcUrl: 'https://127.0.0.1:1/', symbol: 'ETH', decimals: 18 }],
    smtp: mailbox.server,
    database: { url: database.url },
    redis: { url: redis.url },
    sealingKeys: [`first:${Buffer.alloc(32, 7).toString('base64')}`],
    emailChangeHours: 0,
    approveInFrame: true,
  };
  writeFileSync(join(folder, 'site.json'), JSON.stringify(config));

  const startProcess = async (): Promise<Running> => {
    const args = ['server.mjs', '--config', '../site.json'];
    const child = spawn(process.execPath, args, { cwd: join(folder, 'site'), env: { PATH: process.env.PATH } });
    children.add(child);
    const gone = once(child, 'close');
    const log: string[] = [];
    const started = new Promise<number>((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr])
        createInterface(stream).on('line', (line) => {
          log.push(line);
          if (line.includes('"event":"started"')) resolve(Number(Reflect.get(JSON.parse(line) as object, 'port')));
        });
      gone.then(() => reject(new Error(`The site has ended: ${log.join('\n')}`)), reject);
    });
    const kill = async () => {
      children.delete(child);
      child.kill('SIGKILL');
      await gone;
    };
    const own = await started;
    while (!(await isReady(own))) await new Promise((resolve) => setTimeout(resolve, 100));
    return { port: own, log, kill };
  };
  running = [await startProcess(), await startProcess()];
  const both = running;

  return {
    ...{ origin, dapp, mailbox },
    processes: both,
    get first() {
      return first;
    },
    set first(which) {
      first = which;
    },
    loseAnswer(path) {
      losing = path;
    },
    async restart(which) {
      both[which] = await startProcess();
    },
    async stop() {
      for (const child of children) child.kill('SIGKILL');
      proxy.closeAllConnections();
      await Promise.all([page?.stop(), mailbox.stop(), new Promise((resolve) => proxy.close(resolve))]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Handed {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}
const GATEWAY: Handed = { status: 502, headers: { 'content-type': 'text/html' }, body: Buffer.from('Bad gateway') };

/** Like a proxy: drops such headers from the client. */
function hand(port: number, asked: IncomingMessage, body: Buffer, name: string): Promise<Handed> {
  const { forwarded: _, ...headers } = asked.headers;
  const said = {
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': headers.host ?? name,
  };
  const { url: path = '/', method = 'GET' } = asked;
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers: { ...headers, ...said } }, (response) => {
      const { statusCode: status = 502, headers: given } = response;
      buffer(response).then((bytes) => resolve({ status, headers: given, body: bytes }), reject);
    })
      .on('error', reject)
      .end(body);
  });
}

function give(response: ServerResponse, { status, headers, body }: Handed): void {
  const { connection: _, 'transfer-encoding': __, 'keep-alive': ___, ...rest } = headers;
  response.writeHead(status, { ...rest, 'content-length': body.length }).end(body);
}

async function isReady(port: number): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
  return response?.status === 200;
}
