/** The changes for an account, from the node's states of the accounts that a transaction may change. */
import { fromBase58 } from '../../../../domain/address/base58.js';
import type { AllowanceChange, AssetChange, Simulation } from '../../../../domain/simulation/simulation.js';
import { fromBase64 } from '../../../base64.js';
import { toHex } from '../../../hex.js';
import { type NodeAccount, type TokenHolding, tokenHolding } from './token-account.js';

export interface Seen {
  readonly address: string;
  readonly before: NodeAccount | undefined;
  readonly after: NodeAccount | undefined;
}

type Changes = Omit<Extract<Simulation, { readonly outcome: 'changes' }>, 'outcome' | 'complete'>;

/** The owner program of ordinary accounts. */
const SYSTEM = '1'.repeat(32);

/** The programs of compressed items and tokens, whose trees of hashes are all that the network stores. */
const TREES: readonly string[] = [
  'cmtDvXumGCrqC1Age74AVPhSRVXJMd8PJS91L8KbNCK',
  'mcmt6YrQEMKw8Mw43FmpRLmf7BqRnFMKmAcbxE3xkAW',
  'compr6CUsB5m2jS4Y3831ztGSTnDpnKJTKS95d64XVq',
];
/** In base64: after the 165 bytes that all token accounts have. */
const EXTENSIONS_AT = 220;

/** `fee`: the part that the account pays. */
export function accountChanges(seen: readonly Seen[], own: string, fee: bigint): Changes {
  const tokens = new Map<string, bigint>();
  const allowances: AllowanceChange[] = [];
  let native = 0n;
  for (const { address, before, after } of seen) {
    if (address === own) {
      native = lamportsOf(after) - lamportsOf(before) + fee;
      const program = after?.owner ?? SYSTEM;
      if (program !== SYSTEM && program !== (before?.owner ?? SYSTEM))
        allowances.push({ kind: 'account', address: own, spender: program, before: 0n, after: 1n });
      continue;
    }
    const [had, has] = [tokenHolding(before), tokenHolding(after)];
    for (const [holding, sign] of [
      [had, -1n],
      [has, 1n],
    ] as const)
      if (holding?.owner === own) tokens.set(holding.mint, (tokens.get(holding.mint) ?? 0n) + sign * holding.amount);
    allowances.push(...rightsIn(had, has, own));
  }
  const assets: AssetChange[] = native === 0n ? [] : [{ kind: 'native', amount: native }];
  for (const [address, amount] of tokens) if (amount !== 0n) assets.push({ kind: 'token', address, amount });
  return {
    assets: first(assets, ({ amount }) => amount < 0n),
    allowances: first(allowances, (each) => each.after > each.before),
  };
}

/** Of one token account. */
function rightsIn(
  had: TokenHolding | undefined,
  has: TokenHolding | undefined,
  own: string,
): readonly AllowanceChange[] {
  const mine = had?.owner === own ? had : undefined;
  const kept = has?.owner === own ? has : undefined;
  if (mine && has && !kept) return [{ kind: 'control', address: has.mint, spender: has.owner, before: 0n, after: 1n }];
  const mint = kept?.mint ?? mine?.mint;
  if (mint === undefined) return [];
  const rights: AllowanceChange[] = [];
  const [gave, gives] = [mine?.delegate, kept?.delegate];
  if (gives && (gives.address !== gave?.address || gives.amount !== gave.amount)) {
    const before = gives.address === gave?.address ? gave.amount : 0n;
    rights.push({ kind: 'allowance', address: mint, spender: gives.address, before, after: gives.amount });
  }
  if (gave && gave.address !== gives?.address)
    rights.push({ kind: 'allowance', address: mint, spender: gave.address, before: gave.amount, after: 0n });
  if (kept?.closer !== undefined && kept.closer !== own && kept.closer !== mine?.closer)
    rights.push({ kind: 'closing', address: mint, spender: kept.closer, before: 0n, after: 1n });
  return rights;
}

/**
 * Whether it is a changed account of another program, in data that names the account, such as a stake; a tree of items, which
 * names no owner; or an extension of a token account, such as a confidential balance.
 */
export function isUnread({ address, before, after }: Seen, own: string): boolean {
  const [data, then] = [dataOf(before), dataOf(after)];
  if (address === own || (data === then && lamportsOf(before) === lamportsOf(after))) return false;
  const had = tokenHolding(before);
  if (had) return had.owner === own && tokenHolding(after) !== undefined && extensionsIn(data) !== extensionsIn(then);
  if (before && TREES.includes(before.owner)) return true;
  const [bytes, key] = [fromBase64(data), fromBase58(own)];
  return bytes !== undefined && key !== undefined && toHex(bytes).includes(toHex(key));
}

/** Whether the deposits of closed token accounts go elsewhere: then the account does not gain as much. */
export function losesDeposits(seen: readonly Seen[], own: string, fee: bigint): boolean {
  const closed = seen.filter(({ before, after }) => tokenHolding(before)?.owner === own && !tokenHolding(after));
  const deposits = closed.reduce((sum, { before }) => sum + lamportsOf(before), 0n);
  const mine = seen.find(({ address }) => address === own);
  return deposits > lamportsOf(mine?.after) - lamportsOf(mine?.before) + fee && deposits > 0n;
}

function extensionsIn(data: unknown): unknown {
  return typeof data === 'string' ? data.slice(EXTENSIONS_AT) : undefined;
}

function dataOf(account: NodeAccount | undefined): unknown {
  return Array.isArray(account?.data) ? account.data[0] : undefined;
}

function first<T>(all: readonly T[], comes: (each: T) => boolean): readonly T[] {
  return [...all.filter(comes), ...all.filter((each) => !comes(each))];
}

function lamportsOf(account: NodeAccount | undefined): bigint {
  return account ? BigInt(account.lamports) : 0n;
}
