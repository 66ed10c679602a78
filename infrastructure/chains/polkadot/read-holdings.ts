/** An account's balance of the native currency: one storage entry that every such network has. */
import { blake2b } from '@noble/hashes/blake2.js';
import { catchError, defer, map, type Observable, of, type SchedulerLike, throwError } from 'rxjs';
import type { Chain } from '../../../application/ports/chain.js';
import { Failure, isFailure } from '../../../domain/failure/failure.js';
import { fromHex, toHex } from '../../hex.js';
import { askJsonRpc } from '../../rpc/ask-json-rpc.js';
import type { PolkadotOptions } from './polkadot-options.js';
import { readSs58 } from './ss58.js';

/** The storage prefix of `System.Account`: the hashes of both names (xxHash). */
const SYSTEM_ACCOUNT = '26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9';
/** Four counters, then the free, reserved and frozen amounts. */
const FREE_AT = 16;
const BALANCE_BYTES = 16;

export function readHoldings({
  rpcUrls,
  scheduler,
}: PolkadotOptions & { readonly scheduler: SchedulerLike }): Chain['holdings'] {
  return (address, network, tokens) =>
    defer((): Observable<unknown> => {
      if (tokens.length === 0) return of(null);
      const urls = rpcUrls?.[network.caipNetworkId] ?? network.rpcUrls.default.http;
      return askJsonRpc(scheduler, urls, 'state_getStorage', [storageKey(address)]);
    }).pipe(
      map((answer) => {
        const amount = balanceIn(answer);
        // Other assets are stored elsewhere, mostly on other chains.
        return tokens.map((token) => ({ token, amount: token.address === undefined ? amount : 0n }));
      }),
      catchError((error: unknown) =>
        throwError(() =>
          isFailure(error) ? error : new Failure('request-failed', 'The node refused the request', { cause: error }),
        ),
      ),
    );
}

/** The storage key of the account. */
export function storageKey(address: string): string {
  const key = readSs58(address)?.key;
  if (!key) throw new Failure('invalid-address', 'Not an account address');
  return `0x${SYSTEM_ACCOUNT}${toHex(blake2b(key, { dkLen: 16 }))}${toHex(key)}`;
}

/** The sum of the free and reserved amounts. No entry: zero. */
function balanceIn(answer: unknown): bigint {
  if (answer === null) return 0n;
  const bytes = typeof answer === 'string' ? fromHex(answer.replace(/^0x/, '')) : undefined;
  if (!bytes || bytes.length < FREE_AT + 2 * BALANCE_BYTES)
    throw new Failure('request-failed', 'The answer to state_getStorage is invalid');
  return littleEndian(bytes, FREE_AT) + littleEndian(bytes, FREE_AT + BALANCE_BYTES);
}

function littleEndian(bytes: Uint8Array, at: number): bigint {
  return bytes.slice(at, at + BALANCE_BYTES).reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
}
