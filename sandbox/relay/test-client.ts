/** A relay client without the SDK: identifies itself, sends given messages, and records what it receives. */
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { didKey } from './did-key.js';

export interface ClientKey {
  readonly clientId: string;
  readonly privateKey: KeyObject;
}

export interface PushedMessage {
  readonly id: number;
  readonly subscription: string;
  readonly topic: string;
  readonly message: string;
  readonly tag: number;
}

export interface TestClient {
  readonly clientId: string;
  /** Resolves with the answer's result; rejects with its error. */
  ask(method: string, params: unknown): Promise<unknown>;
  /** Messages pushed to it, in their order. */
  readonly got: readonly PushedMessage[];
  close(): Promise<void>;
}

export function clientKey(): ClientKey {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const { x = '' } = publicKey.export({ format: 'jwk' });
  return { clientId: didKey(Buffer.from(x, 'base64url')), privateKey };
}

/** A client's token for the relay at this URL; `change` makes it invalid. */
export function clientToken(url: string, key: ClientKey, change: Readonly<Record<string, unknown>> = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { iss: key.clientId, sub: 'a nonce', aud: url, iat: now, exp: now + 86_400, ...change };
  const text = `${part({ alg: 'EdDSA', typ: 'JWT' })}.${part(claims)}`;
  return `${text}.${sign(null, Buffer.from(text), key.privateKey).toString('base64url')}`;
}

export interface TestClientOptions {
  readonly key?: ClientKey;
  /** Whether it acknowledges messages. Default: yes. */
  readonly receipts?: boolean;
}

export async function testClient(url: string, { key = clientKey(), receipts = true }: TestClientOptions = {}) {
  const socket = new WebSocket(`${url}/?auth=${clientToken(url, key)}`);
  const waiting = new Map<number, (answer: Readonly<Record<string, unknown>>) => void>();
  const got: PushedMessage[] = [];
  let lastId = 0;
  socket.on('message', (data: Buffer) => {
    const frame = JSON.parse(data.toString());
    if (frame.method === 'irn_subscription') {
      const { topic, message, tag } = frame.params.data;
      got.push({ id: frame.id, subscription: frame.params.id, topic, message, tag });
      if (receipts) socket.send(JSON.stringify({ id: frame.id, jsonrpc: '2.0', result: true }));
    } else waiting.get(frame.id)?.(frame);
  });
  // Connections that the relay cuts are part of the tests.
  socket.on('error', () => undefined);
  await once(socket, 'open');
  const client: TestClient = {
    clientId: key.clientId,
    got,
    ask(method, params) {
      lastId += 1;
      const id = lastId;
      return new Promise((resolve, reject) => {
        waiting.set(id, ({ result, error }) => (error === undefined ? resolve(result) : reject(error)));
        socket.send(JSON.stringify({ id, jsonrpc: '2.0', method, params }));
      });
    },
    async close() {
      const closed = once(socket, 'close');
      socket.close();
      await closed;
    },
  };
  return client;
}
