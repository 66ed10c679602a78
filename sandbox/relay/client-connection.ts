/** One client's connection: its subscriptions, and its frames, to which faults are applied. */
import { WebSocket } from 'ws';
import type { Fate, FrameKind } from './faults.js';
import { createFaultyPath } from './faulty-path.js';
import { type Ask, readFrame } from './frame.js';
import type { StoredMessage } from './message-store.js';

export interface ClientConnection {
  readonly clientId: string;
  /** The subscribed topics. */
  readonly topics: Set<string>;
  answer(ask: Ask, outcome: { readonly result: unknown } | { readonly error: unknown }): void;
  /** Sends a message, and repeats it until it is acknowledged. Not twice at the same time. */
  push(stored: StoredMessage, subscriptionId: string): void;
  ping(): void;
  close(): void;
}

/** A frame, for observers of the relay. */
export interface SeenFrame {
  readonly kind: FrameKind;
  readonly clientId: string;
  /** The method of the request, or of the answered one. */
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
}

export interface ClientConnectionOptions {
  readonly clientId: string;
  readonly socket: WebSocket;
  readonly now: () => number;
  /** The time after which an unacknowledged message is sent again. */
  readonly repeatEveryMs: number;
  readonly silent: () => boolean;
  /** Called for each received frame that is dropped in silence. */
  readonly ignored: () => void;
  readonly fateOf: (kind: FrameKind) => Fate;
  readonly seen: (frame: SeenFrame) => void;
  readonly onAsk: (ask: Ask, connection: ClientConnection) => void;
  readonly onReceipt: (stored: StoredMessage, connection: ClientConnection) => void;
}

export function createClientConnection(options: ClientConnectionOptions): ClientConnection {
  const { clientId, socket, now, repeatEveryMs, silent, ignored, fateOf, seen, onAsk, onReceipt } = options;
  const into = createFaultyPath();
  const out = createFaultyPath();
  const pushed = new Map<number, StoredMessage>();
  let lastId = 0;
  let answersPing = true;

  const open = () => socket.readyState === WebSocket.OPEN;
  const receive = (kind: FrameKind, method: string, params: SeenFrame['params'], handle: () => void) => {
    if (silent()) return ignored();
    into.send(fateOf(kind), () => {
      if (!open()) return;
      seen({ kind, clientId, method, params });
      // An observer may just have cut the connection.
      if (open()) handle();
    });
  };
  const send = (
    kind: FrameKind,
    method: string,
    params: SeenFrame['params'],
    frame: Readonly<Record<string, unknown>>,
  ) => {
    out.send(fateOf(kind), () => {
      if (silent() || !open()) return;
      seen({ kind, clientId, method, params });
      if (open()) socket.send(JSON.stringify({ jsonrpc: '2.0', ...frame }));
    });
  };

  const connection: ClientConnection = {
    clientId,
    topics: new Set(),
    answer: ({ id, method, params }, outcome) => send('answer', method, params, { id, ...outcome }),
    push(stored, subscriptionId) {
      if ([...pushed.values()].includes(stored)) return;
      lastId += 1;
      const id = lastId;
      const { topic, message, tag, publishedAt, attestation } = stored;
      const data = { topic, message, publishedAt, tag, ...(attestation !== undefined && { attestation }) };
      const params = { id: subscriptionId, data };
      pushed.set(id, stored);
      const attempt = () => {
        if (!open() || !pushed.has(id) || stored.expiresAt <= now() || !connection.topics.has(topic)) {
          pushed.delete(id);
          return;
        }
        send('push', 'irn_subscription', { ...data, id: subscriptionId }, { id, method: 'irn_subscription', params });
        setTimeout(attempt, repeatEveryMs).unref();
      };
      attempt();
    },
    ping() {
      if (silent() || !open()) return;
      if (!answersPing) return socket.terminate();
      answersPing = false;
      socket.ping();
    },
    close() {
      into.close();
      out.close();
      socket.terminate();
    },
  };

  socket.on('pong', () => {
    answersPing = true;
  });
  // Not done by the library, because a silent relay must not answer pings, either.
  socket.on('ping', (data: Buffer) => {
    if (!silent() && open()) socket.pong(data);
  });
  socket.on('message', (data: Buffer) => {
    const frame = readFrame(data.toString());
    if (!frame) return;
    if ('ask' in frame) {
      const { ask } = frame;
      receive('ask', ask.method, ask.params, () => onAsk(ask, connection));
      return;
    }
    const stored = pushed.get(Number(frame.receipt));
    if (!stored) return;
    const { topic, tag } = stored;
    receive('receipt', 'irn_subscription', { topic, tag }, () => {
      pushed.delete(Number(frame.receipt));
      onReceipt(stored, connection);
    });
  });
  socket.on('close', () => {
    into.close();
    out.close();
    pushed.clear();
  });
  // A broken connection closes as well.
  socket.on('error', () => undefined);
  return connection;
}
