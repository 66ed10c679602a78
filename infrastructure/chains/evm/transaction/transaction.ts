/** A transfer as the transaction in the wallet request. */
import type { Address, Hex } from 'viem';
import { chainIdToHex } from '../../../../domain/network/chain-id.js';
import type { Network } from '../../../../domain/network/network.js';
import type { Transfer } from '../../../../domain/transaction/transfer.js';
import { addressOf, hexOf, transferData } from '../abi.js';

export interface Transaction {
  readonly from: Address;
  readonly to: Address;
  readonly value: Hex;
  readonly data: Hex;
}

/** The parameters of the wallet request: for that network only. */
export function onNetwork(
  transaction: Transaction,
  { caipNetworkId }: Network,
): Transaction & { readonly chainId: Hex } {
  return { ...transaction, chainId: chainIdToHex(caipNetworkId) };
}

/** Native currency is sent as value, a token by a call to its contract. The wallet chooses gas and price. */
export function transactionOf({ token, from, to, amount }: Transfer): Transaction {
  const receiver = addressOf(to);
  const shared = { from: addressOf(from) };
  if (!token.address) return { ...shared, to: receiver, value: hexOf(amount), data: '0x' };
  return { ...shared, to: addressOf(token.address), value: '0x0', data: transferData(receiver, amount) };
}
