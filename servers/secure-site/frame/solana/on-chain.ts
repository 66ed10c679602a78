/** What a node of Solana's says of accounts: whose they are, of which token, and how that counts. */
import { getAddressDecoder, getBase64Encoder } from '@solana/kit';
import { jsonRpc } from '../../../json-rpc.js';
import type { SolanaSiteNetwork } from '../../site-settings.js';

export const TOKEN_PROGRAMS = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
] as const;

/** The first bytes of an account of a token: its mint, then its owner. */
const OWNER_AT = 32;
const TOKEN_ACCOUNT_BYTES = 165;
const DECIMALS_AT = 44;

export interface TokenAccount {
  readonly mint: string;
  readonly owner: string;
}

/** Undefined for what is no account of a token. */
export async function tokenAccount(network: SolanaSiteNetwork, address: string): Promise<TokenAccount | undefined> {
  const data = await dataOf(network, address);
  if (!data || data.length < TOKEN_ACCOUNT_BYTES) return undefined;
  const decode = getAddressDecoder();
  return { mint: decode.decode(data, 0), owner: decode.decode(data, OWNER_AT) };
}

/** Undefined for what is no token. */
export async function decimalsOf(network: SolanaSiteNetwork, mint: string): Promise<number | undefined> {
  return (await dataOf(network, mint))?.[DECIMALS_AT];
}

/** Lamports that have to lie in an account of a token. */
export async function depositOf({ rpcUrl }: SolanaSiteNetwork): Promise<bigint> {
  const answer = await jsonRpc(rpcUrl, 'getMinimumBalanceForRentExemption', [TOKEN_ACCOUNT_BYTES]);
  if (!Number.isSafeInteger(answer)) throw new Error('The network answered something else than expected');
  return BigInt(answer as number);
}

/** Of accounts that belong to the programs of tokens; nobody else's say counts. */
async function dataOf({ rpcUrl }: SolanaSiteNetwork, address: string): Promise<Uint8Array | undefined> {
  const answer = await jsonRpc(rpcUrl, 'getAccountInfo', [address, { encoding: 'base64', commitment: 'confirmed' }]);
  const { owner, data } = (valueIn(answer) ?? {}) as { readonly owner?: unknown; readonly data?: unknown };
  if (!TOKEN_PROGRAMS.some((program) => program === owner) || !Array.isArray(data)) return undefined;
  const [text] = data as readonly unknown[];
  return typeof text === 'string' ? Uint8Array.from(getBase64Encoder().encode(text)) : undefined;
}

/** What nodes wrap in the moment it was true at. */
export function valueIn(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'value') : undefined;
}
