/** The history of a Solana address: its node reports the balances before and after each transaction. */
import { jsonRpc } from '../../../servers/json-rpc.js';
import type { ServiceNetwork } from '../service-network.js';
import type { OtherMove, OtherTransaction } from './other-transaction.js';

interface TokenBalance {
  readonly mint: string;
  readonly owner: string;
  readonly uiTokenAmount: { readonly amount: string };
}

interface HistoryEntry {
  readonly slot: number;
  readonly blockTime: number;
  readonly meta: {
    readonly err: unknown;
    readonly fee: number;
    readonly preBalances: readonly number[];
    readonly postBalances: readonly number[];
    readonly preTokenBalances: readonly TokenBalance[];
    readonly postTokenBalances: readonly TokenBalance[];
  };
  readonly transaction: { readonly message: { readonly accountKeys: readonly string[] } };
}

const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';

export async function solanaHistory({ rpcUrl }: ServiceNetwork, address: string): Promise<OtherTransaction[]> {
  const filters = [address, { programId: TOKEN_PROGRAM }, { encoding: 'jsonParsed' }];
  // A token transfer names the token account, and not its owner.
  const { value } = (await jsonRpc(rpcUrl, 'getTokenAccountsByOwner', filters)) as {
    readonly value: readonly { readonly pubkey: string }[];
  };
  const lists = await Promise.all(
    [address, ...value.map(({ pubkey }) => pubkey)].map((each) => jsonRpc(rpcUrl, 'getSignaturesForAddress', [each])),
  );
  const signatures = new Set((lists.flat() as { readonly signature: string }[]).map((each) => each.signature));
  return Promise.all(
    [...signatures].map(async (signature) => {
      const transaction = (await jsonRpc(rpcUrl, 'getTransaction', [signature, { encoding: 'json' }])) as HistoryEntry;
      const succeeded = transaction.meta.err === null;
      return {
        ...{ hash: signature, minedAt: transaction.blockTime, block: transaction.slot },
        status: succeeded ? 'confirmed' : 'failed',
        from: transaction.transaction.message.accountKeys[0] ?? '',
        moves: succeeded ? movesOf(transaction, address) : [],
      };
    }),
  );
}

function movesOf(transaction: HistoryEntry, address: string): readonly OtherMove[] {
  const tokens = tokenMoves(transaction, address);
  // The lamports that are paid along with a token are the rent of the token account.
  return tokens.length > 0 ? tokens : ownMoves(transaction, address);
}

function tokenMoves({ meta }: HistoryEntry, address: string): readonly OtherMove[] {
  const { preTokenBalances, postTokenBalances } = meta;
  const all = [...preTokenBalances, ...postTokenBalances];
  const change = (mint: string, owner: string) =>
    sumOf(postTokenBalances, mint, owner) - sumOf(preTokenBalances, mint, owner);
  return [...new Set(all.map(({ mint }) => mint))].flatMap((token) => {
    const owners = [...new Set(all.filter(({ mint }) => mint === token).map(({ owner }) => owner))];
    return moveOf(token, address, (owner) => change(token, owner), owners);
  });
}

function ownMoves({ meta, transaction }: HistoryEntry, address: string): readonly OtherMove[] {
  const { accountKeys } = transaction.message;
  const change = (account: string) => {
    const at = accountKeys.indexOf(account);
    const fee = at === 0 ? meta.fee : 0;
    return BigInt((meta.postBalances[at] ?? 0) - (meta.preBalances[at] ?? 0) + fee);
  };
  return moveOf(undefined, address, change, accountKeys);
}

/** What the address lost or gained, and the counterparty with the largest opposite change. */
function moveOf(
  token: string | undefined,
  address: string,
  change: (account: string) => bigint,
  all: readonly string[],
): readonly OtherMove[] {
  const own = change(address);
  if (own === 0n) return [];
  const gained = own > 0n;
  const others = all.filter((each) => each !== address && (gained ? change(each) < 0n : change(each) > 0n));
  const [other = ''] = others.sort((a, b) => Number(gained ? change(a) - change(b) : change(b) - change(a)));
  const amount = gained ? own : -own;
  return [{ token, amount, from: gained ? other : address, to: gained ? address : other }];
}

function sumOf(balances: readonly TokenBalance[], mint: string, owner: string): bigint {
  return balances
    .filter((each) => each.mint === mint && each.owner === owner)
    .reduce((sum, { uiTokenAmount }) => sum + BigInt(uiTokenAmount.amount), 0n);
}
