/** A port of 127.0.0.1 to listen on: the preferred one, or any free one. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export async function freePort(wished: number): Promise<number> {
  return (await tryPort(wished)) ?? (await tryPort(0)) ?? wished;
}

/** Below 32768, where outgoing connections get theirs. */
const LOWEST = 20_000;
const COUNT = 6_000;

/**
 * One that stays free while its server is briefly down, for as long as this process runs: it is reserved by listening at
 * another one, which every process that asks here tries first.
 */
export async function lastingPort(port = LOWEST + Math.floor(Math.random() * COUNT)): Promise<number> {
  const reserved = await reserve(port);
  return reserved && (await tryPort(port)) !== undefined ? port : lastingPort();
}

async function reserve(port: number): Promise<boolean> {
  const server = createServer((connection) => connection.destroy()).listen(port + COUNT, '127.0.0.1');
  server.unref();
  try {
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  }
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
