/** Refuses unreadable requests, and shows the visitor why. */
import { frameText } from '../frame-text.js';
import type { ApprovalWords, AskVisitor } from './approval-words.js';

export function refuseBlind(ask: AskVisitor): AskVisitor {
  return async (words, signal) => {
    if (words.blind === undefined) return await ask(readable(words), signal);
    await ask(refusal(words, words.blind), signal);
    throw new Error(frameText().problems.blind);
  };
}

/** In another language, it is described again: words that no longer describe it are not used. */
function readable(words: ApprovalWords): ApprovalWords {
  if (words.blind !== undefined) throw new Error(frameText().problems.blind);
  const { withCap, translate } = words;
  return {
    ...words,
    ...(withCap && { withCap: async (at: number, amount: bigint) => readable(await withCap(at, amount)) }),
    ...(translate && { translate: async () => readable(await translate()) }),
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
