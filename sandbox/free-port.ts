/** A port of 127.0.0.1 to listen on: the preferred one, or any free one. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export async function freePort(wished: number): Promise<number> {
  return (await tryPort(wished)) ?? (await tryPort(0)) ?? wished;
}

/** One that stays free while its server is briefly down: outgoing connections get ports above 32767. */
export async function lastingPort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 12_000);
  return (await tryPort(port)) ?? lastingPort();
}

/** The same port, once nothing listens there: on a busy machine a stopped server releases it a moment later. */
export async function whenFree(port: number, until = Date.now() + 20_000): Promise<number> {
  if ((await tryPort(port)) !== undefined || Date.now() > until) return port;
  await delay(50);
  return whenFree(port, until);
}

async function tryPort(port: number): Promise<number | undefined> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  } catch {
    return undefined;
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}
