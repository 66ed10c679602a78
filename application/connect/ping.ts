/** Checks that a connected wallet on another device is reachable. */
import { concat, defer, ignoreElements, map, merge, type Observable, of, take, timer } from 'rxjs';
import { Failure } from '../../domain/failure/failure.js';
import type { Namespace } from '../../domain/network/caip.js';
import type { Deps } from '../engine/deps.js';

/** Longer than our own connector's limit, whose error message is more precise. */
const PING_LIMIT = 30_000;

export const ping =
  (deps: Deps) =>
  ({ namespace = deps.state().connect.activeNamespace }: { readonly namespace?: Namespace | undefined }) =>
    defer((): Observable<never> => {
      const link = deps.links.need(namespace);
      if (!link.ping) throw new Failure('method-not-supported', 'The wallet is in this browser and needs no check');
      const late$ = timer(PING_LIMIT, deps.scheduler).pipe(
        map(() => {
          throw new Failure('timed-out', 'The wallet did not answer in time');
        }),
      );
      return merge(concat(link.ping(), of(undefined)), late$).pipe(take(1), ignoreElements());
    });
