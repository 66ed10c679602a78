/** Refuses unreadable requests, and shows the visitor why. */
import { frameText } from '../frame-text.js';
import type { ApprovalWords, AskVisitor } from './approval-words.js';

export function refuseBlind(ask: AskVisitor): AskVisitor {
  return async (words, signal) => {
    if (words.blind === undefined) return await ask(words, signal);
    await ask(refusal(words, words.blind), signal);
    throw new Error(frameText().problems.blind);
  };
}

function refusal(words: ApprovalWords, blind: string): ApprovalWords {
  const { title, lead, asked, close } = frameText().requests.refused;
  const { text, details, translate } = words;
  return {
    ...{ title, lead, blind },
    refused: true,
    ...(text !== undefined && { text }),
    facts: [[asked, words.title], ...words.facts],
    ...(details && { details }),
    yes: close,
    ...(translate && {
      translate: async () => {
        const next = await translate();
        return refusal(next, next.blind ?? blind);
      },
    }),
  };
}
