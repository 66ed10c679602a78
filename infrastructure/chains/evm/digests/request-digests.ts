/** Digests to compare with a second device, by ERC-8213 as drafted on 30 March 2026 (ethereum/ERCs, pull request 1639). */
import { concat, type Hex, hashDomain, hashStruct, isHex, keccak256, numberToHex, size } from 'viem';
import type { Digest } from '../../../../domain/request/digest.js';
import { readTypedData, type TypedData } from '../../../../domain/request/typed-data.js';
import { readProperty } from '../../../../domain/value/read-property.js';

/** Empty for anything that is neither typed data nor a call, or cannot be parsed as it would be signed. */
export function requestDigests(method: string, params: unknown): readonly Digest[] {
  const [first, second] = Array.isArray(params) ? (params as readonly unknown[]) : [];
  switch (method) {
    case 'eth_signTypedData_v4': {
      const read = readTypedData(second);
      return read.ok ? typedDataDigests(read.data) : [];
    }
    case 'eth_sendTransaction':
      return callDigests([first]);
    case 'wallet_sendCalls': {
      const calls = readProperty(first, 'calls');
      return Array.isArray(calls) ? callDigests(calls) : [];
    }
    default:
      return [];
  }
}

/** The signed digest comes first; the other two only beside it, as in the standard. */
export function typedDataDigests({ domain, types, primaryType, message }: TypedData): readonly Digest[] {
  try {
    const fields = types as Record<string, { name: string; type: string }[]>;
    const ofDomain = hashDomain({ domain, types: fields });
    const ofMessage = hashStruct({ data: message, primaryType, types: fields });
    return [
      { name: 'EIP-712 Digest', value: keccak256(concat(['0x1901', ofDomain, ofMessage])) },
      { name: 'Domain Hash', value: ofDomain },
      { name: 'Message Hash', value: ofMessage },
    ];
  } catch {
    return [];
  }
}

/** The length first, so that no other calldata with the same start has the same digest. */
export function calldataDigest(data: Hex): Digest {
  return { name: 'Calldata Digest', value: keccak256(concat([numberToHex(size(data), { size: 32 }), data])) };
}

function callDigests(calls: readonly unknown[]): readonly Digest[] {
  return calls.flatMap((call, at) => {
    const data = readProperty(call, 'data') ?? readProperty(call, 'input');
    if (!isHex(data) || data === '0x' || data.length % 2 !== 0) return [];
    return [{ ...calldataDigest(data), ...(calls.length > 1 && { call: at + 1 }) }];
  });
}
