/** Accounts as a Solana node reports them: their owner, their token, and its decimals. */
import { getAddressDecoder, getBase64Encoder } from '@solana/kit';
import { jsonRpc } from '../../../json-rpc.js';
import type { SolanaSiteNetwork } from '../../site-settings.js';

export const TOKEN_PROGRAMS = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
] as const;

/** The first bytes of a token account: its mint, its owner, and how much it holds. */
const [OWNER_AT, AMOUNT_AT] = [32, 64];
const TOKEN_ACCOUNT_BYTES = 165;
/** In the account of a mint. */
const [SUPPLY_AT, DECIMALS_AT] = [36, 44];

export interface TokenAccount {
  readonly mint: string;
  readonly owner: string;
  /** In the smallest unit. Absent: it does not exist yet. */
  readonly amount?: bigint;
}

export interface Mint {
  readonly decimals: number;
  /** In the smallest unit. */
  readonly supply: bigint;
}

/** Undefined for anything but a token account. */
export async function tokenAccount(network: SolanaSiteNetwork, address: string): Promise<TokenAccount | undefined> {
  const data = await dataOf(network, address);
  if (!data || data.length < TOKEN_ACCOUNT_BYTES) return undefined;
  const decode = getAddressDecoder();
  return { mint: decode.decode(data, 0), owner: decode.decode(data, OWNER_AT), amount: numberAt(data, AMOUNT_AT) };
}

/** Undefined for anything but a token. */
export async function mintAt(network: SolanaSiteNetwork, address: string): Promise<Mint | undefined> {
  const data = await dataOf(network, address);
  const decimals = data?.[DECIMALS_AT];
  return data && decimals !== undefined ? { decimals, supply: numberAt(data, SUPPLY_AT) } : undefined;
}

/** The minimum balance of a token account, in lamports. */
export async function depositOf({ rpcUrl }: SolanaSiteNetwork): Promise<bigint> {
  const answer = await jsonRpc(rpcUrl, 'getMinimumBalanceForRentExemption', [TOKEN_ACCOUNT_BYTES]);
  if (!Number.isSafeInteger(answer)) throw new Error('The network returned an unexpected answer');
  return BigInt(answer as number);
}

/** Only for accounts owned by the token programs; others are not trustworthy. */
async function dataOf({ rpcUrl }: SolanaSiteNetwork, address: string): Promise<Uint8Array | undefined> {
  const answer = await jsonRpc(rpcUrl, 'getAccountInfo', [address, { encoding: 'base64', commitment: 'confirmed' }]);
  const { owner, data } = (valueIn(answer) ?? {}) as { readonly owner?: unknown; readonly data?: unknown };
  if (!TOKEN_PROGRAMS.some((program) => program === owner) || !Array.isArray(data)) return undefined;
  const [text] = data as readonly unknown[];
  return typeof text === 'string' ? Uint8Array.from(getBase64Encoder().encode(text)) : undefined;
}

function numberAt({ buffer, byteOffset, byteLength }: Uint8Array, at: number): bigint {
  return new DataView(buffer, byteOffset, byteLength).getBigUint64(at, true);
}

/** Unwraps the value, which nodes return together with its slot. */
export function valueIn(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'value') : undefined;
}
