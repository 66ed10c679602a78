/** Whether a text was signed as Polkadot wallets sign it: its bytes inside `<Bytes>` and `</Bytes>`, so that it cannot be a transaction. */
import { fromHex } from '../../hex.js';
import { isSignatureOf } from './verify-message.js';

/** 64 bytes, preceded by one for the key type if the wallet includes it; 65 for ECDSA keys. */
const SIGNATURE = /^0x(?:[\da-f]{2}){64,66}$/i;

export async function verifyText(address: string, text: string, signature: string): Promise<boolean> {
  if (!SIGNATURE.test(signature)) return false;
  const signed = new TextEncoder().encode(`<Bytes>${text}</Bytes>`);
  return await isSignatureOf(address, signed, fromHex(signature.slice(2)) ?? new Uint8Array());
}
