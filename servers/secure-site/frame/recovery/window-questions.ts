/** The window's requests to the server, sent by the frame that opened it: only the frame has the session. */
import type { AuthAnswers } from '../../auth/auth-api.js';
import type { Questions } from '../../auth/schema.js';
import type { WindowQuestion } from '../vault/keys-topic.js';
import type { FrameChannel } from '../window/frame-channel.js';

export type AskForWindow = <N extends WindowQuestion>(
  name: N,
  question: Omit<Questions[N], 'token'>,
) => Promise<AuthAnswers[N]>;

export interface WindowQuestions {
  readonly ask: AskForWindow;
  /** An answer has come. */
  settle(id: number, answer: { readonly value: unknown } | { readonly message: string }): void;
}

export function windowQuestions(channel: FrameChannel): WindowQuestions {
  const open = new Map<number, (answer: { readonly value: unknown } | { readonly message: string }) => void>();
  let last = 0;
  return {
    ask: (name, question) =>
      new Promise((resolve, reject) => {
        last += 1;
        open.set(last, (answer) =>
          'value' in answer ? resolve(answer.value as never) : reject(new Error(answer.message)),
        );
        channel.post('keys', { kind: 'ask', id: last, name, question });
      }),
    settle(id, answer) {
      open.get(id)?.(answer);
      open.delete(id);
    },
  };
}
