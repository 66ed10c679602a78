/** A port of 127.0.0.1 to listen on: the preferred one, or any free one. */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export async function freePort(wished: number): Promise<number> {
  return (await tryPort(wished)) ?? (await tryPort(0)) ?? wished;
}

/** Below 32768: outgoing connections use ports from there on. */
const LOWEST = 20_000;
const COUNT = 6_000;

/**
 * One that stays free while its server is briefly down, for as long as this thread runs: it is reserved by listening on
 * another one, which every thread that asks here tries first.
 */
export async function lastingPort(port = LOWEST + Math.floor(Math.random() * COUNT)): Promise<number> {
  const reserved = await reserve(port + COUNT);
  if (reserved && (await tryPort(port)) !== undefined) return port;
  reserved?.close();
  return lastingPort();
}

/** Undefined: another thread has it. */
async function reserve(port: number): Promise<Server | undefined> {
  const server = createServer((connection) => connection.destroy()).listen(port, '127.0.0.1');
  // It keeps nothing running.
  server.unref();
  try {
    await once(server, 'listening');
    return server;
  } catch (error) {
    if (codeOf(error) !== 'EADDRINUSE') throw error;
    return undefined;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
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
