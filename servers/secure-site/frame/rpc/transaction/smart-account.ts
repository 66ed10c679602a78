/** Whether an account has the code of a smart account at its own address (EIP-7702). */
import { concat, type Hex } from 'viem';
import { jsonRpc } from '../../../../json-rpc.js';

/** The code of a delegated account: this prefix, and the contract's address. */
const DELEGATION = '0xef0100';

export function delegationTo(code: Hex): string {
  return concat([DELEGATION, code]).toLowerCase();
}

/** `code`: this contract, and no other. */
export async function isSmartAccount(rpcUrl: string, address: string, code?: Hex): Promise<boolean> {
  const there = String(await jsonRpc(rpcUrl, 'eth_getCode', [address, 'latest'])).toLowerCase();
  return code === undefined ? there.startsWith(DELEGATION) : there === delegationTo(code);
}
