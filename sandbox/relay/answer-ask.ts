/** The relay's methods, and their answers. */
import { createHash } from 'node:crypto';
import type { ClientConnection } from './client-connection.js';
import { type Ask, isRecord, RelayError, readList, readMessage, readTopic, readTtl } from './frame.js';
import type { MessageStore, StoredMessage } from './message-store.js';

export interface RelayServices {
  readonly now: () => number;
  readonly messageStore: () => MessageStore;
  readonly connections: () => Iterable<ClientConnection>;
}

/** By the protocol, the client can compute it as well: from the topic and its own name. */
function subscriptionId(topic: string, clientId: string): string {
  return createHash('sha256').update(`${topic}${clientId}`).digest('hex');
}

type Params = Ask['params'];
type Answer = (params: Params, connection: ClientConnection) => unknown;

const PROPOSAL = 1100;
const PROPOSAL_ANSWER = 1101;
const SETTLEMENT = 1102;

/**
 * Returns the function that answers a request on a connection: first the answer, then the stored messages of newly
 * subscribed topics.
 */
export function answerRequests({
  now,
  messageStore,
  connections,
}: RelayServices): (ask: Ask, connection: ClientConnection) => void {
  const deliver = (connection: ClientConnection, topic: string) => {
    if (!connection.topics.has(topic)) return;
    for (const stored of messageStore().waitingFor(connection.clientId, topic)) {
      connection.push(stored, subscriptionId(topic, connection.clientId));
    }
  };
  const post = (connection: ClientConnection, { topic, message, tag, ttl, attestation }: Published) => {
    const publishedAt = now();
    const stored: StoredMessage = {
      topic,
      message,
      tag,
      publishedAt,
      expiresAt: publishedAt + ttl * 1000,
      sender: connection.clientId,
      ...(attestation !== undefined && { attestation }),
    };
    if (messageStore().put(stored)) for (const each of connections()) deliver(each, topic);
  };
  const subscribe = (connection: ClientConnection, topic: string) => {
    connection.topics.add(topic);
    return subscriptionId(topic, connection.clientId);
  };
  const unsubscribe = (connection: ClientConnection, params: unknown) => {
    connection.topics.delete(readTopic(isRecord(params) ? params.topic : undefined));
  };
  const fetch = (connection: ClientConnection, topics: readonly string[]) => {
    const found = topics.flatMap((topic) => messageStore().waitingFor(connection.clientId, topic));
    for (const stored of found) messageStore().handOver(stored, connection.clientId);
    const messages = found.map(({ topic, message, tag, publishedAt }) => ({ topic, message, tag, publishedAt }));
    return { messages, hasMore: false };
  };
  const topicsOf = ({ topics }: Params) => readList(topics, 'topics').map((topic) => readTopic(topic));

  const answers: Readonly<Record<string, Answer>> = {
    irn_publish(params, connection) {
      post(connection, readLetter(params));
      return true;
    },
    irn_batchPublish({ messages }, connection) {
      for (const storedMessage of readList(messages, 'messages').map(readLetter)) post(connection, storedMessage);
      return true;
    },
    irn_subscribe: ({ topic }, connection) => subscribe(connection, readTopic(topic)),
    irn_batchSubscribe: (params, connection) => topicsOf(params).map((topic) => subscribe(connection, topic)),
    irn_unsubscribe(params, connection) {
      unsubscribe(connection, params);
      return true;
    },
    irn_batchUnsubscribe({ subscriptions }, connection) {
      for (const each of readList(subscriptions, 'subscriptions')) unsubscribe(connection, each);
      return true;
    },
    irn_fetchMessages: ({ topic }, connection) => fetch(connection, [readTopic(topic)]),
    irn_batchFetchMessages: (params, connection) => fetch(connection, topicsOf(params)),
    // Publishes and subscribes to the answer's topic in one request.
    wc_proposeSession({ pairingTopic, sessionProposal, attestation, ttl }, connection) {
      const topic = readTopic(pairingTopic, 'pairingTopic');
      const message = readMessage(sessionProposal, 'sessionProposal');
      post(connection, readLetter({ topic, message, attestation, ttl: ttl ?? SHORT_TTL, tag: PROPOSAL }));
      subscribe(connection, topic);
      return true;
    },
    wc_approveSession(
      { pairingTopic, sessionTopic, sessionProposalResponse, sessionSettlementRequest, ttl },
      connection,
    ) {
      const kept = { ttl: ttl ?? SHORT_TTL };
      const topic = readTopic(sessionTopic, 'sessionTopic');
      const message = readMessage(sessionSettlementRequest, 'sessionSettlementRequest');
      const answer = readMessage(sessionProposalResponse, 'sessionProposalResponse');
      const answerTopic = readTopic(pairingTopic, 'pairingTopic');
      post(connection, readLetter({ ...kept, topic: answerTopic, message: answer, tag: PROPOSAL_ANSWER }));
      post(connection, readLetter({ ...kept, topic, message, tag: SETTLEMENT }));
      subscribe(connection, topic);
      return true;
    },
  };

  return (ask, connection) => {
    const before = new Set(connection.topics);
    try {
      const answer = Object.hasOwn(answers, ask.method) ? answers[ask.method] : undefined;
      if (!answer) throw new RelayError(-32601, `The relay does not support ${ask.method}`);
      connection.answer(ask, { result: answer(ask.params, connection) });
    } catch (error) {
      const known = error instanceof RelayError;
      connection.answer(ask, {
        error: { code: known ? error.code : -32603, message: known ? error.message : 'Internal error' },
      });
    }
    for (const topic of connection.topics) if (!before.has(topic)) deliver(connection, topic);
  };
}

/** Seconds for which proposals and their answers are stored by default. */
const SHORT_TTL = 300;

interface Published {
  readonly topic: string;
  readonly message: string;
  readonly tag: number;
  readonly ttl: number;
  readonly attestation: string | undefined;
}

function readLetter(value: unknown): Published {
  const params = isRecord(value) ? value : {};
  return {
    topic: readTopic(params.topic),
    message: readMessage(params.message),
    ttl: readTtl(params.ttl),
    tag: typeof params.tag === 'number' ? params.tag : 0,
    attestation: typeof params.attestation === 'string' ? params.attestation : undefined,
  };
}
