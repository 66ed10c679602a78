/** PostgreSQL for a test. It refuses to run as the superuser, and then runs as Debian's `postgres`. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lastingPort } from '../../../lasting-port.js';
import { end, findProgram, type LocalServer, run } from './local-server.js';

const FOLDERS = ['17', '16', '15', '14'].map((version) => `/usr/lib/postgresql/${version}/bin`);

/** Undefined if it is not installed. */
export function postgresProgram(name: 'initdb' | 'pg_dump' | 'postgres' | 'psql'): string | undefined {
  return findProgram(name, FOLDERS);
}

/** Undefined if it is not installed. */
export async function localPostgres(): Promise<LocalServer | undefined> {
  const [initdb, postgres] = [postgresProgram('initdb'), postgresProgram('postgres')];
  const user = userToRunAs();
  if (initdb === undefined || postgres === undefined || user === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'secure-site-pg-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder };
  await run(
    initdb,
    ['-D', join(folder, 'data'), '-U', 'site', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C'],
    options,
  );
  const port = await lastingPort();
  let child: ChildProcess | undefined;
  const back = () =>
    new Promise<void>((resolve, reject) => {
      const settings = [
        'fsync=off',
        'listen_addresses=127.0.0.1',
        `unix_socket_directories=${folder}`,
        'shared_buffers=16MB',
      ];
      const started = spawn(
        postgres,
        ['-D', join(folder, 'data'), '-p', String(port), ...settings.flatMap((each) => ['-c', each])],
        { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
      );
      child = started;
      let said = '';
      started.stderr.on('data', (part: Buffer) => {
        said += part.toString();
        if (said.includes('ready to accept connections')) resolve();
      });
      started.once('error', reject);
      started.once('exit', () => reject(new Error(`PostgreSQL ended: ${said}`)));
    });
  const cut = async () => {
    // Closes all connections with their unfinished transactions.
    if (child) await end(child, 'SIGQUIT');
  };
  await back();
  return {
    url: `postgres://site@127.0.0.1:${port}/postgres`,
    cut,
    back,
    async stop() {
      await cut();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function userToRunAs(): { readonly uid?: number; readonly gid?: number } | undefined {
  if (process.getuid?.() !== 0) return {};
  const idOf = (which: string) => Number(execFileSync('id', [which, 'postgres'], { stdio: 'pipe' }).toString());
  try {
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    return undefined;
  }
}
