/** The ABI words of calls and their results: 32 bytes in hex each. */

export function addressWord(address: string): string {
  return address.toLowerCase().replace(/^0x/, '').padStart(64, '0');
}

export function numberWord(amount: bigint): string {
  return amount.toString(16).padStart(64, '0');
}

/** The number in the first word of an answer; undefined if it is shorter than a word. */
export function firstWord(data: string): bigint | undefined {
  return /^0x[\da-f]{64}/i.test(data) ? BigInt(data.slice(0, 66)) : undefined;
}
