import { useAccount, useModal } from 'porthole/react';
import { Task } from './task.js';
import { describeError, useTask } from './use-task.js';

/** Opens the modal on the Send screen. */
export function SendSomething() {
  const modal = useModal();
  const { isConnected } = useAccount();
  const [state, run] = useTask();
  return (
    <Task title="Send" note="Ether, SALT or KELP, on the Send screen of the modal." state={state}>
      <button
        type="button"
        disabled={!isConnected}
        onClick={() =>
          run(async () => {
            const opened = await modal.open({ route: { view: 'send' } });
            return opened.ok
              ? { status: 'done', says: 'The modal shows the Send screen.' }
              : { status: 'failed', says: describeError(opened.failure) };
          })
        }
      >
        Open Send
      </button>
    </Task>
  );
}
