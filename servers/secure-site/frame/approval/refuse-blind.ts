/** Nobody is asked to sign what nobody can read: it is refused, and the visitor told why. */
import type { AskVisitor } from './approval-words.js';

/** What the app is told. */
const REFUSAL = 'Your wallet refused this: it signs only what it can show in plain words';

export function refuseBlind(ask: AskVisitor): AskVisitor {
  return async (words, signal) => {
    if (words.blind === undefined) return await ask(words, signal);
    await ask(
      {
        title: 'Your wallet refused this',
        lead: 'Nothing was signed, and nothing was sent.',
        blind: words.blind,
        refused: true,
        ...(words.text !== undefined && { text: words.text }),
        facts: [['Asked for', words.title], ...words.facts],
        ...(words.details && { details: words.details }),
        yes: 'Close',
      },
      signal,
    );
    throw new Error(REFUSAL);
  };
}
