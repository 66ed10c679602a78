/**
 * A stand-in for a Polkadot node: no such chain can run here, so it answers `state_getStorage` from a table,
 * in the form that such nodes have. There are no blocks and no transactions.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { storageKey } from '../../infrastructure/chains/polkadot/read-holdings.js';
import { toHex } from '../../infrastructure/hex.js';

export interface StorageNode {
  readonly rpcUrl: string;
  stop(): Promise<void>;
}

/** `holders`: the free balance of each account, in the smallest unit. */
export async function startStorageNode(holders: Readonly<Record<string, bigint>>, port = 0): Promise<StorageNode> {
  const storage = new Map(Object.entries(holders).map(([address, free]) => [storageKey(address), accountInfo(free)]));
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    if (request.method !== 'POST') return void response.writeHead(request.method === 'OPTIONS' ? 204 : 405).end();
    // The client may disconnect meanwhile.
    const sent = await text(request).catch(() => undefined);
    if (sent === undefined) return;
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer(sent, storage)));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return {
    rpcUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answer(sent: string, storage: ReadonlyMap<string, string>): unknown {
  const { id, method, params = [] } = JSON.parse(sent) as { id: unknown; method: string; params?: readonly unknown[] };
  if (method !== 'state_getStorage')
    return { jsonrpc: '2.0', id, error: { code: -32601, message: 'Method not found' } };
  return { jsonrpc: '2.0', id, result: storage.get(String(params[0])) ?? null };
}

/** Four counters; free, reserved, frozen; flags. Little-endian, as in SCALE. */
function accountInfo(free: bigint): string {
  const view = new DataView(new ArrayBuffer(80));
  view.setUint32(8, 1, true);
  view.setBigUint64(16, free, true);
  return `0x${toHex(new Uint8Array(view.buffer))}`;
}
