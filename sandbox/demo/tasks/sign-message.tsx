import { useAccount, useModal } from 'porthole/react';
import { useState } from 'react';
import { fill, useText } from '../words/page-text.js';
import { isSignedBy } from './is-signed-by.js';
import { Task } from './task.js';
import { TaskButton } from './task-button.js';
import { describeError, type TaskEnd, useTask } from './use-task.js';

/** A personal message: signed through the modal, verified here. */
export function SignMessage() {
  const text = useText();
  const modal = useModal();
  const { address } = useAccount();
  /** Undefined until the visitor has edited it. */
  const [edited, setEdited] = useState<string>();
  const message = edited ?? text.messageText;
  const [state, run] = useTask();

  const sign = async (): Promise<TaskEnd> => {
    const signed = await modal.signMessage(message);
    if (!signed.ok) return { status: 'failed', says: () => describeError(signed.failure) };
    if (address === undefined || !(await isSignedBy(address, message, signed.value)))
      return { status: 'failed', says: (text) => text.somebodyElse };
    return { status: 'done', says: (text) => fill(text.verified, { address }), data: signed.value };
  };

  return (
    <Task title={text.messageTitle} note={text.messageNote} state={state}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (state.status !== 'busy') run(sign);
        }}
      >
        <label className="field">
          <span>{text.messageLabel}</span>
          <input dir="auto" value={message} onChange={(event) => setEdited(event.target.value)} />
        </label>
        <TaskButton busy={state.status === 'busy'} disabled={!address}>
          {text.messageButton}
        </TaskButton>
      </form>
    </Task>
  );
}
