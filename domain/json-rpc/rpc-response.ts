/** What kind of answer a wallet gave to a request. */

/** `hash`: a transaction hash or a signed message. `object`: anything else. */
export type RpcResponseClass = 'hash' | 'object';

/** 0x and exactly 64 hex digits, or 0x and at least 62: the second rule covers the first. */
export function rpcResponseClass(value: unknown): RpcResponseClass {
  return typeof value === 'string' && /^0x[\da-fA-F]{62,}$/.test(value) ? 'hash' : 'object';
}
