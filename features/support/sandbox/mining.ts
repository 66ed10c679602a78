/** How blocks are mined on a local network, as a scenario sets it, and what happens to pending transactions. */
import { jsonRpc } from '../../../servers/json-rpc.js';

/** `replaced`, `sped up`, `reverted`: this happens to pending transactions, and then mining continues. */
export type MiningState = 'going on' | 'halted' | 'replaced' | 'sped up' | 'reverted';

interface Waiting {
  readonly from: string;
  readonly to: string;
  readonly nonce: string;
  readonly value: string;
  readonly input: string;
}

/** The code of a contract that reverts every call. */
const REFUSING = '0x60006000fd';

export async function setMining(url: string, state: MiningState): Promise<void> {
  if (state === 'halted') return void (await jsonRpc(url, 'evm_setAutomine', [false]));
  for (const each of state === 'going on' ? [] : await waiting(url)) {
    if (state === 'reverted') await jsonRpc(url, 'anvil_setCode', [each.to, REFUSING]);
    else await replace(url, each, state === 'sped up');
  }
  await jsonRpc(url, 'evm_mine');
  await jsonRpc(url, 'evm_setAutomine', [true]);
}

async function waiting(url: string): Promise<readonly Waiting[]> {
  const { pending } = (await jsonRpc(url, 'txpool_content')) as {
    readonly pending: Readonly<Record<string, Readonly<Record<string, Waiting>>>>;
  };
  return Object.values(pending).flatMap((byNonce) => Object.values(byNonce));
}

/** Cancels like a wallet: sends nothing to itself with a higher fee. Speeds up: sends the same again with a higher fee. */
async function replace(url: string, { from, to, nonce, value, input }: Waiting, same: boolean): Promise<void> {
  const fee = '0x174876e800';
  const fees = { maxFeePerGas: fee, maxPriorityFeePerGas: fee };
  await jsonRpc(url, 'anvil_impersonateAccount', [from]);
  await jsonRpc(url, 'eth_sendTransaction', [
    { from, ...(same ? { to, value, data: input } : { to: from, value: '0x0' }), nonce, ...fees },
  ]);
  await jsonRpc(url, 'anvil_stopImpersonatingAccount', [from]);
}
