/** Wraps a text like wallets do, so that it cannot be a transaction. */
export function wrapped(bytes: Uint8Array): Uint8Array {
  const text = new TextDecoder().decode(bytes);
  return /^<Bytes>[\s\S]*<\/Bytes>$/.test(text) ? bytes : new TextEncoder().encode(`<Bytes>${text}</Bytes>`);
}
