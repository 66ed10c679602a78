import { useAccount, useModal } from 'porthole/react';
import { useText } from '../words/page-text.js';
import { Task } from './task.js';
import { describeError, useTask } from './use-task.js';

/** Disconnects, and revokes the wallet's permission if it supports that. */
export function Disconnect() {
  const text = useText();
  const modal = useModal();
  const { isConnected } = useAccount();
  const [state, run] = useTask();
  return (
    <Task title={text.leaveTitle} note={text.leaveNote} state={state}>
      <button
        type="button"
        disabled={!isConnected}
        onClick={() =>
          run(async () => {
            const left = await modal.disconnect();
            return left.ok
              ? { status: 'done', says: (text) => text.left }
              : { status: 'failed', says: () => describeError(left.failure) };
          })
        }
      >
        {text.leaveButton}
      </button>
    </Task>
  );
}
