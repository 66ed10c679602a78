/** A wallet's description of itself. None of it is verified. */
import { readProperty } from '../../../../domain/value/read-property.js';
import { readTexts } from './read-texts.js';

export interface PeerMetadata {
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly icons: readonly string[];
}

export interface SessionPeer {
  /** X25519, in hex. */
  readonly publicKey: string;
  readonly metadata: PeerMetadata;
}

const HEX_32 = /^[\da-f]{64}$/;
const [MOST_LETTERS, MOST_ICONS, MOST_ICON] = [2048, 4, 262_144];

/** `undefined` without a public key. */
export function readSessionPeer(value: unknown): SessionPeer | undefined {
  const publicKey = readHex32(readProperty(value, 'publicKey'));
  if (publicKey === undefined) return undefined;
  const metadata = readProperty(value, 'metadata');
  const text = (name: string) => {
    const said = readProperty(metadata, name);
    return typeof said === 'string' ? said.slice(0, MOST_LETTERS) : '';
  };
  const icons = readTexts(readProperty(metadata, 'icons'), MOST_ICONS, MOST_ICON);
  return { publicKey, metadata: { name: text('name'), description: text('description'), url: text('url'), icons } };
}

/** 32 bytes in hex: a public key, or a topic. */
export function readHex32(value: unknown): string | undefined {
  return typeof value === 'string' && HEX_32.test(value) ? value : undefined;
}
