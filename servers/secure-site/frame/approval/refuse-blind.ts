/** Refuses requests that cannot be read, and tells the visitor why. */
import { frameText } from '../frame-text.js';
import type { AskVisitor } from './approval-words.js';

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
    throw new Error(frameText().problems.blind);
  };
}
