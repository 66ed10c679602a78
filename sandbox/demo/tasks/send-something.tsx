import { useAccount, useModal } from 'porthole/react';
import { useText } from '../words/page-text.js';
import { Task } from './task.js';
import { describeError, useTask } from './use-task.js';

/** Opens the modal on the Send screen. */
export function SendSomething() {
  const text = useText();
  const modal = useModal();
  const { isConnected } = useAccount();
  const [state, run] = useTask();
  return (
    <Task title={text.sendTitle} note={text.sendNote} state={state}>
      <button
        type="button"
        disabled={!isConnected}
        onClick={() =>
          run(async () => {
            const opened = await modal.open({ route: { view: 'send' } });
            return opened.ok
              ? { status: 'done', says: (text) => text.sendDone }
              : { status: 'failed', says: () => describeError(opened.failure) };
          })
        }
      >
        {text.sendButton}
      </button>
    </Task>
  );
}
