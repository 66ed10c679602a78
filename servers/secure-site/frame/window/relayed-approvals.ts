/** Shows requests in the wallet's own window, and receives the answers. The frame's end: it signs afterwards. */
import type { Requester } from '../approval/approval-screen.js';
import type { Shown } from '../approval/approvals.js';
import { frameLanguage } from '../frame-text.js';
import type { OwnWindow } from './own-window.js';
import type { ApprovalToFrame, ApprovalToWindow } from './topics.js';

/** Call the returned function with the current request, or `undefined`. */
export function relayedApprovals(own: OwnWindow, asked: () => Requester): (shown: Shown | undefined) => void {
  let last = 0;
  let current: { readonly id: number; readonly shown: Shown } | undefined;
  let how: Extract<ApprovalToWindow, { kind: 'done' }>['how'] = 'dropped';
  const tell = (): void => {
    if (!current) return;
    const { id, shown } = current;
    const { withCap: _, translate: __, ...words } = shown.words;
    own.post('approval', {
      ...{ kind: 'show', id, words },
      ...{ language: frameLanguage(), waiting: shown.waiting, requester: asked() },
    });
  };
  own.watch((state) => {
    if (state === 'open') tell();
  });
  own.on('approval', (said: Partial<ApprovalToFrame> | null) => {
    // Answers to requests that have ended meanwhile are ignored.
    if (!current || typeof said !== 'object' || said?.id !== current.id) return;
    const { id, shown } = current;
    if (said.kind === 'answer') {
      const yes = said.yes === true;
      how = yes ? 'approved' : 'declined';
      shown.answer(yes);
      how = 'dropped';
    } else if (said.kind === 'cap' && typeof said.at === 'number' && typeof said.amount === 'bigint')
      shown.setCap(said.at, said.amount).catch((error: unknown) => {
        own.post('approval', { kind: 'cap-refused', id, why: error instanceof Error ? error.message : '' });
      });
  });
  return (shown) => {
    const had = current;
    // A refused request is only shown and closed, in the frame.
    if (!shown || shown.words.refused || shown.words.unlocks) {
      current = undefined;
      if (had) own.post('approval', { kind: 'done', how });
      return;
    }
    const isSame = had?.shown.matter === shown.matter;
    if (!isSame) last += 1;
    current = { id: last, shown };
    tell();
  };
}
