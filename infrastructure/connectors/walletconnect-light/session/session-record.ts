/** A stored session in the SDK's format, so that each client can continue the other's sessions. */
import { readProperty } from '../../../../domain/value/read-property.js';
import type { ProtocolSession } from '../../walletconnect/protocol-session.js';
import { readSessionNamespaces, type SessionNamespaces } from './read-namespaces.js';
import { type PeerMetadata, readHex32, readSessionPeer, type SessionPeer } from './read-peer.js';
import { readTexts } from './read-texts.js';

export interface SessionRecord extends ProtocolSession {
  readonly namespaces: SessionNamespaces;
  readonly peer: SessionPeer;
  /** Seconds since 1970. */
  readonly expiry: number;
  /** The ends of the wallet's last requests, to recognise repeated ones. */
  readonly heard: readonly string[];
  /** The id of the wallet's last update: an older one that a relay withheld changes nothing. */
  readonly updatedBy?: number | undefined;
}

export const MOST_RECEIVED = 50;
/** The number of bytes at the end of an encrypted message that identify it, and of their base64 characters. */
export const END_BYTES = 18;
const END_LETTERS = 24;

export interface SessionTerms {
  readonly topic: string;
  readonly pairingTopic: string;
  readonly namespaces: SessionNamespaces;
  readonly peer: SessionPeer;
  readonly expiry: number;
  readonly self: { readonly publicKey: string; readonly metadata: PeerMetadata };
  readonly optionalNamespaces: object;
}

export function newRecord(terms: SessionTerms): SessionRecord {
  const { publicKey: controller } = terms.peer;
  const relay = { protocol: 'irn' };
  const others = { relay, controller, acknowledged: true, requiredNamespaces: {}, transportType: 'relay' };
  return { ...terms, ...others, heard: [] };
}

/** Keeps unknown fields, which the SDK may need. `undefined` for an invalid or expired session. */
export function readRecord(value: unknown, now: number): SessionRecord | undefined {
  const topic = readHex32(readProperty(value, 'topic'));
  const expiry = readProperty(value, 'expiry');
  const namespaces = readSessionNamespaces(readProperty(value, 'namespaces'));
  const peer = readSessionPeer(readProperty(value, 'peer'));
  if (typeof value !== 'object' || topic === undefined) return undefined;
  if (typeof expiry !== 'number' || !(expiry > now) || !namespaces || !peer) return undefined;
  const heard = readTexts(readProperty(value, 'heard'), MOST_RECEIVED, END_LETTERS);
  const last = readProperty(value, 'updatedBy');
  const updatedBy = typeof last === 'number' ? last : undefined;
  return { ...value, topic, expiry, namespaces, peer, heard, updatedBy };
}
