import type { PaymentAsset } from 'porthole/pay';
import { usePay } from 'porthole/pay/react';
import { useState } from 'react';
import { Task } from './task.js';
import { describeError, type TaskState } from './use-task.js';

/** Finite in base 16, as exchanges need it. */
const FEE = '0.0625';
const SALTMARSH = 'eip155:31337';
const HARBOUR_MASTER = '0x00000000000000000000000000000000000bE271';

/** A payment that the site requests: from a wallet, or at one of the sandbox's exchanges. */
export function AskForPayment() {
  const [answered, setAnswered] = useState<TaskState>({ status: 'idle' });
  const { open, isPending } = usePay({
    onSuccess: ({ way, hash }) =>
      setAnswered({
        status: 'done',
        says: way === 'wallet' ? 'Paid from a wallet.' : 'Paid at an exchange.',
        data: hash,
      }),
    onError: (failure) => setAnswered({ status: 'failed', says: describeError(failure) }),
  });
  const paymentAsset: PaymentAsset = {
    ...{ network: SALTMARSH, recipient: HARBOUR_MASTER, asset: 'native', amount: FEE },
    metadata: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  };
  return (
    <Task
      title="Pay the harbour fee"
      note={
        <>
          By <code>usePay</code>: a sum that the site asks for. Nobody has to be connected.
        </>
      }
      state={isPending ? { status: 'idle' } : answered}
    >
      <button type="button" disabled={isPending} onClick={() => void open({ paymentAsset })}>
        Pay {FEE} ETH
      </button>
    </Task>
  );
}
