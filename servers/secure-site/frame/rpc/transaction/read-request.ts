/** Parses the parameter of `eth_sendTransaction`. */
import { type Hex, isAddress, isHex } from 'viem';
import { invalidParams } from '../provider-error.js';

/** The members of `eth_sendTransaction`'s parameter, all hexadecimal text. */
export interface TransactionRequest {
  readonly from: Hex;
  readonly to?: Hex;
  readonly value?: Hex;
  readonly data?: Hex;
  readonly gas?: Hex;
  readonly gasPrice?: Hex;
  readonly maxFeePerGas?: Hex;
  readonly maxPriorityFeePerGas?: Hex;
  readonly nonce?: Hex;
  readonly chainId?: Hex;
}

const HEX_MEMBERS = [
  'value',
  'data',
  'gas',
  'gasPrice',
  'maxFeePerGas',
  'maxPriorityFeePerGas',
  'nonce',
  'chainId',
] as const;

/** Validates a page's parameter. Throws −32602 with the invalid member's name. */
export function readTransaction(value: unknown): TransactionRequest {
  if (typeof value !== 'object' || value === null) throw invalidParams('expected a transaction.');
  const { from, to } = value as Record<string, unknown>;
  if (typeof from !== 'string' || !isAddress(from, { strict: false }))
    throw invalidParams('"from" must be an address.');
  if (to !== undefined && to !== null && (typeof to !== 'string' || !isAddress(to, { strict: false })))
    throw invalidParams('"to" must be an address.');
  const members: Record<string, unknown> = {
    ...value,
    data: Reflect.get(value, 'data') ?? Reflect.get(value, 'input'),
  };
  const entries = HEX_MEMBERS.flatMap((name) => {
    const member = members[name];
    if (member === undefined || member === null) return [];
    if (!isMember(name, member)) throw invalidParams(`"${name}" must be hexadecimal.`);
    return [[name, member] as const];
  });
  return {
    from: lowercase(from),
    ...(typeof to === 'string' && { to: lowercase(to) }),
    ...Object.fromEntries(entries),
  };
}

/** Half a byte of data would be read in one way and signed in another; a number has at least one digit. */
export function isMember(name: string, member: unknown): member is Hex {
  return isHex(member) && (name === 'data' ? member.length % 2 === 0 : member.length > 2);
}

/** Pages may send addresses in any case; only mixed case is verified. */
function lowercase(address: string): Hex {
  return address.toLowerCase() as Hex;
}
