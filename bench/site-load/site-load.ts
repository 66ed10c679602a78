/**
 * The secure site under load: many frames open at once, each refreshing its session every minute, while other visitors log
 * in by mail. Everything on this machine: the site, PostgreSQL, Redis, and the visitors.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { localPostgres } from '../../servers/secure-site/stores/test-servers/local-postgres.js';
import { localRedis } from '../../servers/secure-site/stores/test-servers/local-redis.js';
import { type Letter, type Visitor, type VisitorParts, visitor } from './visitor.js';

export interface SiteLoadOptions {
  readonly minutes: number;
  readonly frames: number;
  readonly loginsAMinute: number;
}

/** The site's limits, in milliseconds. */
const LIMIT_P95 = 300;
const ENTRY = fileURLToPath(new URL('./site-process.ts', import.meta.url));

/** Resolves with the exit code. */
export async function siteLoad({ minutes, frames, loginsAMinute }: SiteLoadOptions): Promise<number> {
  const [postgres, redis] = await Promise.all([localPostgres(), localRedis()]);
  if (!postgres || !redis)
    throw new Error('PostgreSQL and Redis have to be installed: apt-get install postgresql redis-server');
  const child = fork(ENTRY, [postgres.url, redis.url], { execArgv: ['--import', 'tsx'] });
  try {
    const sentMails = mails(child);
    const origin = await said<string>(child, 'origin');
    const times: number[] = [];
    const refused = new Map<string, number>();
    let measuring = false;
    const parts: VisitorParts = {
      origin,
      mailTo: sentMails,
      timed(path, ms, status) {
        if (!measuring) return;
        // It waits for the visitor.
        if (path !== '/auth/device') times.push(ms);
        if (status >= 400) count(refused, `${path} ${status}`);
      },
    };
    const failed = (error: unknown) => count(refused, error instanceof Error ? error.message : String(error));

    const open: Visitor[] = [];
    process.stderr.write(`${frames} visitors log in first …\n`);
    for (let first = 0; first < frames; first += 20) {
      const some = Array.from({ length: Math.min(20, frames - first) }, (_, at) =>
        visitor(`open-${first + at}`, parts),
      );
      await Promise.all(some.map((each) => each.logIn()));
      open.push(...some);
    }

    measuring = true;
    const [began, before] = [performance.now(), await usage(child)];
    const due: { readonly at: number; readonly act: () => Promise<void> }[] = [];
    const span = minutes * 60_000;
    const logins = Math.round(loginsAMinute * minutes);
    for (let at = 0; at < logins; at += 1)
      due.push({ at: (at * span) / logins, act: () => visitor(`new-${at}`, parts).logIn() });
    for (const [at, each] of open.entries())
      for (let round = 0; round < minutes; round += 1)
        due.push({ at: (round + at / open.length) * 60_000, act: () => each.look() });
    due.sort((a, b) => a.at - b.at);
    const acting: Promise<void>[] = [];
    let late = 0;
    for (const { at, act } of due) {
      const wait = began + at - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      else late = Math.max(late, -wait);
      acting.push(act().catch(failed));
    }
    await Promise.all(acting);
    const after = await usage(child);

    times.sort((a, b) => a - b);
    const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? Number.NaN);
    const cpu = (after.user + after.system - before.user - before.system) / 1e6 / (minutes * 60);
    console.log(`${frames} frames open, ${logins} logins in ${minutes} min: ${times.length} requests`);
    console.log(`p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, longest ${at(1 - 1e-9)} ms`);
    console.log(
      `the site: ${Math.round(cpu * 100)} % of a core, ${Math.round(after.rss / 1e6)} MB; visitors began ${Math.round(late)} ms late at most`,
    );
    const errors = [...refused].map(([what, times]) => `${times} × ${what}`);
    console.log(errors.length > 0 ? `errors: ${errors.join('; ')}` : 'no error');
    return errors.length > 0 || at(0.95) > LIMIT_P95 ? 1 : 0;
  } finally {
    child.disconnect();
    await new Promise((resolve) => child.once('exit', resolve));
    await Promise.all([postgres.stop(), redis.stop()]);
  }
}

function count(all: Map<string, number>, what: string): void {
  all.set(what, (all.get(what) ?? 0) + 1);
}

interface Usage {
  readonly user: number;
  readonly system: number;
  readonly rss: number;
}

async function usage(child: ChildProcess): Promise<Usage> {
  const answer = said<Usage>(child, 'usage');
  child.send('usage');
  return await answer;
}

function said<T>(child: ChildProcess, name: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const hear = (message: object) => {
      if (!(name in message)) return;
      child.off('message', hear);
      child.off('exit', gone);
      resolve(Reflect.get(message, name) as T);
    };
    const gone = () => reject(new Error('The site has ended'));
    child.on('message', hear).once('exit', gone);
  });
}

/** Emails on arrival, by address. */
function mails(child: ChildProcess): (email: string) => Promise<Letter> {
  const here = new Map<string, Letter[]>();
  const waiting = new Map<string, (letter: Letter) => void>();
  child.on('message', (message: { readonly letter?: Letter }) => {
    const { letter } = message;
    if (!letter) return;
    const waits = waiting.get(letter.to);
    waiting.delete(letter.to);
    if (waits) waits(letter);
    else here.set(letter.to, [...(here.get(letter.to) ?? []), letter]);
  });
  return (email) => {
    const [first, ...rest] = here.get(email) ?? [];
    if (first) {
      here.set(email, rest);
      return Promise.resolve(first);
    }
    return new Promise((resolve) => waiting.set(email, resolve));
  };
}
