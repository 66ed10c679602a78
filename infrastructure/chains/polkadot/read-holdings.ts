/** What an account holds of the network's own currency: one entry of the storage that every such network has. */
import { blake2b } from '@noble/hashes/blake2.js';
import { catchError, defer, map, type Observable, of, type SchedulerLike, throwError } from 'rxjs';
import type { Chain } from '../../../application/ports/chain.js';
import { Failure, isFailure } from '../../../domain/failure/failure.js';
import { fromHex, toHex } from '../../hex.js';
import { askJsonRpc } from '../../rpc/ask-json-rpc.js';
import type { PolkadotOptions } from './polkadot-options.js';
import { readSs58 } from './ss58.js';

/** `System.Account`, as storage has it: the hashes of both names (xxHash). */
const SYSTEM_ACCOUNT = '26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9';
/** Four counters, then what is free, what is reserved and what is frozen. */
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
        // Other assets are other storage, on other chains mostly.
        return tokens.map((token) => ({ token, amount: token.address === undefined ? amount : 0n }));
      }),
      catchError((error: unknown) =>
        throwError(() =>
          isFailure(error) ? error : new Failure('request-failed', 'The node refused the request', { cause: error }),
        ),
      ),
    );
}

/** Where the account is in the storage. */
export function storageKey(address: string): string {
  const key = readSs58(address)?.key;
  if (!key) throw new Failure('invalid-address', 'Not an account address');
  return `0x${SYSTEM_ACCOUNT}${toHex(blake2b(key, { dkLen: 16 }))}${toHex(key)}`;
}

/** What is free and what is reserved are both the account's. Nothing there: nothing held. */
function balanceIn(answer: unknown): bigint {
  if (answer === null) return 0n;
  const bytes = typeof answer === 'string' ? fromHex(answer.replace(/^0x/, '')) : undefined;
  if (!bytes || bytes.length < FREE_AT + 2 * BALANCE_BYTES)
    throw new Failure('request-failed', 'The answer to state_getStorage is not understood');
  return littleEndian(bytes, FREE_AT) + littleEndian(bytes, FREE_AT + BALANCE_BYTES);
}

function littleEndian(bytes: Uint8Array, at: number): bigint {
  return bytes.slice(at, at + BALANCE_BYTES).reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
}
