/** Hex placeholder for an unchecked hash or signature: the number, padded to the given length in bytes. */
export function placeholderHex(bytes: number, number: number): string {
  return `0x${number.toString(16).padStart(bytes * 2, '0')}`;
}
