/** The id of a client: `did:key` of an ed25519 public key, in base58btc (https://w3c-ccg.github.io/did-key-spec). */

const PREFIX = 'did:key:z';
/** Multicodec: an ed25519 public key follows. */
const HEADER = [0xed, 0x01] as const;
const KEY_LENGTH = 32;
const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** The public key of the id; undefined for an invalid id. */
export function readDidKey(did: string): Uint8Array | undefined {
  // 2 + 32 bytes need 47 or 48 digits; longer input is not decoded.
  if (!did.startsWith(PREFIX) || did.length > PREFIX.length + 48) return undefined;
  const bytes = readBase58(did.slice(PREFIX.length));
  if (bytes?.length !== HEADER.length + KEY_LENGTH || bytes[0] !== HEADER[0] || bytes[1] !== HEADER[1])
    return undefined;
  return bytes.subarray(HEADER.length);
}

export function didKey(publicKey: Uint8Array): string {
  return PREFIX + writeBase58(Uint8Array.of(...HEADER, ...publicKey));
}

// The header's first byte is not zero, so neither way has leading zeros to keep.
function readBase58(digits: string): Uint8Array | undefined {
  let value = 0n;
  for (const digit of digits) {
    const worth = ALPHABET.indexOf(digit);
    if (worth < 0) return undefined;
    value = value * 58n + BigInt(worth);
  }
  const bytes: number[] = [];
  for (; value > 0n; value >>= 8n) bytes.unshift(Number(value & 0xffn));
  return Uint8Array.from(bytes);
}

function writeBase58(bytes: Uint8Array): string {
  let value = bytes.reduce((sum, byte) => (sum << 8n) + BigInt(byte), 0n);
  let digits = '';
  for (; value > 0n; value /= 58n) digits = `${ALPHABET[Number(value % 58n)]}${digits}`;
  return digits;
}
