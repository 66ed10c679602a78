/** The wallet's own prompts, without a request of the page. The page is asked to show the frame meanwhile. */
import type { ApprovalWords, AskVisitor } from '../approval/approval-words.js';

/** `tell`: reports whether the frame needs the visitor. */
export function ownQuestions(ask: AskVisitor, tell: (needed: boolean) => void): AskVisitor {
  let open = 0;
  return async (words, signal) => {
    open += 1;
    if (open === 1) tell(true);
    try {
      await ask(ownWords(words), signal);
    } finally {
      open -= 1;
      if (open === 0) tell(false);
    }
  };
}

function ownWords(words: ApprovalWords): ApprovalWords {
  const { translate } = words;
  return { ...words, own: true, ...(translate && { translate: async () => ownWords(await translate()) }) };
}
