import type { Modal } from 'porthole';
import { mainnet } from 'porthole/evm';
import { editSend, send } from 'porthole/send';

/** From a button of the site's own: the wallet in use asks its holder. Comes to an end once the transfer is in a block. */
export async function tip(modal: Modal, receiver: string): Promise<string> {
  const token = { networkId: 'eip155:1', ...mainnet.nativeCurrency } as const;
  await editSend(modal, { token, amountText: '0.01', receiver });
  const outcome = await send(modal);
  if (outcome.ok) return `Sent: ${outcome.value.hash}`;
  // It may still arrive: whoever sends again sends twice.
  return outcome.failure.code === 'timed-out' ? 'Not confirmed yet' : 'Not sent';
}
