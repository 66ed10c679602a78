import { useAccount, useModal, useNetwork } from 'porthole/react';
import { jsonRpc } from '../../../servers/json-rpc.js';
import { fill, useText } from '../words/page-text.js';
import { Task } from './task.js';
import { useTask } from './use-task.js';

const GIVEN = 10n * 10n ** 18n;
const AMOUNT = '10 ETH';

/** A new embedded account has no funds for fees: the local node creates some. */
export function FillUp() {
  const text = useText();
  const modal = useModal();
  const { address, wallet } = useAccount({ namespace: 'eip155' });
  const { network } = useNetwork();
  const [state, run] = useTask();
  const [node] = network?.rpcUrls.default.http ?? [];
  if (wallet?.type !== 'AUTH' || !address || !network || !node) return null;
  return (
    <Task title={text.etherTitle} note={text.etherNote} state={state}>
      <button
        type="button"
        onClick={() =>
          run(async () => {
            const held = BigInt(String(await jsonRpc(node, 'eth_getBalance', [address, 'latest'])));
            await jsonRpc(node, 'anvil_setBalance', [address, `0x${(held + GIVEN).toString(16)}`]);
            await modal.refreshBalance();
            return { status: 'done', says: (text) => fill(text.etherDone, { amount: AMOUNT, network: network.name }) };
          })
        }
      >
        {fill(text.etherButton, { amount: AMOUNT })}
      </button>
    </Task>
  );
}
