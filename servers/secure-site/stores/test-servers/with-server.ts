/** A server for the tests of a file; without it they are skipped, except where everything has to run. */
import type { LocalServer } from './local-server.js';

export async function withServer(
  name: string,
  start: () => Promise<LocalServer | undefined>,
): Promise<LocalServer | undefined> {
  const server = await start();
  if (server) return server;
  const sentence = `${name} is not installed: what needs it is not tested. On Debian: apt-get install postgresql redis-server`;
  if (process.env.CI) throw new Error(sentence);
  process.stderr.write(`${sentence}\n`);
  return undefined;
}
