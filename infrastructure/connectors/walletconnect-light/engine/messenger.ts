/** Messages to and from wallets: encrypted and sent in order; decrypted one at a time per topic, each only once. */
import { Failure } from '../../../../domain/failure/failure.js';
import { toBase64 } from '../../../base64.js';
import { fromHex } from '../../../hex.js';
import type { Bytes, Primitives } from '../crypto/primitives.js';
import { type Envelope, readEnvelope, writeEnvelope } from '../protocol/envelope.js';
import type { PublishOptions } from '../protocol/publish-options.js';
import { readMessage, type WalletMessage } from '../protocol/read-message.js';
import type { Relayer } from '../relay/relayer.js';
import { END_BYTES } from '../session/session-record.js';

export interface MessengerOptions {
  readonly primitives: Primitives;
  readonly relayer: () => Relayer;
  readonly keyOf: (topic: string) => Bytes | undefined;
  /** The private key of a topic on which answers from wallets without a session are expected. */
  readonly ownKeyOf: (topic: string) => Bytes | undefined;
  /** `end`: identifies the message among those of its topic. */
  readonly onMessage: (topic: string, message: WalletMessage, end: string) => void | Promise<void>;
  /** Messages that an earlier page has decrypted: topic and end. The relay may not know that they arrived. */
  readonly seen?: readonly string[];
}

export interface Messenger {
  /**
   * Resolves when the relay has accepted the message. Rejects with a `Failure` if it has not within `limit` milliseconds, or if the message
   * is not wanted any more before it is sent.
   */
  send(
    topic: string,
    content: object,
    publishOptions: PublishOptions,
    limit: number,
    isWanted?: () => boolean,
  ): Promise<void>;
  /** Never fails: messages that cannot be decrypted are dropped. */
  receive(topic: string, text: string): Promise<void>;
}

/** How many of the last messages to remember. */
const REMEMBERED = 500;

export function createMessenger({
  primitives,
  relayer,
  keyOf,
  ownKeyOf,
  onMessage,
  seen = [],
}: MessengerOptions): Messenger {
  let sealing: Promise<unknown> = Promise.resolve();
  const opening = new Map<string, Promise<void>>();
  const opened = new Set(seen);

  const remember = (name: string): void => {
    opened.add(name);
    for (const oldest of opened) {
      if (opened.size <= REMEMBERED) break;
      opened.delete(oldest);
    }
  };
  const seal = async (topic: string, key: Bytes, content: object): Promise<string> => {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const plain = new TextEncoder().encode(JSON.stringify({ jsonrpc: '2.0', ...content }));
    const envelope = { sender: undefined, iv, sealed: await primitives.seal(key, iv, plain) };
    // The relay may send the page's own messages back.
    remember(topic + endOf(envelope));
    return writeEnvelope(envelope);
  };
  const open = async (topic: string, text: string): Promise<void> => {
    const envelope = readEnvelope(text);
    if (!envelope) return;
    const end = endOf(envelope);
    if (opened.has(topic + end)) return;
    const { sender, iv, sealed } = envelope;
    const own = sender && ownKeyOf(topic);
    const key = sender ? own && (await primitives.sharedKey(own, sender)) : keyOf(topic);
    if (!key) return;
    const message = readMessage(new TextDecoder().decode(await primitives.open(key, iv, sealed)));
    remember(topic + end);
    if (message) await onMessage(topic, message, end);
  };
  return {
    send(topic, content, { tag, ttl, prompt }, limit, isWanted) {
      // Read the key now: it may be deleted before this message is encrypted.
      const key = keyOf(topic);
      if (!key) return Promise.reject(new Failure('wallet-disconnected', 'The session has ended'));
      const sealed = sealing.then(() => seal(topic, key, content));
      sealing = sealed.catch(() => undefined);
      return sealed.then(async (message) => {
        if (isWanted?.() === false) throw new Failure('cancelled');
        await relayer().ask('irn_publish', { topic, message, ttl, tag, prompt }, limit, isWanted);
      });
    },
    receive(topic, text) {
      const turn = (opening.get(topic) ?? Promise.resolve()).then(() => open(topic, text)).catch(() => undefined);
      opening.set(topic, turn);
      return turn.then(() => {
        if (opening.get(topic) === turn) opening.delete(topic);
      });
    },
  };
}

/** Of the bytes: one message has several base64 spellings. */
function endOf({ sealed }: Envelope): string {
  return toBase64(sealed.slice(-END_BYTES));
}

export function randomKey(): Bytes {
  return crypto.getRandomValues(new Uint8Array(32));
}

/** Only for valid hex. */
export function bytesOf(hex: string): Bytes {
  return fromHex(hex) ?? new Uint8Array();
}
