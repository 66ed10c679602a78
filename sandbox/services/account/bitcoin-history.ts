/** The history of a Bitcoin address, as reported by the network's explorer. */
import type { ServiceNetwork } from '../service-network.js';
import type { OtherTransaction } from './other-transaction.js';

interface Output {
  /** Absent for new coins (coinbase). */
  readonly scriptpubkey_address?: string;
  readonly value: number;
}

interface HistoryEntry {
  readonly txid: string;
  readonly vin: readonly { readonly prevout: Output | null }[];
  readonly vout: readonly Output[];
  readonly status: { readonly confirmed: boolean; readonly block_height?: number; readonly block_time?: number };
}

export async function bitcoinHistory({ rpcUrl }: ServiceNetwork, address: string): Promise<OtherTransaction[]> {
  const answer = await fetch(`${rpcUrl}/address/${address}/txs`);
  return ((await answer.json()) as readonly HistoryEntry[]).map((each) => {
    const { txid, status } = each;
    const spent = each.vin.flatMap(({ prevout }) => prevout ?? []);
    const others = each.vout.filter((output) => output.scriptpubkey_address !== address);
    const sends = spent.some((output) => output.scriptpubkey_address === address);
    // The change returns to the sender; in a transfer to oneself, nothing else moves.
    const moved = sends && others.length > 0 ? others : each.vout.filter((output) => !others.includes(output));
    const amount = moved.reduce((sum, { value }) => sum + BigInt(value), 0n);
    const from = sends ? address : (spent[0]?.scriptpubkey_address ?? '');
    return {
      ...{ hash: txid, from, status: status.confirmed ? 'confirmed' : 'pending' },
      minedAt: status.block_time ?? Math.floor(Date.now() / 1000),
      block: status.block_height ?? Number.MAX_SAFE_INTEGER,
      moves: [{ token: undefined, amount, from, to: moved[0]?.scriptpubkey_address ?? '' }],
    };
  });
}
