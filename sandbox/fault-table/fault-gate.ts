/** A proxy in front of a server that makes some or all requests fail. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PlainAnswer } from '../services/call.js';
import { type Fault, inflict } from '../services/faults.js';

/** `unreachable`: the connection is cut as soon as a request arrives. */
export type GateFault = Fault | 'unreachable';

export interface FaultGate {
  /** Ends in a slash. */
  readonly url: string;
  fault: GateFault;
  /** Requests that the fault applies to, oldest first, whether or not it occurred. */
  readonly asked: readonly string[];
  /** Requests with a pending answer; not those that the fault never answers. */
  readonly busy: number;
  stop(): Promise<void>;
}

/** `concerns`: the requests that the fault applies to, by path and parameters. Others pass. */
export async function startFaultGate(target: string, concerns: (path: string) => boolean): Promise<FaultGate> {
  const asked: string[] = [];
  let busy = 0;
  const server = createServer(async (request, response) => {
    request.on('error', () => undefined);
    response.on('error', () => undefined);
    const path = request.url ?? '/';
    const concerned = concerns(path);
    if (concerned) asked.push(path);
    const fault = concerned ? gate.fault : 'fine';
    if (fault === 'unreachable') return void request.destroy();
    const answered = fault !== 'silent' && fault !== 'endless';
    if (answered) {
      busy += 1;
      response.once('close', () => {
        busy -= 1;
      });
    }
    // The server behind the proxy may be gone as well: the client then sees a cut connection.
    await inflict(fault, response, () => passedOn(target, path, request), {
      retryAfter: undefined,
      elsewhere: 'http://127.0.0.1:9/welcome',
    }).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const gate: FaultGate = {
    ...{ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, fault: 'fine', asked },
    get busy() {
      return busy;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return gate;
}

async function passedOn(target: string, path: string, request: IncomingMessage): Promise<PlainAnswer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { method = 'GET' } = request;
  const response = await fetch(new URL(path.replace(/^\/+/, ''), target), {
    method,
    ...(method === 'POST' && {
      body: Buffer.concat(chunks),
      headers: { 'content-type': request.headers['content-type'] ?? 'text/plain' },
    }),
  });
  const contentType = response.headers.get('content-type') ?? 'application/octet-stream';
  return new PlainAnswer(contentType, new Uint8Array(await response.arrayBuffer()), response.status);
}
