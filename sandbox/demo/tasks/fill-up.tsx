import { useAccount, useModal, useNetwork } from 'porthole/react';
import { jsonRpc } from '../../../servers/json-rpc.js';
import { Task } from './task.js';
import { useTask } from './use-task.js';

const GIVEN = 10n * 10n ** 18n;

/** A new embedded account has no funds for fees: the local node creates some. */
export function FillUp() {
  const modal = useModal();
  const { address, wallet } = useAccount({ namespace: 'eip155' });
  const { network } = useNetwork();
  const [state, run] = useTask();
  const [node] = network?.rpcUrls.default.http ?? [];
  if (wallet?.type !== 'AUTH' || !address || !network || !node) return null;
  return (
    <Task title="Get ether" note="A new account holds none. The local node makes some." state={state}>
      <button
        type="button"
        onClick={() =>
          run(async () => {
            const held = BigInt(String(await jsonRpc(node, 'eth_getBalance', [address, 'latest'])));
            await jsonRpc(node, 'anvil_setBalance', [address, `0x${(held + GIVEN).toString(16)}`]);
            await modal.refreshBalance();
            return { status: 'done', says: `10 ETH more, on ${network.name}.` };
          })
        }
      >
        Get 10 ETH
      </button>
    </Task>
  );
}
