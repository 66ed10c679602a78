/** Hex placeholder for an unchecked hash or signature: the number, padded to so many bytes. */
export function placeholderHex(bytes: number, number: number): string {
  return `0x${number.toString(16).padStart(bytes * 2, '0')}`;
}
