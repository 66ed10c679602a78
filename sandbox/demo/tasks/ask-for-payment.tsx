import type { PaymentAsset } from 'porthole/pay';
import { usePay } from 'porthole/pay/react';
import { useState } from 'react';
import { fill, usePageLanguage, withCode } from '../words/page-text.js';
import { Task } from './task.js';
import { TaskButton } from './task-button.js';
import { describeError, type TaskState } from './use-task.js';

/** Finite in base 16, as exchanges need it. */
const FEE = '0.0625';
const CURRENCY = 'ETH';
const SALTMARSH = 'eip155:31337';
const HARBOUR_MASTER = '0x00000000000000000000000000000000000be271';

/** A payment that the site requests: from a wallet, or at one of the sandbox's exchanges. */
export function AskForPayment() {
  const { text, tag } = usePageLanguage();
  const [answered, setAnswered] = useState<TaskState>({ status: 'idle' });
  const { open, isPending } = usePay({
    onSuccess: ({ way, hash }) =>
      setAnswered({
        status: 'done',
        says: (text) => (way === 'wallet' ? text.payByWallet : text.payByExchange),
        data: hash,
      }),
    onError: (failure) => setAnswered({ status: 'failed', says: () => describeError(failure) }),
  });
  const paymentAsset: PaymentAsset = {
    ...{ network: SALTMARSH, recipient: HARBOUR_MASTER, asset: 'native', amount: FEE },
    metadata: { name: 'Ether', symbol: CURRENCY, decimals: 18 },
  };
  const amount = `${Number(FEE).toLocaleString(tag, { maximumFractionDigits: 4 })} ${CURRENCY}`;
  return (
    <Task
      title={text.payTitle}
      note={withCode(text.payNote, 'usePay')}
      state={isPending ? { status: 'idle' } : answered}
    >
      <TaskButton busy={isPending} onPress={() => void open({ paymentAsset })}>
        {fill(text.payButton, { amount })}
      </TaskButton>
    </Task>
  );
}
