/** Describes requests by the descriptors that the site hands over. */
import { from } from 'rxjs';
import type { ClearSigning } from '../../application/ports/clear-signing.js';
import { loadOnce } from '../load-once.js';
import type { ClearSigningOptions } from './clear-signing-options.js';
import { type Book, describe } from './reader/describe.js';
import { handedOver } from './reader/handed-over.js';
import { clearQuestions } from './reader/questions.js';
import { refuse } from './reader/refusal.js';

export function clearReader(options: ClearSigningOptions): ClearSigning {
  const loadBook = loadOnce(() => bookOf(options));
  const book: Book = {
    calls: async (...place) => await (await loadBook()).calls(...place),
    typed: async (...place) => await (await loadBook()).typed(...place),
  };
  return {
    describe: (question, names) => from(describe(question, names, book)),
    answers(request, names) {
      const questions = clearQuestions(request, request.chainId);
      return from(Promise.all(questions.map((each) => each && describe(each, names, book))));
    },
  };
}

async function bookOf({ descriptors }: ClearSigningOptions): Promise<Book> {
  return await handedOver(typeof descriptors === 'function' ? await loaded(descriptors) : descriptors);
}

async function loaded(load: () => Promise<unknown>): Promise<unknown> {
  try {
    return await load();
  } catch {
    return refuse('unreachable');
  }
}
