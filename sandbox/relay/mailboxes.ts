/** What the relay keeps: messages by topic, until they expire. It cannot read them, and delivers each at least once. */

export interface Mail {
  readonly topic: string;
  readonly message: string;
  /** What kind of message it is, as its sender says: 1100 a proposal, 1108 a request … */
  readonly tag: number;
  /** Milliseconds. */
  readonly publishedAt: number;
  readonly expiresAt: number;
  /** The client it came from, which never gets it back. */
  readonly sender: string;
  readonly attestation?: string;
}

export interface Mailboxes {
  /** False when that very message is there already: its sender repeats itself, not having heard an answer. */
  put(mail: Mail): boolean;
  /** What a client has still to be given on a topic, oldest first. */
  waitingFor(clientId: string, topic: string): readonly Mail[];
  /** That client has it. */
  handOver(mail: Mail, clientId: string): void;
}

interface Kept {
  readonly mail: Mail;
  readonly having: Set<string>;
}

export function createMailboxes(now: () => number): Mailboxes {
  const boxes = new Map<string, readonly Kept[]>();
  const keptOf = (topic: string): readonly Kept[] => {
    const fresh = (boxes.get(topic) ?? []).filter(({ mail }) => mail.expiresAt > now());
    if (fresh.length === 0) boxes.delete(topic);
    else boxes.set(topic, fresh);
    return fresh;
  };
  return {
    put(mail) {
      const kept = keptOf(mail.topic);
      if (kept.some((each) => each.mail.message === mail.message)) return false;
      boxes.set(mail.topic, [...kept, { mail, having: new Set([mail.sender]) }]);
      return true;
    },
    waitingFor: (clientId, topic) =>
      keptOf(topic)
        .filter(({ having }) => !having.has(clientId))
        .map(({ mail }) => mail),
    handOver(mail, clientId) {
      for (const each of keptOf(mail.topic)) if (each.mail.message === mail.message) each.having.add(clientId);
    },
  };
}
