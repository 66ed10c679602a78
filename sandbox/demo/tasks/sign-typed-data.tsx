import type { Eip1193Provider } from 'porthole/external';
import { useAccount, useNetwork, useProvider } from 'porthole/react';
import { Task } from './task.js';
import { type TaskEnd, useTask } from './use-task.js';

/** Typed data (EIP-712): requested from the raw provider, as a dapp's library would. */
export function SignTypedData() {
  const { address } = useAccount();
  const { chainId } = useNetwork();
  const elsewhere = chainId !== undefined && !/^\d+$/.test(String(chainId));
  const provider = useProvider<Eip1193Provider>();
  const [state, run] = useTask();

  const sign = async (): Promise<TaskEnd> => {
    if (!provider || !address) return { status: 'failed', says: 'No wallet is connected.' };
    const booking = bookingOf(BigInt(chainId ?? 0));
    const params = [address, JSON.stringify(booking, (_, value) => (typeof value === 'bigint' ? `${value}` : value))];
    const signature = (await provider.request({ method: 'eth_signTypedData_v4', params })) as `0x${string}`;
    const { recoverTypedDataAddress } = await import('viem');
    const signer = await recoverTypedDataAddress({ ...booking, signature });
    const says = signer === address ? `Verified: signed by ${signer}` : `Signed by somebody else: ${signer}`;
    return { status: signer === address ? 'done' : 'failed', says, data: signature };
  };

  return (
    <Task
      title="Sign typed data"
      note={
        <>
          A booking as EIP-712, through the provider that <code>useProvider</code> hands out.
          {elsewhere && ' Only EVM networks know it: choose one of them.'}
        </>
      }
      state={state}
    >
      <button type="button" disabled={!provider || elsewhere || state.status === 'busy'} onClick={() => run(sign)}>
        Sign typed data
      </button>
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
