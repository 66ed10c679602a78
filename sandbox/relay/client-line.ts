/** One client's connection: what it subscribes to, and frames to and from it by the way of the faults. */
import { WebSocket } from 'ws';
import type { Fate, FrameKind } from './faults.js';
import { createFaultyPath } from './faulty-path.js';
import { type Ask, readFrame } from './frame.js';
import type { Mail } from './mailboxes.js';

export interface ClientLine {
  readonly clientId: string;
  /** The topics subscribed to. */
  readonly topics: Set<string>;
  answer(ask: Ask, outcome: { readonly result: unknown } | { readonly error: unknown }): void;
  /** Sends mail, and again until it is received. Not twice at the same time. */
  push(mail: Mail, subscriptionId: string): void;
  ping(): void;
  close(): void;
}

/** A frame as it passes, for those who watch the relay. */
export interface SeenFrame {
  readonly kind: FrameKind;
  readonly clientId: string;
  /** Of the request it is, or that it answers. */
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
}

export interface ClientLineOptions {
  readonly clientId: string;
  readonly socket: WebSocket;
  readonly now: () => number;
  /** Mail without a receipt is sent again after so long. */
  readonly repeatEveryMs: number;
  readonly silent: () => boolean;
  readonly fateOf: (kind: FrameKind) => Fate;
  readonly seen: (frame: SeenFrame) => void;
  readonly onAsk: (ask: Ask, line: ClientLine) => void;
  readonly onReceipt: (mail: Mail, line: ClientLine) => void;
}

export function createClientLine(options: ClientLineOptions): ClientLine {
  const { clientId, socket, now, repeatEveryMs, silent, fateOf, seen, onAsk, onReceipt } = options;
  const into = createFaultyPath();
  const out = createFaultyPath();
  const pushed = new Map<number, Mail>();
  let lastId = 0;
  let answersPing = true;

  const open = () => socket.readyState === WebSocket.OPEN;
  const receive = (kind: FrameKind, method: string, params: SeenFrame['params'], handle: () => void) => {
    if (silent()) return;
    into.send(fateOf(kind), () => {
      if (!open()) return;
      seen({ kind, clientId, method, params });
      // A watcher may just have cut the connection.
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

  const line: ClientLine = {
    clientId,
    topics: new Set(),
    answer: ({ id, method, params }, outcome) => send('answer', method, params, { id, ...outcome }),
    push(mail, subscriptionId) {
      if ([...pushed.values()].includes(mail)) return;
      lastId += 1;
      const id = lastId;
      const { topic, message, tag, publishedAt, attestation } = mail;
      const data = { topic, message, publishedAt, tag, ...(attestation !== undefined && { attestation }) };
      const params = { id: subscriptionId, data };
      pushed.set(id, mail);
      const attempt = () => {
        if (!open() || !pushed.has(id) || mail.expiresAt <= now() || !line.topics.has(topic)) {
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
  // Not left to the library, as a silent relay is silent in this as well.
  socket.on('ping', (data: Buffer) => {
    if (!silent() && open()) socket.pong(data);
  });
  socket.on('message', (data: Buffer) => {
    const frame = readFrame(data.toString());
    if (!frame) return;
    if ('ask' in frame) {
      const { ask } = frame;
      receive('ask', ask.method, ask.params, () => onAsk(ask, line));
      return;
    }
    const mail = pushed.get(Number(frame.receipt));
    if (!mail) return;
    const { topic, tag } = mail;
    receive('receipt', 'irn_subscription', { topic, tag }, () => {
      pushed.delete(Number(frame.receipt));
      onReceipt(mail, line);
    });
  });
  socket.on('close', () => {
    into.close();
    out.close();
    pushed.clear();
  });
  // A broken line closes as well.
  socket.on('error', () => undefined);
  return line;
}
