/** The wallet's own prompts, as the visitor reads them. */
import type { ApprovalWords } from '../approval/approval-words.js';
import { frameText } from '../frame-text.js';
import type { Present } from '../present.js';

/** What a page learns with consent. */
export function shareWords({ signer, solana, email, userName }: Present): ApprovalWords {
  const text = frameText().consents.share;
  const facts: readonly (readonly [string, string | undefined])[] = [
    [text.address, signer.address],
    [text.solana, solana?.address],
    [text.email, email],
    [text.name, userName],
  ];
  return {
    title: text.title,
    lead: text.lead,
    facts: facts.flatMap(([label, value]) => (value === undefined ? [] : [[label, value] as const])),
    yes: text.yes,
    no: text.no,
  };
}

export function changeEmailWords(from: string | undefined, to: string): ApprovalWords {
  const { title, lead, now, next, yes, no } = frameText().consents.changeEmail;
  return { title, lead, yes, no, facts: [...(from === undefined ? [] : [[now, from] as const]), [next, to]] };
}

/** Both codes were right, and the change waits: there is only something to read. */
export function emailLaterWords(from: number): ApprovalWords {
  const { consents, requests } = frameText();
  const hours = Math.max(1, Math.ceil((from - Date.now()) / 3_600_000));
  const { title, lead } = consents.emailLater;
  return { title, lead: lead(hours), refused: true, facts: [], yes: requests.refused.close };
}
