/** A hash of what is signed, to compare with a second device, under its name in ERC-8213. */
export interface Digest {
  readonly name: 'EIP-712 Digest' | 'Domain Hash' | 'Message Hash' | 'Calldata Digest';
  /** 32 bytes in hexadecimal. */
  readonly value: string;
  /** The number of the call among several, from one. */
  readonly call?: number;
}
