import { useAccount, useModal } from 'porthole/react';
import { useState } from 'react';
import { isSignedBy } from './is-signed-by.js';
import { Task } from './task.js';
import { describeError, type TaskEnd, useTask } from './use-task.js';

/** A personal message: signed through the modal, verified here. */
export function SignMessage() {
  const modal = useModal();
  const { address } = useAccount();
  const [text, setText] = useState('Ready to sail at noon.');
  const [state, run] = useTask();

  const sign = async (): Promise<TaskEnd> => {
    const signed = await modal.signMessage(text);
    if (!signed.ok) return { status: 'failed', says: describeError(signed.failure) };
    const own = address !== undefined && (await isSignedBy(address, text, signed.value));
    const says = own ? `Verified: signed by ${address}` : 'Signed by somebody else';
    return { status: own ? 'done' : 'failed', says, data: signed.value };
  };

  return (
    <Task title="Sign a message" note="The wallet shows the words; the page checks the signature." state={state}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          run(sign);
        }}
      >
        <label className="field">
          <span>Message</span>
          <input value={text} onChange={(event) => setText(event.target.value)} />
        </label>
        <button type="submit" disabled={!address || state.status === 'busy'}>
          Sign message
        </button>
      </form>
    </Task>
  );
}
