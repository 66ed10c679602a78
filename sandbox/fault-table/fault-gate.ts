/** Stands before a server, and has what is asked there go wrong: some of it, or all. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PlainAnswer } from '../services/call.js';
import { type Fault, inflict } from '../services/faults.js';

/** `unreachable`: the line is cut as soon as something is asked. */
export type GateFault = Fault | 'unreachable';

export interface FaultGate {
  /** Ends in a slash. */
  readonly url: string;
  fault: GateFault;
  /** Questions that the fault is for, oldest first, whether or not it befell them. */
  readonly asked: readonly string[];
  /** Questions whose answer is on its way; not those that the fault never answers. */
  readonly busy: number;
  stop(): Promise<void>;
}

/** `concerns`: which questions the fault is for, by path and parameters. The others pass. */
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
    // Whatever is behind the gate may be gone as well: who asked sees the line cut.
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
