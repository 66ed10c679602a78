/** Balances and addresses on the ledger of the world's Solana network. */
import { fromBase58 } from '../../../domain/address/base58.js';
import { makeKey } from '../../../sandbox/solana/make-key.js';
import type { SolanaSettings, SolanaWorld } from '../../../sandbox/solana/solana-world.js';

const SYMBOLS: readonly string[] = ['SOL', 'BRINE'];

/** Whether a token is one of Solana's. */
export function isOfSolana(symbol: string): boolean {
  return SYMBOLS.includes(symbol);
}

/** In the form that the send form uses. */
export function tokenOfSolana({ network, token }: SolanaSettings, symbol: string): object | undefined {
  const networkId = network.caipNetworkId;
  if (symbol === network.nativeCurrency.symbol) return { networkId, ...network.nativeCurrency };
  return symbol === token.symbol ? { networkId, ...token } : undefined;
}

/** In the smallest unit. Addresses of other networks hold nothing here. */
export async function heldOnSolana({ node, settings }: SolanaWorld, owner: string, symbol: string): Promise<bigint> {
  if (fromBase58(owner)?.length !== 32) return 0n;
  const ask = async (method: string, ...params: readonly unknown[]) => {
    const { answerNode } = await import('../../../sandbox/solana/answer-node.js');
    return (answerNode(await node.ledger(), method, params) as { value: unknown }).value;
  };
  if (symbol === 'SOL') return BigInt(Number(await ask('getBalance', owner)));
  const accounts = (await ask('getTokenAccountsByOwner', owner, { mint: settings.token.address })) as readonly {
    account: { data: { parsed: { info: { tokenAmount: { amount: string } } } } };
  }[];
  return accounts.reduce((sum, { account }) => sum + BigInt(account.data.parsed.info.tokenAmount.amount), 0n);
}

/** An address that has never received anything. */
export const SWIMMER = makeKey('swimmer').address;
