/** The relay's stored messages by topic, until they expire. It cannot read them, and delivers each at least once. */

export interface Mail {
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

export interface Mailboxes {
  /** False if the same message is stored already: its sender repeats it after a missing answer. */
  put(mail: Mail): boolean;
  /** The messages on a topic that a client has not received, oldest first. */
  waitingFor(clientId: string, topic: string): readonly Mail[];
  /** Marks it as received by that client. */
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
