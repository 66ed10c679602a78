/** The relay's stored messages by topic, until they expire. It cannot read them, and delivers each at least once. */

export interface StoredMessage {
  readonly topic: string;
  readonly message: string;
  /** The kind of message, set by its sender: 1100 a proposal, 1108 a request … */
  readonly tag: number;
  /** Milliseconds. */
  readonly publishedAt: number;
  readonly expiresAt: number;
  /** The sending client, which never receives it. */
  readonly sender: string;
  readonly attestation?: string;
}

export interface MessageStore {
  /** False if the same message is stored already: its sender repeats it after a missing answer. */
  put(stored: StoredMessage): boolean;
  /** The messages on a topic that a client has not received, oldest first. */
  waitingFor(clientId: string, topic: string): readonly StoredMessage[];
  /** Marks it as received by that client. */
  handOver(stored: StoredMessage, clientId: string): void;
}

interface Kept {
  readonly stored: StoredMessage;
  readonly having: Set<string>;
}

export function createMessageStore(now: () => number): MessageStore {
  const byTopic = new Map<string, readonly Kept[]>();
  const keptOf = (topic: string): readonly Kept[] => {
    const fresh = (byTopic.get(topic) ?? []).filter(({ stored }) => stored.expiresAt > now());
    if (fresh.length === 0) byTopic.delete(topic);
    else byTopic.set(topic, fresh);
    return fresh;
  };
  return {
    put(stored) {
      const kept = keptOf(stored.topic);
      if (kept.some((each) => each.stored.message === stored.message)) return false;
      byTopic.set(stored.topic, [...kept, { stored, having: new Set([stored.sender]) }]);
      return true;
    },
    waitingFor: (clientId, topic) =>
      keptOf(topic)
        .filter(({ having }) => !having.has(clientId))
        .map(({ stored }) => stored),
    handOver(stored, clientId) {
      for (const each of keptOf(stored.topic)) if (each.stored.message === stored.message) each.having.add(clientId);
    },
  };
}
