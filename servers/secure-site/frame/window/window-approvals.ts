/** Requests in the wallet's own window, with the same screen as in the frame. */

import type { Requester } from '../approval/approval-screen.js';
import { approvalScreen } from '../approval/approval-screen.js';
import { watchOwnWindow } from '../approval/in-sight.js';
import { requestScreen } from '../approval/request-screen.js';
import { setFrameLanguage } from '../frame-text.js';
import type { FrameChannel } from './frame-channel.js';
import type { ApprovalToWindow } from './topics.js';

type Request = Extract<ApprovalToWindow, { kind: 'show' }>;

export interface WindowApprovals {
  /** Whether there is a request to answer. */
  readonly asks: boolean;
  /** Ends the requests, as nobody receives answers any more. Returns whether one was pending. */
  end(): boolean;
}

/** `done`: nothing is left to answer. `begun`: there is a request. */
export function windowApprovals(
  channel: FrameChannel,
  place: HTMLElement,
  {
    begun,
    done,
  }: {
    readonly begun: (title: string) => void;
    readonly done: (how: Extract<ApprovalToWindow, { kind: 'done' }>['how'], requester: Requester) => void;
  },
): WindowApprovals {
  let request: Request | undefined;
  let matter = {};
  let refuseCap: ((problem: Error) => void) | undefined;
  const requester = (): Requester => request?.requester ?? { origin: location.origin };
  const screen = approvalScreen(place, requester, (...shown) => requestScreen(...shown, watchOwnWindow));
  /** Counts the messages: an earlier one no longer waits for its language. */
  let received = 0;
  const show = async (next: Request): Promise<void> => {
    const { id, waiting, language } = next;
    const isSame = request?.id === id;
    if (!isSame) matter = {};
    // The same content: the visitor can keep reading.
    const words = isSame && request?.language === language ? request.words : next.words;
    request = { ...next, words };
    received += 1;
    const turn = received;
    // Even if it is the current language: another one may be loading.
    await setFrameLanguage(document, [language]);
    if (turn !== received) return;
    begun(words.title);
    screen.show({
      words,
      matter,
      waiting,
      answer: (yes) => channel.post('approval', { kind: 'answer', id, yes }),
      setCap: (at, amount) =>
        new Promise((_, reject) => {
          refuseCap = reject;
          channel.post('approval', { kind: 'cap', id, at, amount });
        }),
    });
  };
  channel.on('approval', (said) => {
    if (said.kind === 'show') void show(said);
    else if (said.kind === 'cap-refused') {
      if (said.id === request?.id) refuseCap?.(new Error(said.why));
    } else {
      received += 1;
      const last = requester();
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
      received += 1;
      const asked = request !== undefined;
      screen.show(undefined);
      request = undefined;
      return asked;
    },
  };
}
