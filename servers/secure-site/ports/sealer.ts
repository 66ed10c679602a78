/**
 * Encrypts what is stored, by keys that are not stored with it: a file of the machine, or a key management service.
 *
 * To rotate: add a key that becomes the newest, and seal anew whatever is not sealed by it. Older keys go on to open what they
 * sealed, and can be removed once nothing is left of it.
 */
export interface Sealer {
  /** Of the key that seals from now on. */
  newestKeyId(): Promise<string>;
  /** `context` is bound in: what was sealed for one thing does not open as another. */
  seal(bytes: Uint8Array, context: string): Promise<string>;
  /** By whichever known key sealed it. Rejects where the key is unknown, or the text or its context was changed. */
  open(sealed: string, context: string): Promise<Uint8Array>;
}

/** The key that sealed a text; each begins with it. */
export function keyIdOf(sealed: string): string {
  return sealed.slice(0, sealed.indexOf('.'));
}
