/**
 * A Solana node on loopback: JSON-RPC over HTTP, on the real virtual machine. The machine itself is started by the
 * first request, because most users of the world never send one.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Address } from '@solana/kit';
import type { Ledger } from './ledger.js';
import type { SplToken } from './token-accounts.js';

export interface SolanaNodeOptions {
  /** Default: any free one. */
  readonly port?: number;
  /** The initial balances: lamports, and amounts of each token. */
  readonly holders?: readonly Holder[];
  readonly tokens?: readonly SplToken[];
}

export interface Holder {
  readonly address: Address;
  readonly lamports: bigint;
  /** Of each token, in their order. */
  readonly tokens: readonly bigint[];
}

export interface SolanaNode {
  readonly rpcUrl: string;
  /** The ledger, for inspection and faults. */
  ledger(): Promise<Ledger>;
  /** Resets everything. */
  reset(): void;
  stop(): Promise<void>;
}

export async function startSolanaNode(options: SolanaNodeOptions = {}): Promise<SolanaNode> {
  let made: Promise<Ledger> | undefined;
  const ledger = () => {
    made ??= makeLedger(options);
    return made;
  };
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    if (request.method !== 'POST') return void response.writeHead(request.method === 'OPTIONS' ? 204 : 405).end();
    // The client may disconnect meanwhile.
    const sent = await text(request).catch(() => undefined);
    if (sent === undefined) return;
    const answer = await answerText(sent, ledger);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  // If the server closed idle connections, a request sent at the same moment would fail.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  return {
    rpcUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ledger,
    reset() {
      made = undefined;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function makeLedger({ holders = [], tokens = [] }: SolanaNodeOptions): Promise<Ledger> {
  const [{ Ledger }, { placeHolding, placeMint }] = await Promise.all([
    import('./ledger.js'),
    import('./token-accounts.js'),
  ]);
  const ledger = new Ledger();
  for (const token of tokens) placeMint(ledger.vm, token);
  for (const { address, lamports, tokens: held } of holders) {
    ledger.airdrop(address, lamports);
    for (const [at, token] of tokens.entries()) {
      if (held[at]) await placeHolding(ledger.vm, token, address, held[at]);
    }
  }
  return ledger;
}

async function answerText(body: string, ledger: () => Promise<Ledger>): Promise<unknown> {
  let id: unknown = null;
  try {
    const question = JSON.parse(body) as { id: unknown; method: string; params?: readonly unknown[] };
    id = question.id;
    const { answerNode } = await import('./answer-node.js');
    return { jsonrpc: '2.0', id, result: answerNode(await ledger(), question.method, question.params ?? []) };
  } catch (error) {
    const { code = -32602, message, data } = error as { code?: number; message: string; data?: unknown };
    return { jsonrpc: '2.0', id, error: { code: Number.isInteger(code) ? code : -32602, message, data } };
  }
}
