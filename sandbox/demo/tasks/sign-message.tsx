import { useAccount, useModal } from 'porthole/react';
import { useState } from 'react';
import { Task } from './task.js';
import { describeError, type TaskEnd, useTask } from './use-task.js';

/** A personal message: signed through the modal, checked by viem. */
export function SignMessage() {
  const modal = useModal();
  const { address } = useAccount();
  const [text, setText] = useState('Ready to sail at noon.');
  const [state, run] = useTask();

  const sign = async (): Promise<TaskEnd> => {
    const signed = await modal.signMessage(text);
    if (!signed.ok) return { status: 'failed', says: describeError(signed.failure) };
    const { recoverMessageAddress } = await import('viem');
    const signer = await recoverMessageAddress({ message: text, signature: signed.value as `0x${string}` });
    const says = signer === address ? `Verified: signed by ${signer}` : `Signed by somebody else: ${signer}`;
    return { status: signer === address ? 'done' : 'failed', says, data: signed.value };
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
