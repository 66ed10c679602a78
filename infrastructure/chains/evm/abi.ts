/** Encoding of text and numbers for the EVM and its nodes. */
import { type Address, encodeFunctionData, erc20Abi, getAddress, type Hex } from 'viem';
import { isAddressShape } from '../../../domain/address/address.js';
import { Failure } from '../../../domain/failure/failure.js';

/** An address with its checksum. Throws `invalid-address`. */
export function addressOf(text: string): Address {
  if (!isAddressShape('eip155', text)) throw new Failure('invalid-address', `${text} is not an address`);
  // In lower case first: a wrong checksum is accepted here, only the shape counts.
  return getAddress(`0x${text.toLowerCase().replace(/^0x/, '')}`);
}

/** A quantity in a node's answer (hex after `0x`). Throws `request-failed`. */
export function quantityOf(answer: unknown): bigint {
  if (typeof answer === 'string' && /^0x[\da-f]{1,64}$/i.test(answer)) return BigInt(answer);
  throw new Failure('request-failed', 'The node answered with a malformed quantity');
}

/** The number in the first word that a contract returned; `undefined` if it returned less. */
export function wordOf(data: unknown): bigint | undefined {
  return typeof data === 'string' && /^0x[\da-f]{64}/i.test(data) ? BigInt(data.slice(0, 66)) : undefined;
}

export function hexOf(quantity: bigint): Hex {
  return `0x${quantity.toString(16)}`;
}

export function balanceOfData(owner: Address): Hex {
  return encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [owner] });
}

/** ERC-20 `transfer`. Whether the token returns a value does not matter here: USDT returns none. */
export function transferData(to: Address, amount: bigint): Hex {
  return encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] });
}
