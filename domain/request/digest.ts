/** What to compare with a second device: a hash of what is signed, under its name in ERC-8213. */
export interface Digest {
  readonly name: 'EIP-712 Digest' | 'Domain Hash' | 'Message Hash' | 'Calldata Digest';
  /** 32 bytes in hexadecimal. */
  readonly value: string;
  /** Which of several calls it is of, counted from one. */
  readonly call?: number;
}
