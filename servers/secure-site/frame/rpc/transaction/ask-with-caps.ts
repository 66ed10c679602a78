/** Asks the visitor, who may first set spending caps: then everything is prepared and shown again. */
import type { ApprovalWords, AskVisitor } from '../../approval/approval-words.js';
import { frameText } from '../../frame-text.js';
import type { Call } from '../contract-call/call-words.js';
import { callsWithCap } from './offered-caps.js';

export interface Offer {
  readonly calls: readonly Call[];
  readonly words: ApprovalWords;
  /** The words of it in the current language. */
  readonly tell: () => Promise<ApprovalWords>;
}

/** `offer`: the data to sign, and its description; `set`: after the visitor has set a cap. Resolves to what they approved. */
export async function askWithCaps<T extends Offer>(
  calls: readonly Call[],
  offer: (calls: readonly Call[], set: readonly number[]) => Promise<T>,
  askVisitor: AskVisitor,
  signal: AbortSignal,
): Promise<T> {
  let shown = await offer(calls, []);
  const wordsOf = (one: T, set: readonly number[]): ApprovalWords => ({
    ...one.words,
    async withCap(at, amount) {
      const next = await offer(callsWithCap(one.calls, at, amount), [...set, at]);
      // The screen keeps what could be read, and so does what would be signed.
      if (next.words.blind !== one.words.blind) throw new Error(frameText().problems.blind);
      shown = next;
      return wordsOf(next, [...set, at]);
    },
    translate: async () => wordsOf({ ...one, words: await one.tell() }, set),
  });
  await askVisitor(wordsOf(shown, []), signal);
  return shown;
}
