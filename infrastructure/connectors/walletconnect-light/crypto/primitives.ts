/** The protocol's cryptography, by the browser itself, or by a library that is loaded if the browser lacks it. */

export type Bytes = Uint8Array<ArrayBuffer>;

export interface Signer {
  /** 32 bytes. */
  readonly publicKey: Bytes;
  /** 64 bytes. */
  sign(data: Bytes): Promise<Bytes>;
}

export interface Curves {
  sha256(data: Bytes): Promise<Bytes>;
  /** Ed25519, from a seed of 32 bytes. */
  signer(seed: Bytes): Promise<Signer>;
  /** X25519: the public key (32 bytes) of a private key (32 bytes). */
  publicKey(privateKey: Bytes): Promise<Bytes>;
  /** The X25519 shared secret, through HKDF-SHA256 without salt or info: 32 bytes. Rejects for a key whose shared secret is zero. */
  sharedKey(privateKey: Bytes, theirs: Bytes): Promise<Bytes>;
}

/** ChaCha20-Poly1305 (RFC 8439) without additional data; the tag comes last. */
export interface Cipher {
  seal(key: Bytes, iv: Bytes, plain: Bytes): Promise<Bytes>;
  /** Rejects if the data was not encrypted with that key. */
  open(key: Bytes, iv: Bytes, sealed: Bytes): Promise<Bytes>;
}

export type Primitives = Curves & Cipher;
