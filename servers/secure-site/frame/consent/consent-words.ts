/** The wallet's own questions, as the visitor reads them. */
import type { ApprovalWords } from '../approval/approval-words.js';
import type { Present } from '../present.js';

/** What a page learns once it is let in. */
export function shareWords({ signer, solana, email, userName }: Present): ApprovalWords {
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['Address', signer.address],
    ['Solana address', solana?.address],
    ['Email', email],
    ['Name', userName],
  ];
  return {
    title: 'Share your account?',
    lead: 'This app will see:',
    facts: facts.flatMap(([label, value]) => (value === undefined ? [] : [[label, value] as const])),
    yes: 'Continue',
    no: 'Don’t share',
  };
}

export function changeEmailWords(from: string | undefined, to: string): ApprovalWords {
  return {
    title: 'Change your email?',
    lead: 'This app asks to change the email that you log in with. Both addresses will get a code.',
    facts: [...(from === undefined ? [] : [['Now', from] as const]), ['New', to]],
    yes: 'Change email',
    no: 'Cancel',
  };
}
