/** A queue of requests: the visitor is shown one at a time. */
import { CodedError } from '../coded-error.js';
import { frameText } from '../frame-text.js';
import type { ApprovalWords, AskVisitor } from './approval-words.js';

export interface Shown {
  readonly words: ApprovalWords;
  /** The same object as long as the same would be signed, in whatever language it is described. */
  readonly matter: object;
  readonly waiting: number;
  answer(yes: boolean): void;
  /** Shows the same request with another cap. Until then it cannot be approved. */
  setCap(at: number, amount: bigint): Promise<void>;
}

interface Entry {
  words: ApprovalWords;
  matter: object;
  changing: boolean;
  readonly settle: (problem?: string) => void;
}

export interface Approvals {
  readonly ask: AskVisitor;
  /** Cancels all pending requests. */
  drop(): void;
  /** Call it when the language has changed. Resolves when all pending requests are described in it. */
  translate(): Promise<void>;
}

const MOST = 20;

/** `show`: called with the request to show, or `undefined`. */
export function approvals(show: (shown: Shown | undefined) => void): Approvals {
  let queue: readonly Entry[] = [];
  /** Counts how often the language has changed. */
  let languages = 0;
  const showFirst = () => {
    const [first] = queue;
    show(
      first && {
        words: first.words,
        matter: first.matter,
        waiting: queue.length - 1,
        answer: (yes) => {
          if (!yes || !first.changing) first.settle(yes ? undefined : frameText().problems.declined);
        },
        setCap: (at, amount) => setCap(first, at, amount),
      },
    );
  };
  /** The next shown request is the one that would be signed: nothing can be approved in between. */
  const setCap = async (entry: Entry, at: number, amount: bigint) => {
    if (entry.changing || !entry.words.withCap) return;
    entry.changing = true;
    const before = languages;
    try {
      entry.words = await entry.words.withCap(at, amount);
      entry.matter = {};
    } finally {
      entry.changing = false;
    }
    if (queue[0] === entry) showFirst();
    if (before !== languages) await translateEntry(entry);
  };
  const translateEntry = async (entry: Entry): Promise<void> => {
    const { words } = entry;
    // A request that cannot be translated keeps its words.
    const next = await words.translate?.().catch(() => undefined);
    if (!next || !queue.includes(entry)) return;
    // Meanwhile the cap or the language has changed again.
    if (entry.words !== words) return await translateEntry(entry);
    entry.words = next;
    if (queue[0] === entry) showFirst();
  };
  return {
    ask: (words, signal) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(new Error('Canceled'));
        if (queue.length >= MOST) return reject(new Error('Too many requests wait for an answer'));
        const entry: Entry = {
          words,
          matter: {},
          changing: false,
          settle(problem?: string) {
            if (!queue.includes(entry)) return;
            const wasFirst = queue[0] === entry;
            queue = queue.filter((each) => each !== entry);
            signal.removeEventListener('abort', givenUp);
            if (problem === undefined) resolve();
            else reject(new CodedError(4001, problem));
            if (wasFirst) showFirst();
          },
        };
        const givenUp = () => entry.settle('Canceled');
        signal.addEventListener('abort', givenUp);
        queue = [...queue, entry];
        showFirst();
      }),
    drop() {
      for (const { settle } of queue) settle('Canceled');
    },
    async translate() {
      languages += 1;
      await Promise.all(queue.map(translateEntry));
    },
  };
}
