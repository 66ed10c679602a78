import type { Eip1193Provider } from 'porthole/external';
import { useAccount, useNetwork, useProvider } from 'porthole/react';
import { fill, useText, withCode } from '../words/page-text.js';
import { Task } from './task.js';
import { TaskButton } from './task-button.js';
import { type TaskEnd, useTask } from './use-task.js';

/** Typed data (EIP-712): requested from the raw provider, as a dapp's library would. */
export function SignTypedData() {
  const text = useText();
  const { address } = useAccount();
  const { chainId } = useNetwork();
  const elsewhere = chainId !== undefined && !/^\d+$/.test(String(chainId));
  const provider = useProvider<Eip1193Provider>();
  const [state, run] = useTask();

  const sign = async (): Promise<TaskEnd> => {
    if (!provider || !address) return { status: 'failed', says: (text) => text.noWallet };
    const booking = bookingOf(BigInt(chainId ?? 0));
    const params = [address, JSON.stringify(booking, (_, value) => (typeof value === 'bigint' ? `${value}` : value))];
    const signature = (await provider.request({ method: 'eth_signTypedData_v4', params })) as `0x${string}`;
    const { recoverTypedDataAddress } = await import('viem');
    const signer = await recoverTypedDataAddress({ ...booking, signature });
    if (signer !== address) return { status: 'failed', says: (text) => text.somebodyElse };
    return { status: 'done', says: (text) => fill(text.verified, { address }), data: signature };
  };

  return (
    <Task
      title={text.typedTitle}
      note={
        <>
          {withCode(text.typedNote, 'useProvider')}
          {elsewhere && ` ${text.evmOnly}`}
        </>
      }
      state={state}
    >
      <TaskButton busy={state.status === 'busy'} disabled={!provider || elsewhere} onPress={() => run(sign)}>
        {text.typedButton}
      </TaskButton>
    </Task>
  );
}

function bookingOf(chainId: bigint) {
  return {
    domain: { name: 'Slipway', version: '1', chainId },
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'version', type: 'string' },
        { name: 'chainId', type: 'uint256' },
      ],
      Booking: [
        { name: 'boat', type: 'string' },
        { name: 'berth', type: 'uint8' },
        { name: 'nights', type: 'uint8' },
      ],
    },
    primaryType: 'Booking',
    message: { boat: 'Kittiwake', berth: 7, nights: 2 },
  } as const;
}
