/** The relay's methods, and their answers. */
import { createHash } from 'node:crypto';
import type { ClientLine } from './client-line.js';
import { type Ask, isRecord, RelayError, readList, readMessage, readTopic, readTtl } from './frame.js';
import type { Mail, Mailboxes } from './mailboxes.js';

export interface RelayDesk {
  readonly now: () => number;
  readonly mailboxes: () => Mailboxes;
  readonly lines: () => Iterable<ClientLine>;
}

/** By the protocol, the client can compute it as well: from the topic and its own name. */
function subscriptionId(topic: string, clientId: string): string {
  return createHash('sha256').update(`${topic}${clientId}`).digest('hex');
}

type Params = Ask['params'];
type Answer = (params: Params, line: ClientLine) => unknown;

const PROPOSAL = 1100;
const PROPOSAL_ANSWER = 1101;
const SETTLEMENT = 1102;

/**
 * Returns the function that answers a request on a connection: first the answer, then the stored messages of newly
 * subscribed topics.
 */
export function answerRequests({ now, mailboxes, lines }: RelayDesk): (ask: Ask, line: ClientLine) => void {
  const deliver = (line: ClientLine, topic: string) => {
    if (!line.topics.has(topic)) return;
    for (const mail of mailboxes().waitingFor(line.clientId, topic)) {
      line.push(mail, subscriptionId(topic, line.clientId));
    }
  };
  const post = (line: ClientLine, { topic, message, tag, ttl, attestation }: Letter) => {
    const publishedAt = now();
    const mail: Mail = {
      topic,
      message,
      tag,
      publishedAt,
      expiresAt: publishedAt + ttl * 1000,
      sender: line.clientId,
      ...(attestation !== undefined && { attestation }),
    };
    if (mailboxes().put(mail)) for (const each of lines()) deliver(each, topic);
  };
  const subscribe = (line: ClientLine, topic: string) => {
    line.topics.add(topic);
    return subscriptionId(topic, line.clientId);
  };
  const unsubscribe = (line: ClientLine, params: unknown) => {
    line.topics.delete(readTopic(isRecord(params) ? params.topic : undefined));
  };
  const fetch = (line: ClientLine, topics: readonly string[]) => {
    const found = topics.flatMap((topic) => mailboxes().waitingFor(line.clientId, topic));
    for (const mail of found) mailboxes().handOver(mail, line.clientId);
    const messages = found.map(({ topic, message, tag, publishedAt }) => ({ topic, message, tag, publishedAt }));
    return { messages, hasMore: false };
  };
  const topicsOf = ({ topics }: Params) => readList(topics, 'topics').map((topic) => readTopic(topic));

  const answers: Readonly<Record<string, Answer>> = {
    irn_publish(params, line) {
      post(line, readLetter(params));
      return true;
    },
    irn_batchPublish({ messages }, line) {
      for (const letter of readList(messages, 'messages').map(readLetter)) post(line, letter);
      return true;
    },
    irn_subscribe: ({ topic }, line) => subscribe(line, readTopic(topic)),
    irn_batchSubscribe: (params, line) => topicsOf(params).map((topic) => subscribe(line, topic)),
    irn_unsubscribe(params, line) {
      unsubscribe(line, params);
      return true;
    },
    irn_batchUnsubscribe({ subscriptions }, line) {
      for (const each of readList(subscriptions, 'subscriptions')) unsubscribe(line, each);
      return true;
    },
    irn_fetchMessages: ({ topic }, line) => fetch(line, [readTopic(topic)]),
    irn_batchFetchMessages: (params, line) => fetch(line, topicsOf(params)),
    // Publishes and subscribes to the answer's topic in one request.
    wc_proposeSession({ pairingTopic, sessionProposal, attestation, ttl }, line) {
      const topic = readTopic(pairingTopic, 'pairingTopic');
      const message = readMessage(sessionProposal, 'sessionProposal');
      post(line, readLetter({ topic, message, attestation, ttl: ttl ?? SHORT_TTL, tag: PROPOSAL }));
      subscribe(line, topic);
      return true;
    },
    wc_approveSession({ pairingTopic, sessionTopic, sessionProposalResponse, sessionSettlementRequest, ttl }, line) {
      const kept = { ttl: ttl ?? SHORT_TTL };
      const topic = readTopic(sessionTopic, 'sessionTopic');
      const message = readMessage(sessionSettlementRequest, 'sessionSettlementRequest');
      const answer = readMessage(sessionProposalResponse, 'sessionProposalResponse');
      const answerTopic = readTopic(pairingTopic, 'pairingTopic');
      post(line, readLetter({ ...kept, topic: answerTopic, message: answer, tag: PROPOSAL_ANSWER }));
      post(line, readLetter({ ...kept, topic, message, tag: SETTLEMENT }));
      subscribe(line, topic);
      return true;
    },
  };

  return (ask, line) => {
    const before = new Set(line.topics);
    try {
      const answer = Object.hasOwn(answers, ask.method) ? answers[ask.method] : undefined;
      if (!answer) throw new RelayError(-32601, `The relay does not support ${ask.method}`);
      line.answer(ask, { result: answer(ask.params, line) });
    } catch (error) {
      const known = error instanceof RelayError;
      line.answer(ask, {
        error: { code: known ? error.code : -32603, message: known ? error.message : 'Internal error' },
      });
    }
    for (const topic of line.topics) if (!before.has(topic)) deliver(line, topic);
  };
}

/** Seconds for which proposals and their answers are stored by default. */
const SHORT_TTL = 300;

interface Letter {
  readonly topic: string;
  readonly message: string;
  readonly tag: number;
  readonly ttl: number;
  readonly attestation: string | undefined;
}

function readLetter(value: unknown): Letter {
  const params = isRecord(value) ? value : {};
  return {
    topic: readTopic(params.topic),
    message: readMessage(params.message),
    ttl: readTtl(params.ttl),
    tag: typeof params.tag === 'number' ? params.tag : 0,
    attestation: typeof params.attestation === 'string' ? params.attestation : undefined,
  };
}
