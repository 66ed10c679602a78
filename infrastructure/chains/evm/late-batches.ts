/** Batches of calls: their code is loaded on first use. */
import { catchError, defer, mergeMap, type Observable, of } from 'rxjs';
import type { Batches } from '../../../application/ports/batches.js';
import { loadOnce } from '../../load-once.js';
import { addressOf, hexOf } from './abi.js';
import { type AskWallet, PROMPT_LIMIT } from './ask-wallet.js';

/** Short, since the request itself could have been sent meanwhile. */
const SILENT_LIMIT = 2_000;

export function lateBatches(ask: AskWallet, call: Batches['call']): Batches {
  const load = loadOnce(async () => {
    const { evmBatches } = await import('./batch/batches.js');
    return evmBatches({
      prompt: (link, ...asked) => ask(link, PROMPT_LIMIT, ...asked),
      silent: (link, ...asked) => ask(link, SILENT_LIMIT, ...asked),
      ...{ addressOf, hexOf },
    });
  });
  const late = <T>(question: (batches: Omit<Batches, 'call'>) => Observable<T>) => defer(load).pipe(mergeMap(question));
  return {
    // A wallet that cannot be queried is treated as one without capabilities.
    capabilities: (...asked) => late((batches) => batches.capabilities(...asked)).pipe(catchError(() => of(undefined))),
    send: (...asked) => late((batches) => batches.send(...asked)),
    status: (...asked) => late((batches) => batches.status(...asked)),
    call,
  };
}
