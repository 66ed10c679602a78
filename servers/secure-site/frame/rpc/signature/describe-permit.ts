/**
 * Typed data that approves a spender without a transaction: permits of tokens (ERC-2612, and DAI's older form), and of Permit2, temporary
 * or one-time.
 */
import { getAddress, type Hex, isAddress } from 'viem';
import type { TypedData } from '../../../../../domain/request/typed-data.js';
import type { SiteNetwork } from '../../../site-settings.js';
import type { SentTo } from '../../approval/approval-words.js';
import { frameAmount, frameFormat, frameText } from '../../frame-text.js';
import { type AllowanceWords, allowanceWords } from '../contract-call/allowance-words.js';
import { tokenMeasure, tokenOnChain } from '../contract-call/token-on-chain.js';
import { mustBeOwn } from '../own-account.js';

export interface PermitWords extends AllowanceWords {
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** The receivers. */
  readonly receivers?: readonly SentTo[] | undefined;
}

type Fields = Readonly<Record<string, unknown>>;
type Fact = readonly [label: string, value: string];

/** DAI's older form, which grants everything or nothing. */
const ALL = 2n ** 256n - 1n;
/** Permit2's number sizes: its allowances are smaller than its transfers. */
export const ALLOWANCE_WIDTH = 160;
/** Later times count as unlimited. */
const LATEST = 253_402_300_799n;

/** Undefined if it is none, or cannot be described reliably. Throws if it is for another account than `from`. */
export async function describePermit(
  data: TypedData,
  network: SiteNetwork,
  from: Hex,
): Promise<PermitWords | undefined> {
  const { primaryType, domain, message } = data;
  const said = frameText().signatures.permit;
  switch (primaryType) {
    case 'Permit': {
      const dai = typeof message.allowed === 'boolean';
      // A signature that the owner did not make has no effect, or another one.
      mustBeOwn(from, dai ? message.holder : message.owner);
      const value = dai ? (message.allowed === true ? ALL : 0n) : message.value;
      const of = [{ token: domain.verifyingContract, amount: value }];
      // In both standards this is the deadline for submitting; zero in the older one means no limit.
      const end = numberIn(dai ? message.expiry : message.deadline);
      const ends = [handIn(dai && end === 0n ? LATEST + 1n : end), never()];
      return await wordsOf(of, message.spender, ends, network, from);
    }
    case 'PermitSingle':
    case 'PermitBatch': {
      const details = listOf(message.details);
      const ends = details.map(({ expiration }) => numberIn(expiration)).filter((each) => each !== undefined);
      const [last] = [...ends].sort((a, b) => (a < b ? 1 : -1));
      const facts = [handIn(numberIn(message.sigDeadline)), last === undefined ? undefined : expiryFact(last)];
      return await wordsOf(details, message.spender, facts, network, from, ALLOWANCE_WIDTH);
    }
    case 'PermitTransferFrom':
    case 'PermitWitnessTransferFrom':
    case 'PermitBatchTransferFrom':
    case 'PermitBatchWitnessTransferFrom': {
      const facts = [handIn(numberIn(message.deadline)), [said.ends, said.once] as const];
      return await wordsOf(listOf(message.permitted), message.spender, facts, network, from);
    }
    default:
      return undefined;
  }
}

async function wordsOf(
  permitted: readonly Fields[],
  spender: unknown,
  ends: readonly (Fact | undefined)[],
  network: SiteNetwork,
  from: Hex,
  width?: number,
): Promise<PermitWords | undefined> {
  if (!isAddress(String(spender), { strict: false })) return undefined;
  const totals = summed(permitted);
  if (!totals) return undefined;
  const found = await Promise.all(
    [...totals].map(async ([at, amount]) => {
      const address = at as Hex;
      const [token, measure] = await Promise.all([
        tokenOnChain(network, address),
        tokenMeasure(network, address, from),
      ]);
      if (!token) return undefined;
      const words = frameAmount(amount, token.decimals, token.symbol);
      return allowanceWords(token.symbol, words, amount, { ...measure, width });
    }),
  );
  const known = found.filter((each) => each !== undefined);
  const [first, ...rest] = known;
  if (!first || known.length !== totals.size) return undefined;
  const { evm, signatures } = frameText();
  return {
    title: rest.length === 0 ? first.title : signatures.approveSeveral(known.length),
    warnings: known.flatMap(({ warnings }) => warnings),
    ...(known.some(({ danger }) => danger === true) && { danger: true }),
    consents: [...new Set(known.flatMap(({ consents = [] }) => consents))],
    facts: [[evm.who, getAddress(String(spender))], ...ends.filter((each) => each !== undefined)],
  };
}

/** By token, in lower case: several amounts of one could be everything together. Undefined if one cannot be read. */
function summed(permitted: readonly Fields[]): ReadonlyMap<string, bigint> | undefined {
  const totals = new Map<string, bigint>();
  for (const { token: at, amount: given } of permitted) {
    const [token, amount] = [String(at).toLowerCase(), numberIn(given)];
    if (amount === undefined || !isAddress(token)) return undefined;
    totals.set(token, (totals.get(token) ?? 0n) + amount);
  }
  return totals;
}

/** A list, or a single one. */
function listOf(value: unknown): readonly Fields[] {
  const all: readonly unknown[] = Array.isArray(value) ? value : [value];
  return all.map((each) => (typeof each === 'object' && each !== null ? (each as Fields) : {}));
}

export function numberIn(value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value;
  return /^(0x[\da-f]{1,64}|\d{1,78})$/i.test(String(value)) ? BigInt(String(value)) : undefined;
}

/** How long the signature can be submitted. */
function handIn(until: bigint | undefined): Fact | undefined {
  if (until === undefined) return undefined;
  const { permit, times } = frameText().signatures;
  if (until > LATEST) return [permit.handIn, times.always];
  return [permit.handIn, isPast(until) ? times.over(momentOf(until)) : times.until(momentOf(until))];
}

function never(): Fact {
  const said = frameText().signatures.permit;
  return [said.ends, said.never];
}

/** When the permission ends. */
export function expiryFact(end: bigint): Fact {
  if (end > LATEST) return never();
  const said = frameText().signatures.permit;
  // Zero in Permit2 is the time of submission.
  if (end === 0n) return [said.ends, said.atOnce];
  return [said.ends, isPast(end) ? said.expired(momentOf(end)) : momentOf(end)];
}

export function isPast(seconds: bigint): boolean {
  return seconds * 1000n < BigInt(Date.now());
}

/** Unix time in seconds, in UTC. */
export function momentOf(seconds: bigint): string {
  return frameFormat().moment(new Date(Number(seconds) * 1000));
}
