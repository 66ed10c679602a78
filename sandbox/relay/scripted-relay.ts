/** A scripted relay that accepts everything. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

export interface ScriptedRelay {
  readonly url: string;
  /** The messages on a topic, oldest first. */
  published(topic: string): readonly string[];
  /** The page's subscribed topics. */
  readonly topics: ReadonlySet<string>;
  /** Methods that it answers with an error. */
  readonly refusing: Set<string>;
  /** Methods after whose answer it closes the connection. */
  readonly hangingUpAfter: Set<string>;
  /** How often this method was called. */
  asked(method: string): number;
  /** When each connection was opened: milliseconds since 1970. */
  readonly lines: readonly number[];
  /** How many messages the page has acknowledged. */
  receipts(): number;
  /** Sends any frame. */
  say(frame: string): void;
  /** Sends a message on a topic. */
  push(topic: string, message: string): void;
  stop(): Promise<void>;
}

export async function scriptedRelay(): Promise<ScriptedRelay> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  const sockets = new Set<WebSocket>();
  const published: { readonly topic: string; readonly message: string }[] = [];
  const topics = new Set<string>();
  const refusing = new Set<string>();
  const hangingUpAfter = new Set<string>();
  const asked = new Map<string, number>();
  const lines: number[] = [];
  let receipts = 0;
  let lastId = 0;
  server.on('connection', (socket) => {
    sockets.add(socket);
    lines.push(Date.now());
    socket.on('error', () => undefined);
    socket.on('message', (data: Buffer) => {
      const { id, method, params } = JSON.parse(data.toString());
      const answer = refusing.has(method) ? { error: { code: -32000, message: 'Not now' } } : { result: true };
      if (method === undefined) receipts += 1;
      else socket.send(JSON.stringify({ id, jsonrpc: '2.0', ...answer }));
      asked.set(method, (asked.get(method) ?? 0) + 1);
      if (hangingUpAfter.has(method)) socket.close();
      if (method === 'irn_publish') published.push(params);
      for (const topic of params?.topics ?? []) topics.add(topic);
      if (method === 'irn_subscribe') topics.add(params.topic);
    });
  });
  const say = (frame: string) => {
    for (const socket of sockets) socket.send(frame);
  };
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    published: (topic) => published.flatMap((each) => (each.topic === topic ? [each.message] : [])),
    topics,
    refusing,
    hangingUpAfter,
    asked: (method) => asked.get(method) ?? 0,
    lines,
    receipts: () => receipts,
    say,
    push(topic, message) {
      lastId += 1;
      const params = { id: 'a subscription', data: { topic, message, publishedAt: 1, tag: 1 } };
      say(JSON.stringify({ id: lastId, jsonrpc: '2.0', method: 'irn_subscription', params }));
    },
    async stop() {
      for (const socket of sockets) socket.terminate();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
