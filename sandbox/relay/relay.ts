/**
 * A WalletConnect relay on loopback: it checks who connects, keeps messages until they expire, and forwards them. It can
 * be set to lose, delay, duplicate and swap frames, to fall silent, and to restart with or without its messages.
 */

import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { type WebSocket, WebSocketServer } from 'ws';
import { lastingPort } from '../../servers/lasting-port.js';
import { answerRequests } from './answer-ask.js';
import { type ClientConnection, createClientConnection, type SeenFrame } from './client-connection.js';
import { checkClientToken } from './client-token.js';
import { decideFates, type Faults } from './faults.js';
import { createMessageStore } from './message-store.js';

/** Five seconds in total, after a restart. */
const PORT_ATTEMPTS = 100;
const PORT_PAUSE = 50;

export interface RelayOptions {
  /** Default: any free one. */
  readonly port?: number;
  /** The interval of pings. Node clients close a connection after 35 s without one. Default: 20 s. */
  readonly pingEveryMs?: number;
  /** The time after which an unacknowledged message is sent again. Default: 1 s. */
  readonly repeatEveryMs?: number;
  /** Milliseconds since 1970. Default: the machine's clock. */
  readonly now?: () => number;
}

export interface Relay {
  /** `ws://127.0.0.1:…`, the same after a restart. */
  readonly url: string;
  /** The faults from now on; undefined: none. Setting it restarts its seed. */
  faults: Faults | undefined;
  /** Whether it accepts connections and frames but never answers, not even pings. Frames received meanwhile are lost. */
  silent: boolean;
  /** The reason to refuse everyone from now on; undefined: clients with a valid token are accepted. */
  refusal: string | undefined;
  /** Milliseconds from its close frame to a refused client until it ends the connection. Default: 0. */
  lingers: number;
  /** How many it has refused so far. */
  refused(): number;
  /** How many connection attempts and frames it has left without an answer because it was silent. */
  ignored(): number;
  /** The ids of the connected clients, one for each connection. */
  clients(): readonly string[];
  /** Calls back with each frame before it is processed: killing the relay there kills it just before. */
  watch(listener: (frame: SeenFrame) => void): () => void;
  /** Cuts all connections at once, and accepts new ones. */
  cut(): void;
  /** Cuts all connections at once, and accepts no more. */
  kill(): Promise<void>;
  /** Kills it if necessary, and restarts it at the same URL. */
  restart(options: { readonly keepStore: boolean }): Promise<void>;
  stop(): Promise<void>;
}

const SKEW_SECONDS = 60;
const LARGEST_FRAME = 4_000_000;
/** Clients with `useOnCloseEvent` get refusals by this close code, as browsers hide the HTTP status. */
const REFUSED = 3000;

export async function startRelay({
  port = 0,
  pingEveryMs = 20_000,
  repeatEveryMs = 1000,
  now = Date.now,
}: RelayOptions = {}): Promise<Relay> {
  const connections = new Set<ClientConnection>();
  const sockets = new Set<Duplex>();
  const listeners = new Set<(frame: SeenFrame) => void>();
  let messageStore = createMessageStore(now);
  let faults: Faults | undefined;
  let fateOf = decideFates({ seed: 0 });
  let silent = false;
  let refusal: string | undefined;
  let refused = 0;
  let ignored = 0;
  let lingers = 0;
  const onAsk = answerRequests({ now, messageStore: () => messageStore, connections: () => connections });

  const welcome = (socket: WebSocket, clientId: string) => {
    const connection = createClientConnection({
      clientId,
      socket,
      now,
      repeatEveryMs,
      silent: () => silent,
      ignored: () => {
        ignored += 1;
      },
      fateOf: (kind) => fateOf(kind),
      seen: (frame) => {
        for (const listener of [...listeners]) listener(frame);
      },
      onAsk,
      onReceipt: (stored) => messageStore.handOver(stored, clientId),
    });
    connections.add(connection);
    socket.once('close', () => connections.delete(connection));
  };
  const doorman = new WebSocketServer({ noServer: true, maxPayload: LARGEST_FRAME, autoPong: false });
  const upgrade = (request: IncomingMessage, connection: Duplex, head: Buffer) => {
    connection.on('error', () => connection.destroy());
    if (silent) {
      ignored += 1;
      return;
    }
    const { searchParams } = new URL(request.url ?? '/', 'http://relay');
    const host = request.headers.host ?? '';
    const verdict =
      refusal === undefined
        ? checkClientToken(searchParams.get('auth') ?? '', { host, now: now(), skew: SKEW_SECONDS })
        : { refused: refusal };
    if ('refused' in verdict && searchParams.get('useOnCloseEvent') !== 'true') {
      connection.end('HTTP/1.1 401 Unauthorized\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      return;
    }
    doorman.handleUpgrade(request, connection, head, (socket) => {
      if (!('refused' in verdict)) return welcome(socket, verdict.clientId);
      refused += 1;
      socket.close(REFUSED, refusal ?? `Unauthorized: ${verdict.refused}`);
      if (lingers === 0) return;
      // It ends the connection once its close frame is acknowledged.
      connection.pause();
      setTimeout(() => connection.resume(), lingers).unref();
    });
  };
  const server = createServer((_, response) => {
    response
      .writeHead(426, { 'content-type': 'text/plain', upgrade: 'websocket' })
      .end('A WalletConnect relay: connect by WebSocket.\n');
  });
  server.on('upgrade', upgrade).on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  const listen = async (wanted: number): Promise<void> => {
    server.listen(wanted, '127.0.0.1');
    await once(server, 'listening');
  };
  /** The same port; another program may be trying it at this moment. */
  const listenAgain = async (wanted: number): Promise<void> => {
    for (let left = PORT_ATTEMPTS; left > 0; left -= 1) {
      try {
        return await listen(wanted);
      } catch (failure) {
        if (left === 1) throw failure;
        await delay(PORT_PAUSE);
      }
    }
  };
  let dying: Promise<void> | undefined;
  const kill = (): Promise<void> => {
    dying ??= new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const connection of connections) connection.close();
      connections.clear();
      // Includes connections during the handshake, and those that a silent relay does not answer.
      for (const socket of sockets) socket.destroy();
    });
    return dying;
  };

  // After a restart, it has the same URL.
  await listen(port || (await lastingPort()));
  const { port: taken } = server.address() as AddressInfo;
  const pinging = setInterval(() => {
    for (const connection of connections) connection.ping();
  }, pingEveryMs);
  pinging.unref();

  return {
    url: `ws://127.0.0.1:${taken}`,
    get faults() {
      return faults;
    },
    set faults(next) {
      faults = next;
      fateOf = decideFates(next ?? { seed: 0 });
    },
    get silent() {
      return silent;
    },
    set silent(next) {
      silent = next;
    },
    get lingers() {
      return lingers;
    },
    set lingers(next) {
      lingers = next;
    },
    refused: () => refused,
    ignored: () => ignored,
    get refusal() {
      return refusal;
    },
    set refusal(next) {
      refusal = next;
    },
    clients: () => [...connections].map(({ clientId }) => clientId),
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    cut() {
      for (const connection of [...connections]) connection.close();
    },
    kill,
    async restart({ keepStore }) {
      // Also if that has already started, without a caller that waits for its end.
      await kill();
      dying = undefined;
      if (!keepStore) messageStore = createMessageStore(now);
      await listenAgain(taken);
    },
    async stop() {
      clearInterval(pinging);
      await kill();
    },
  };
}
