/** Redis for a test. */
import { type ChildProcess, spawn } from 'node:child_process';
import { lastingPort } from '../../../lasting-port.js';
import { end, findProgram, type LocalServer } from './local-server.js';

/** Undefined if it is not installed. */
export async function localRedis(): Promise<LocalServer | undefined> {
  const program = findProgram('redis-server');
  if (program === undefined) return undefined;
  const port = await lastingPort();
  let child: ChildProcess | undefined;
  const back = () =>
    new Promise<void>((resolve, reject) => {
      const started = spawn(
        program,
        ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
        {
          stdio: ['ignore', 'pipe', 'ignore'],
        },
      );
      child = started;
      let said = '';
      started.stdout.on('data', (part: Buffer) => {
        said += part.toString();
        if (said.includes('Ready to accept connections')) resolve();
      });
      started.once('error', reject);
      started.once('exit', () => reject(new Error(`Redis ended: ${said}`)));
    });
  const cut = async () => {
    if (child) await end(child);
  };
  await back();
  return { url: `redis://127.0.0.1:${port}`, cut, back, stop: cut };
}
