/** Requests wait their turn: the visitor is shown one at a time. */
import { CodedError } from '../coded-error.js';
import { frameText } from '../frame-text.js';
import type { ApprovalWords, AskVisitor } from './approval-words.js';

export interface Shown {
  readonly words: ApprovalWords;
  readonly waiting: number;
  answer(yes: boolean): void;
  /** Shows the same request with another cap. Until then there is no yes to it. */
  setCap(at: number, amount: bigint): Promise<void>;
}

interface Entry {
  words: ApprovalWords;
  changing: boolean;
  readonly settle: (problem?: string) => void;
}

export interface Approvals {
  readonly ask: AskVisitor;
  /** Cancels all pending requests. */
  drop(): void;
}

const MOST = 20;

/** `show`: called with the request to show, or `undefined`. */
export function approvals(show: (shown: Shown | undefined) => void): Approvals {
  let queue: readonly Entry[] = [];
  const showFirst = () => {
    const [first] = queue;
    show(
      first && {
        words: first.words,
        waiting: queue.length - 1,
        answer: (yes) => {
          if (!yes || !first.changing) first.settle(yes ? undefined : frameText().problems.declined);
        },
        setCap: (at, amount) => setCap(first, at, amount),
      },
    );
  };
  /** What is shown next is what would be signed: nothing can be agreed to in between. */
  const setCap = async (entry: Entry, at: number, amount: bigint) => {
    if (entry.changing || !entry.words.withCap) return;
    entry.changing = true;
    try {
      entry.words = await entry.words.withCap(at, amount);
    } finally {
      entry.changing = false;
    }
    if (queue[0] === entry) showFirst();
  };
  return {
    ask: (words, signal) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(new Error('Given up'));
        if (queue.length >= MOST) return reject(new Error('Too many requests wait for an answer'));
        const entry: Entry = {
          words,
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
        const givenUp = () => entry.settle('Given up');
        signal.addEventListener('abort', givenUp);
        queue = [...queue, entry];
        showFirst();
      }),
    drop() {
      for (const { settle } of queue) settle('Given up');
    },
  };
}
