/** Nobody is asked to sign what nobody can read: it is refused, and the visitor told why. */
import { frameText } from '../frame-text.js';
import type { AskVisitor } from './approval-words.js';

/** What the app is told. */
const REFUSAL = 'Your wallet refused this: it signs only what it can show in plain words';

export function refuseBlind(ask: AskVisitor): AskVisitor {
  return async (words, signal) => {
    if (words.blind === undefined) return await ask(words, signal);
    const { title, lead, asked, close } = frameText().requests.refused;
    await ask(
      {
        ...{ title, lead },
        blind: words.blind,
        refused: true,
        ...(words.text !== undefined && { text: words.text }),
        facts: [[asked, words.title], ...words.facts],
        ...(words.details && { details: words.details }),
        yes: close,
      },
      signal,
    );
    throw new Error(REFUSAL);
  };
}
