/** Batches of calls, by scripted wallets that support them; they transfer the native currency. */
import { concat, defer, map, type Observable, of, type SchedulerLike, switchMap, timer } from 'rxjs';
import type { Batches } from '../../application/ports/batches.js';
import type { Link, SendStep } from '../../application/ports/link.js';
import { Failure } from '../../domain/failure/failure.js';
import type { Network } from '../../domain/network/network.js';
import type { Batch, BatchStatus, Call } from '../../domain/request/batch.js';
import { placeholderHex } from './placeholder-hex.js';
import type { ScriptedWallet } from './scripted-wallet.js';

export interface BatchLedger {
  readonly scheduler: SchedulerLike;
  scriptOf(link: Link): ScriptedWallet;
  /** Executes the call's transfer. */
  move(from: string, call: Call, network: Network): void;
  refuses(call: Call): boolean;
  /** How long a transaction waits for a block. */
  miningTime(): number;
}

export function scriptedBatches({ scheduler, scriptOf, move, refuses, miningTime }: BatchLedger): Batches {
  const batches = new Map<string, { readonly status: BatchStatus; readonly minedAt: number }>();
  let count = 0;
  const hash = () => placeholderHex(32, 0xba7c_0000 + ++count);

  const take = (address: string, { calls }: Batch, network: Network): string => {
    const id = `batch-${batches.size + 1}`;
    const fails = calls.some(refuses);
    if (!fails) for (const call of calls) move(address, call, network);
    const receipts = [{ hash: hash(), succeeded: !fails }];
    const status: BatchStatus = { status: fails ? 'reverted' : 'confirmed', atomic: true, receipts };
    batches.set(id, { status, minedAt: scheduler.now() + miningTime() });
    return id;
  };

  return {
    capabilities: (link) =>
      of(scriptOf(link).batches ? { atomic: 'supported', reported: { atomic: { status: 'supported' } } } : undefined),
    send: (link, address, batch, network, asking) =>
      defer(() => {
        const script = scriptOf(link);
        if (!script.batches) throw new Failure('method-not-supported', undefined, { data: { rpcCode: 4200 } });
        asking?.();
        return script.ask('send', batch).pipe(map(() => take(address, batch, network)));
      }),
    status: (_link, id) =>
      defer(() => {
        const batch = batches.get(id);
        if (!batch) throw new Failure('request-failed', 'Unknown bundle id', { data: { rpcCode: 5730 } });
        const waiting: BatchStatus = { ...batch.status, status: 'pending', receipts: [] };
        return of(scheduler.now() < batch.minedAt ? waiting : batch.status);
      }),
    call: (link, address, call, network, asking) =>
      defer(() => {
        const script = scriptOf(link);
        asking?.();
        return script.ask('send', call);
      }).pipe(
        switchMap((): Observable<SendStep> => {
          const sent = hash();
          const mined$ = timer(miningTime(), scheduler).pipe(
            map((): SendStep => {
              if (refuses(call)) throw new Failure('transaction-reverted', undefined, { data: { hash: sent } });
              move(address, call, network);
              return { type: 'confirmed', hash: sent };
            }),
          );
          return concat(of<SendStep>({ type: 'submitted', hash: sent }), mined$);
        }),
      ),
  };
}
