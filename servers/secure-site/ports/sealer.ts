/**
 * Encrypts stored data with keys that are stored elsewhere: in a file, or in a key management service. To rotate: add a
 * new key, and seal again whatever an older key has sealed. Older keys still open what they sealed; remove a key once
 * nothing is sealed with it.
 */
export interface Sealer {
  /** Of the key that seals from now on. */
  newestKeyId(): Promise<string>;
  /** `context` is authenticated: data sealed for one context does not open in another. */
  seal(bytes: Uint8Array, context: string): Promise<string>;
  /** With any known key. Rejects if the key is unknown, or the text or its context was changed. */
  open(sealed: string, context: string): Promise<Uint8Array>;
  /** Rejects if the key management service can open nothing now. Absent: the keys are in this process. */
  ready?(): Promise<void>;
}

/** The key that sealed a text; each text begins with its id. */
export function keyIdOf(sealed: string): string {
  return sealed.slice(0, sealed.indexOf('.'));
}
