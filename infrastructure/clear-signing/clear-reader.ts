/** Describes requests by the descriptors that the site provides, and by those of its registry. */
import { asyncScheduler, from, type SchedulerLike } from 'rxjs';
import type { ClearSigning } from '../../application/ports/clear-signing.js';
import { loadOnce } from '../load-once.js';
import type { ClearSigningOptions } from './clear-signing-options.js';
import type { Book } from './descriptor/book.js';
import { handedOver } from './descriptor/handed-over.js';
import { Refusal, refuse } from './descriptor/refusal.js';
import { describe } from './reader/describe.js';
import { clearQuestions } from './reader/questions.js';

export function clearReader(options: ClearSigningOptions, scheduler: SchedulerLike = asyncScheduler): ClearSigning {
  const { descriptors, url, auditors } = options;
  const auditing = auditors && { auditors, now: () => scheduler.now() };
  const books = [
    ...(descriptors === undefined ? [] : [loadOnce(async () => await handedOver(await loaded(descriptors), auditing))]),
    ...(url === undefined
      ? []
      : [loadOnce(async () => (await import('./registry.js')).registry(url, scheduler, auditing))]),
  ];
  const book: Book = {
    calls: (...place) => first(books, (each) => each.calls(...place)),
    typed: (...place) => first(books, (each) => each.typed(...place)),
  };
  return {
    describe: (question, names) => from(describe(question, names, book)),
    answers(request, names) {
      const questions = clearQuestions(request, request.chainId);
      return from(Promise.all(questions.map((each) => each && describe(each, names, book))));
    },
  };
}

/** Falls back to the next reader when one has no descriptor. */
async function first<T>(books: readonly (() => Promise<Book>)[], look: (book: Book) => Promise<T>): Promise<T> {
  let last = new Refusal('no-descriptor');
  for (const load of books) {
    try {
      return await look(await load());
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      last = error;
    }
  }
  throw last;
}

async function loaded(descriptors: NonNullable<ClearSigningOptions['descriptors']>): Promise<unknown> {
  if (typeof descriptors !== 'function') return descriptors;
  try {
    return await descriptors();
  } catch {
    return refuse('unreachable');
  }
}
