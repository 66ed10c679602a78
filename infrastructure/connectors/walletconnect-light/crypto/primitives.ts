/** The arithmetic of the protocol. Two ways to it: the browser's own, and a library that is loaded where that lacks something. */

export type Bytes = Uint8Array<ArrayBuffer>;

export interface Signer {
  /** 32 bytes. */
  readonly publicKey: Bytes;
  /** 64 bytes. */
  sign(data: Bytes): Promise<Bytes>;
}

export interface Curves {
  sha256(data: Bytes): Promise<Bytes>;
  /** Ed25519, by its seed of 32 bytes. */
  signer(seed: Bytes): Promise<Signer>;
  /** X25519: 32 bytes for 32 bytes. */
  publicKey(privateKey: Bytes): Promise<Bytes>;
  /** What X25519 gives both sides, by HKDF-SHA256 without salt or info: 32 bytes. Rejects for a key that gives nothing. */
  sharedKey(privateKey: Bytes, theirs: Bytes): Promise<Bytes>;
}

/** ChaCha20-Poly1305 (RFC 8439) without additional data; the tag comes last. */
export interface Cipher {
  seal(key: Bytes, iv: Bytes, plain: Bytes): Promise<Bytes>;
  /** Rejects for what was not sealed with that key. */
  open(key: Bytes, iv: Bytes, sealed: Bytes): Promise<Bytes>;
}

export type Primitives = Curves & Cipher;
