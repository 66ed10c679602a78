import { useAccount, useModal } from 'porthole/react';
import { Task } from './task.js';
import { describeError, useTask } from './use-task.js';

/** Disconnects, and revokes the wallet's permission if it supports that. */
export function Disconnect() {
  const modal = useModal();
  const { isConnected } = useAccount();
  const [state, run] = useTask();
  return (
    <Task title="Disconnect" note="The wallet forgets this site where it can." state={state}>
      <button
        type="button"
        disabled={!isConnected}
        onClick={() =>
          run(async () => {
            const left = await modal.disconnect();
            return left.ok
              ? { status: 'done', says: 'Disconnected.' }
              : { status: 'failed', says: describeError(left.failure) };
          })
        }
      >
        Disconnect
      </button>
    </Task>
  );
}
