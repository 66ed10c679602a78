/**
 * Typed data that lets somebody take tokens, as an approval does, without a transaction: permits of tokens (ERC-2612, and
 * the older form of DAI), and those of Permit2, for a while or for one time.
 */
import { getAddress, type Hex, isAddress } from 'viem';
import { formatAmount } from '../../../../domain/amount.js';
import type { SiteNetwork } from '../../site-settings.js';
import { type AllowanceWords, allowanceWords } from './allowance-words.js';
import type { TypedData } from './read-typed-data.js';
import { tokenOnChain } from './token-on-chain.js';

export interface PermitWords extends AllowanceWords {
  readonly facts: readonly (readonly [label: string, value: string])[];
}

type Fields = Readonly<Record<string, unknown>>;

/** Of the older form, which knows all or nothing. */
const ALL = 2n ** 256n - 1n;
/** What Permit2 counts by: its allowances are narrower than its transfers. */
const ALLOWANCE_WIDTH = 160;
/** Beyond it, a time is for ever. */
const LATEST = 253_402_300_799n;

/** Undefined for what is none, or cannot be told for certain. */
export async function describePermit(data: TypedData, network: SiteNetwork): Promise<PermitWords | undefined> {
  const { primaryType, domain, message } = data;
  switch (primaryType) {
    case 'Permit': {
      const dai = typeof message.allowed === 'boolean';
      const value = dai ? (message.allowed === true ? ALL : 0n) : message.value;
      const of = [{ token: domain.verifyingContract, amount: value }];
      return await wordsOf(of, message.spender, dai ? message.expiry : message.deadline, network);
    }
    case 'PermitSingle':
    case 'PermitBatch': {
      const details = listOf(message.details);
      const ends = details.map(({ expiration }) => numberIn(expiration)).filter((each) => each !== undefined);
      const [last] = [...ends].sort((a, b) => (a < b ? 1 : -1));
      return await wordsOf(details, message.spender, last, network, ALLOWANCE_WIDTH);
    }
    case 'PermitTransferFrom':
    case 'PermitWitnessTransferFrom':
    case 'PermitBatchTransferFrom':
    case 'PermitBatchWitnessTransferFrom':
      return await wordsOf(listOf(message.permitted), message.spender, message.deadline, network);
    default:
      return undefined;
  }
}

async function wordsOf(
  permitted: readonly Fields[],
  spender: unknown,
  until: unknown,
  network: SiteNetwork,
  width?: number,
): Promise<PermitWords | undefined> {
  if (!isAddress(String(spender), { strict: false })) return undefined;
  const found = await Promise.all(
    permitted.map(async ({ token: at, amount: given }) => {
      const amount = numberIn(given);
      if (amount === undefined || !isAddress(String(at), { strict: false })) return undefined;
      const token = await tokenOnChain(network, String(at) as Hex);
      return (
        token && allowanceWords(token.symbol, `${formatAmount(amount, token.decimals)} ${token.symbol}`, amount, width)
      );
    }),
  );
  const known = found.filter((each) => each !== undefined);
  const [first, ...rest] = known;
  if (!first || known.length !== permitted.length) return undefined;
  const end = numberIn(until);
  return {
    title: rest.length === 0 ? first.title : `Let somebody spend ${known.length} of your tokens`,
    warnings: known.flatMap(({ warnings }) => warnings),
    ...(known.some(({ danger }) => danger === true) && { danger: true }),
    facts: [['Who', getAddress(String(spender))], ...(end === undefined ? [] : [['Until', momentOf(end)] as const])],
  };
}

/** A list, or one alone. */
function listOf(value: unknown): readonly Fields[] {
  const all: readonly unknown[] = Array.isArray(value) ? value : [value];
  return all.map((each) => (typeof each === 'object' && each !== null ? (each as Fields) : {}));
}

function numberIn(value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value;
  return /^(0x[\da-f]{1,64}|\d{1,78})$/i.test(String(value)) ? BigInt(String(value)) : undefined;
}

/** Seconds since 1970, in UTC. */
function momentOf(seconds: bigint): string {
  if (seconds > LATEST) return 'For ever';
  return `${new Date(Number(seconds) * 1000).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
