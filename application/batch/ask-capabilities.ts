/** The capabilities of the wallet in use, requested at most once a minute. */
import { mergeMap, type Observable, of, take, tap } from 'rxjs';
import type { WalletCapabilities } from '../../domain/request/batch.js';
import type { Deps } from '../engine/deps.js';
import type { Link } from '../ports/link.js';
import { type BatchSubject, batchesOn } from './subject.js';

/** Wallets are upgraded, and accounts become smart accounts. */
const LIFETIME = 60_000;

const known = new WeakMap<
  Link,
  Map<string, { readonly at: number; readonly capabilities: WalletCapabilities | undefined }>
>();

export function askCapabilities(deps: Deps, subject: BatchSubject): Observable<WalletCapabilities | undefined> {
  const { link, address, network } = subject;
  const key = `${network.caipNetworkId}:${address}`;
  const ofLink = known.get(link) ?? new Map();
  known.set(link, ofLink);
  const kept = ofLink.get(key);
  if (kept && deps.scheduler.now() - kept.at < LIFETIME) return of(kept.capabilities);
  return batchesOn(deps).pipe(
    mergeMap((batches) => batches.capabilities(link, address, network)),
    take(1),
    tap((capabilities) => ofLink.set(key, { at: deps.scheduler.now(), capabilities })),
  );
}

/** Drops the cached capabilities: an account has become a smart account. */
export function forgetCapabilities({ link }: BatchSubject): void {
  known.delete(link);
}
