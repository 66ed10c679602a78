/** Requests in the wallet's own window: the very screen that the frame has. */

import type { Asker } from '../approval/approval-screen.js';
import { approvalScreen } from '../approval/approval-screen.js';
import { watchOwnWindow } from '../approval/in-sight.js';
import { requestScreen } from '../approval/request-screen.js';
import type { FrameLine } from './frame-line.js';
import type { ApprovalToWindow } from './topics.js';

type Request = Extract<ApprovalToWindow, { kind: 'show' }>;

export interface WindowApprovals {
  /** Whether there is a request to answer. */
  readonly asks: boolean;
  /** Nobody takes an answer any more. Whether one was still asked for. */
  end(): boolean;
}

/** `done`: there is nothing more to answer. `begun`: there is something. */
export function windowApprovals(
  line: FrameLine,
  place: HTMLElement,
  {
    begun,
    done,
  }: {
    readonly begun: (title: string) => void;
    readonly done: (how: Extract<ApprovalToWindow, { kind: 'done' }>['how'], asker: Asker) => void;
  },
): WindowApprovals {
  let request: Request | undefined;
  let refuseCap: ((problem: Error) => void) | undefined;
  const asker = (): Asker => request?.asker ?? { origin: location.origin };
  const screen = approvalScreen(place, asker, (...shown) => requestScreen(...shown, watchOwnWindow));
  const show = (next: Request): void => {
    // A copy of the same words: whoever is reading reads on.
    const words = request?.id === next.id ? request.words : next.words;
    const { id, waiting } = next;
    request = { ...next, words };
    begun(words.title);
    screen.show({
      words,
      waiting,
      answer: (yes) => line.post('approval', { kind: 'answer', id, yes }),
      setCap: (at, amount) =>
        new Promise((_, reject) => {
          refuseCap = reject;
          line.post('approval', { kind: 'cap', id, at, amount });
        }),
    });
  };
  line.hear('approval', (said) => {
    if (said.kind === 'show') show(said);
    else if (said.kind === 'cap-refused') {
      if (said.id === request?.id) refuseCap?.(new Error(said.why));
    } else {
      const last = asker();
      screen.show(undefined);
      request = undefined;
      done(said.how, last);
    }
  });
  return {
    get asks() {
      return request !== undefined;
    },
    end() {
      const asked = request !== undefined;
      screen.show(undefined);
      request = undefined;
      return asked;
    },
  };
}
