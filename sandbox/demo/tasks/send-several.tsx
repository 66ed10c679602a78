import { sendCalls } from 'porthole/batch';
import { useAccount, useModal, useNetwork } from 'porthole/react';
import { useText, withCode } from '../words/page-text.js';
import { Task } from './task.js';
import { TaskButton } from './task-button.js';
import { describeError, type TaskEnd, useTask } from './use-task.js';

/** Half a finney to each, to unused addresses. */
const AMOUNT = 500_000_000_000_000n;
const BERTHS = ['0x00000000000000000000000000000000000be271', '0x00000000000000000000000000000000000bE272'];

/** Two payments at once, or one after the other if the wallet does not support batches. */
export function SendSeveral() {
  const text = useText();
  const modal = useModal();
  const { isConnected } = useAccount();
  const { network } = useNetwork();
  const [state, run] = useTask();
  const elsewhere = network !== undefined && network.chainNamespace !== 'eip155';

  const send = async (): Promise<TaskEnd> => {
    const calls = BERTHS.map((to) => ({ to, value: AMOUNT }));
    const sent = await sendCalls(modal, { calls, fallback: 'sequential' });
    if (!sent.ok) return { status: 'failed', says: () => describeError(sent.failure) };
    const { hashes, atomic } = sent.value;
    return {
      status: 'done',
      says: (text) => (atomic ? text.severalAtomic : text.severalSequential),
      data: hashes.join(' '),
    };
  };

  return (
    <Task
      title={text.severalTitle}
      note={
        <>
          {withCode(text.severalNote, 'sendCalls')}
          {elsewhere && ` ${text.evmOnly}`}
        </>
      }
      state={state}
    >
      <TaskButton busy={state.status === 'busy'} disabled={!isConnected || elsewhere} onPress={() => run(send)}>
        {text.severalButton}
      </TaskButton>
    </Task>
  );
}
