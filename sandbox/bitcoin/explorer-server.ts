/** A Bitcoin explorer on loopback with the API of mempool.space and esplora. The ledger is created on the first request. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { BitcoinLedger } from './bitcoin-ledger.js';

export interface ExplorerOptions {
  /** Default: any free one. */
  readonly port?: number;
  /** The initial balances, in satoshis. */
  readonly holders?: readonly { readonly address: string; readonly coins: readonly bigint[] }[];
}

export interface ExplorerServer {
  /** Such as `http://127.0.0.1:5191/api`. */
  readonly url: string;
  /** The ledger, for inspection and faults. */
  ledger(): Promise<BitcoinLedger>;
  /** Resets everything. */
  reset(): void;
  stop(): Promise<void>;
}

type Answer = readonly [status: number, body: unknown];

export async function startExplorer(options: ExplorerOptions = {}): Promise<ExplorerServer> {
  let made: Promise<BitcoinLedger> | undefined;
  const ledger = () => {
    made ??= makeLedger(options);
    return made;
  };
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    // The client may disconnect meanwhile.
    const sent = await text(request).catch(() => undefined);
    if (sent === undefined) return;
    const [status, body] = answer(await ledger(), request.method ?? '', request.url ?? '', sent);
    const json = typeof body !== 'string';
    response
      .writeHead(status, { 'content-type': json ? 'application/json' : 'text/plain' })
      .end(json ? JSON.stringify(body) : body);
  });
  // If the server closed idle connections, a request sent at the same moment would fail.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
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

async function makeLedger({ holders = [] }: ExplorerOptions): Promise<BitcoinLedger> {
  const { BitcoinLedger: Ledger } = await import('./bitcoin-ledger.js');
  const ledger = new Ledger();
  for (const { address, coins } of holders) for (const amount of coins) ledger.fund(address, amount);
  return ledger;
}

function answer(ledger: BitcoinLedger, method: string, url: string, body: string): Answer {
  const [, first, second, third, fourth] = /^\/api\/(\w+)(?:\/(\w+))?(?:\/(\w+))?(?:\/(\w+))?$/.exec(url) ?? [];
  const missing: Answer = [404, 'Transaction not found'];
  try {
    if (method === 'POST' && first === 'tx') return [200, ledger.send(body)];
    if (first === 'address' && third === 'utxo') return [200, ledger.coinsOf(second ?? '')];
    if (first === 'address' && third === 'txs') return [200, ledger.historyOf(second ?? '')];
    if (first === 'v1' && second === 'fees' && third === 'recommended') return [200, ledger.rates];
    if (first === 'tx' && third === 'status') return [200, ledger.status(second ?? '') ?? { confirmed: false }];
    if (first === 'tx' && third === 'hex') return ledger.hex(second ?? '') ? [200, ledger.hex(second ?? '')] : missing;
    if (first === 'tx' && third === 'outspend') return [200, ledger.spender(second ?? '', Number(fourth))];
    const transaction = first === 'tx' && third === undefined ? ledger.transaction(second ?? '') : undefined;
    if (transaction) return [200, transaction];
    if (first === 'tx') return missing;
    return [404, 'Not Found'];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return [400, `sendrawtransaction RPC error: ${JSON.stringify({ code: -26, message })}`];
  }
}
