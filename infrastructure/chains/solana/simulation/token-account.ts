/** What is read of an account before and after: its balances, its owner and its delegates. */
import { toBase58 } from '../../../../domain/address/base58.js';
import { fromBase64 } from '../../../base64.js';

export interface NodeAccount {
  readonly lamports: number;
  /** The account's owner program. */
  readonly owner: string;
  readonly data?: unknown;
}

export interface TokenHolding {
  readonly mint: string;
  readonly owner: string;
  readonly amount: bigint;
  /** The delegate, and the delegated amount. */
  readonly delegate?: { readonly address: string; readonly amount: bigint };
  /** Who may close it. */
  readonly closer?: string;
}

const TOKEN_PROGRAMS: readonly string[] = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
];
const SIZE = 165;
/** The newer program stores the account type after the usual fields. */
const IS_ACCOUNT = 2;
const DECIMALS_AT = 44;
const MOST_DECIMALS = 36;

/** Undefined if it is not a token account. */
export function tokenHolding(account: NodeAccount | undefined): TokenHolding | undefined {
  const data = bytesOf(account);
  if (!data || data.length < SIZE || (data.length > SIZE && data[SIZE] !== IS_ACCOUNT)) return undefined;
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const key = (at: number) => toBase58(data.slice(at, at + 32));
  const given = (at: number) => view.getUint32(at, true) === 1;
  return {
    ...{ mint: key(0), owner: key(32), amount: view.getBigUint64(64, true) },
    ...(given(72) && { delegate: { address: key(76), amount: view.getBigUint64(121, true) } }),
    ...(given(129) && { closer: key(133) }),
  };
}

/** The decimals from the token's own account. */
export function decimalsOf(account: NodeAccount | undefined): number | undefined {
  const decimals = bytesOf(account)?.[DECIMALS_AT];
  return decimals !== undefined && decimals <= MOST_DECIMALS ? decimals : undefined;
}

function bytesOf(account: NodeAccount | undefined): Uint8Array | undefined {
  if (!account || !TOKEN_PROGRAMS.includes(account.owner) || !Array.isArray(account.data)) return undefined;
  return fromBase64(account.data[0]);
}
