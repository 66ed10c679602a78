/** Accounts as a Solana node reports them: their owner, their token, and its decimals. */
import { getAddressDecoder, getBase64Encoder } from '@solana/kit';
import { jsonRpc } from '../../../json-rpc.js';
import type { SolanaSiteNetwork } from '../../site-settings.js';

export const TOKEN_PROGRAMS = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
] as const;

/** The first bytes of a token account: its mint, then its owner. */
const OWNER_AT = 32;
const TOKEN_ACCOUNT_BYTES = 165;
const DECIMALS_AT = 44;

export interface TokenAccount {
  readonly mint: string;
  readonly owner: string;
}

/** Undefined for anything but a token account. */
export async function tokenAccount(network: SolanaSiteNetwork, address: string): Promise<TokenAccount | undefined> {
  const data = await dataOf(network, address);
  if (!data || data.length < TOKEN_ACCOUNT_BYTES) return undefined;
  const decode = getAddressDecoder();
  return { mint: decode.decode(data, 0), owner: decode.decode(data, OWNER_AT) };
}

/** Undefined for anything but a token. */
export async function decimalsOf(network: SolanaSiteNetwork, mint: string): Promise<number | undefined> {
  return (await dataOf(network, mint))?.[DECIMALS_AT];
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

/** Unwraps the value, which nodes return together with its slot. */
export function valueIn(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'value') : undefined;
}
