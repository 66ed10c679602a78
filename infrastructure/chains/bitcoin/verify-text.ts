/** A signature of a text, in its format. */
import { readSignature } from './sign-message.js';
import { isSignatureOf } from './verify-message.js';

export function verifyText(address: string, text: string, signature: string): boolean {
  return isSignatureOf(address, text, readSignature(signature) ?? new Uint8Array());
}
