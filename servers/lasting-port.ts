/** A port of 127.0.0.1 for a server that tests stop and start again at the same address. */
import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Below 32768: outgoing connections use ports from there on. */
const LOWEST = 20_000;
const COUNT = 6_000;
const LIMIT_MS = 20_000;

/**
 * One that stays free while its server is briefly down, for as long as this thread runs: it is reserved by listening on
 * another one, which every thread that asks here tries first.
 */
export async function lastingPort(port = LOWEST + Math.floor(Math.random() * COUNT)): Promise<number> {
  const reserved = await reserve(port + COUNT);
  if (reserved && (await isUnused(port))) return port;
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
export async function whenFree(port: number, until = Date.now() + LIMIT_MS): Promise<number> {
  if ((await isUnused(port)) || Date.now() > until) return port;
  await delay(50);
  return whenFree(port, until);
}

/**
 * Whether no server listens there. It connects, and does not listen itself: a process that another thread starts at that
 * moment would have a copy of the socket, and keep the port until it runs its own program.
 */
function isUnused(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(port, '127.0.0.1');
    probe.once('connect', () => resolve(false)).once('error', (error) => resolve(codeOf(error) === 'ECONNREFUSED'));
    probe.once('connect', () => probe.destroy());
  });
}
