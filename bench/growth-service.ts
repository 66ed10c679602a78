/** A service on loopback with as many tokens and transactions as its URL specifies: `…/10-1000/`. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface GrowthService {
  /** Ends in a slash; two numbers are appended. */
  readonly url: string;
  /** The requests, oldest first. */
  readonly asked: string[];
  stop(): Promise<void>;
}

/** Transactions on a page. */
const PAGE = 50;
const HOUR = 3_600_000;
const LATEST = Date.UTC(2026, 5, 1);

export async function startGrowthService(): Promise<GrowthService> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://growth');
    asked.push(pathname);
    const [, tokens = 0, transactions = 0] = (/^\/(\d+)-(\d+)\//.exec(pathname) ?? []).map(Number);
    const call = pathname.split('/').at(-1) ?? '';
    const answer = answerTo(call, { tokens, transactions }, Number(searchParams.get('cursor') ?? 0));
    response.writeHead(answer ? 200 : 404, {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
    });
    response.end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answerTo(
  call: string,
  { tokens, transactions: many }: { readonly tokens: number; readonly transactions: number },
  from: number,
): unknown {
  if (call === 'supported-chains') return { http: Array.from({ length: 200 }, (_, at) => `eip155:${at + 1}`), ws: [] };
  if (call === 'balance') return { balances: Array.from({ length: tokens }, (_, at) => balance(at)) };
  if (call !== 'history') return undefined;
  const end = Math.min(many, from + PAGE);
  return {
    data: Array.from({ length: Math.max(0, end - from) }, (_, at) => transaction(from + at)),
    next: end < many ? String(end) : null,
  };
}

/** The first is the network's own currency. */
function balance(at: number): unknown {
  const own = at === 0;
  return {
    name: own ? 'Ether' : `Token number ${at}`,
    symbol: own ? 'ETH' : `TKN${at}`,
    chainId: 'eip155:1',
    ...(!own && { address: `eip155:1:${addressOf(at)}` }),
    value: at * 1.5,
    price: 1.5,
    quantity: { decimals: '18', numeric: `${at + 1}.25` },
    iconUrl: '',
  };
}

function transaction(at: number): unknown {
  const mine = addressOf(0);
  return {
    id: `transaction-${at}`,
    metadata: {
      operationType: at % 2 === 0 ? 'receive' : 'send',
      hash: `0x${at.toString(16).padStart(64, '0')}`,
      chain: 'eip155:1',
      minedAt: new Date(LATEST - at * HOUR).toISOString(),
      sentFrom: addressOf(at + 1),
      sentTo: mine,
      status: 'confirmed',
      nonce: at,
    },
    transfers: [
      {
        fungible_info: { name: 'Ether', symbol: 'ETH' },
        direction: at % 2 === 0 ? 'in' : 'out',
        quantity: { numeric: '1.5' },
        value: 1.5,
        price: 1,
      },
    ],
  };
}

function addressOf(at: number): string {
  return `0xa${at.toString(16).padStart(39, '0')}`;
}
