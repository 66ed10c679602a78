import { getBase58Decoder, getBase58Encoder, getBase64Decoder, getBase64Encoder } from '@solana/kit';

/** In @solana/kit, encoding goes from text to bytes and decoding from bytes to text. */
export const base58 = {
  encode: (bytes: Uint8Array) => getBase58Decoder().decode(bytes),
  decode: (text: string) => new Uint8Array(getBase58Encoder().encode(text)),
};

export const base64 = {
  encode: (bytes: Uint8Array) => getBase64Decoder().decode(bytes),
  decode: (text: string) => new Uint8Array(getBase64Encoder().encode(text)),
};
