import type { Modal } from 'porthole';
import { mainnet } from 'porthole/evm';
import { editSend, send } from 'porthole/send';

/** For a button of the site: requests a transfer from the wallet. Resolves once the transfer is confirmed. */
export async function tip(modal: Modal, receiver: string): Promise<string> {
  const token = { networkId: 'eip155:1', ...mainnet.nativeCurrency } as const;
  await editSend(modal, { token, amountText: '0.01', receiver });
  const outcome = await send(modal);
  if (outcome.ok) return `Sent: ${outcome.value.hash}`;
  // The transfer may still be confirmed: do not send it again.
  return outcome.failure.code === 'timed-out' ? 'Not confirmed yet' : 'Not sent';
}
