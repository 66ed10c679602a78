/**
 * Requests to the relay, and its messages. Pending requests are repeated in order over each new connection, until one has
 * been answered; the relay recognises a message that it has already accepted.
 */
import { Failure } from '../../../../domain/failure/failure.js';
import type { Refusal } from '../../walletconnect/relay/refusal.js';
import { messageIds } from '../protocol/message-ids.js';
import { keepConnection } from './keep-connection.js';
import { readFrame } from './read-frame.js';

export interface RelayerOptions {
  readonly address: () => Promise<string>;
  /** Resolves once the message is processed; it is then acknowledged to the relay. */
  readonly onMessage: (topic: string, message: string) => Promise<void>;
  readonly onAway: (away: boolean) => void;
  readonly onRefused: (refusal: Refusal) => void;
}

export interface Relayer {
  /**
   * Rejects with a `Failure` if the relay refuses, or does not answer within `limit` milliseconds; the request is not sent after that, nor
   * over a new connection once it is not wanted any more.
   */
  ask(method: string, params: object, limit: number, isWanted?: () => boolean): Promise<unknown>;
  listenTo(topic: string): void;
  leave(topic: string): void;
  /** Fails all pending and later requests with this. */
  refuse(failure: Failure): void;
  /** Calls back if the relay is not connected, and the next attempt fails as well. */
  unlessOpens(callback: () => void): void;
  /** Checks whether the relay still responds, as after a sleep. */
  probe(): void;
  stop(): void;
}

interface Question {
  readonly text: string;
  readonly isWanted: () => boolean;
  readonly settle: (failure: Failure | undefined, answer?: unknown) => void;
}

/** Milliseconds for background messages, which may take longer than those that a visitor waits for. */
export const TIMEOUT = 60_000;
/** A connection on which a request stays unanswered for this long is considered dead. */
const SILENCE = 10_000;
/** A timer that fires later than this was delayed by a sleep of the page. */
const LATE = 500;
/** The protocol's limit per request. */
const MOST_TOPICS = 500;

const stopped = (): Failure => new Failure('cancelled', 'The connection to the relay was closed');
const unreachable = (): Failure => new Failure('request-failed', 'The relay cannot be reached');

export function createRelayer({ address, onMessage, onAway, onRefused }: RelayerOptions): Relayer {
  const nextId = messageIds();
  const topics = new Set<string>();
  const questions = new Map<number, Question>();
  let refusal: Failure | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const watchSilence = (anew: boolean) => {
    if (anew) clearTimeout(silence);
    if (anew) silence = undefined;
    if (questions.size > 0 && connection.open) silence ??= setTimeout(() => connection.drop(), SILENCE);
  };
  const send = (text: string) => {
    connection.open?.send(text);
    watchSilence(false);
  };
  /** Subscriptions are for one connection: the next one subscribes to the topics of that time. */
  const here = () => false;
  /** A subscription failed: reconnects to subscribe again. */
  const deaf = ({ code }: Failure) => {
    if (code !== 'cancelled') connection.drop();
  };
  const subscribeAll = () => {
    const all = [...topics];
    for (let at = 0; at < all.length; at += MOST_TOPICS) {
      const params = { topics: all.slice(at, at + MOST_TOPICS) };
      ask('irn_batchSubscribe', params, TIMEOUT, here).catch(deaf);
    }
  };
  const connection = keepConnection({
    address,
    needed: () => topics.size > 0 || questions.size > 0,
    onAway,
    async onRefused(reason) {
      const refusal = await refusalOf(reason);
      refuse(refusal.failure);
      onRefused(refusal);
    },
    onOpen() {
      watchSilence(true);
      const waiting = [...questions.values()];
      subscribeAll();
      for (const { text, isWanted, settle } of waiting) {
        if (isWanted()) send(text);
        else settle(stopped());
      }
    },
    onText(text, from) {
      watchSilence(true);
      const frame = readFrame(text);
      if (frame?.type === 'message') {
        const receipt = () => {
          if (from === connection.open) from.send(`{"id":${frame.id},"jsonrpc":"2.0","result":true}`);
        };
        onMessage(frame.topic, frame.message).then(receipt, receipt);
      } else if (frame?.type === 'answer') {
        connection.answered();
        questions.get(frame.id)?.settle(frame.failure, frame.result);
        watchSilence(true);
      }
    },
  });
  const ask: Relayer['ask'] = (method, params, limit, isWanted = () => true) => {
    if (refusal) return Promise.reject(refusal);
    const id = nextId();
    return new Promise((resolve, reject) => {
      const due = Date.now() + limit;
      // After a sleep, the answer may be waiting behind this timer.
      let timer = setTimeout(() => {
        if (Date.now() - due > LATE) timer = setTimeout(() => settle(unreachable()), limit);
        else settle(unreachable());
      }, limit);
      const settle: Question['settle'] = (failure, answer) => {
        clearTimeout(timer);
        questions.delete(id);
        if (failure) reject(failure);
        else resolve(answer);
      };
      const text = JSON.stringify({ id, jsonrpc: '2.0', method, params });
      questions.set(id, { text, isWanted, settle });
      if (connection.open) send(text);
      else connection.wake();
    });
  };
  const refuse = (failure: Failure) => {
    refusal = failure;
    clearTimeout(silence);
    for (const { settle } of [...questions.values()]) settle(failure);
  };
  return {
    ask,
    listenTo(topic) {
      if (topics.has(topic)) return;
      topics.add(topic);
      if (connection.open) ask('irn_subscribe', { topic }, TIMEOUT, here).catch(deaf);
      else connection.wake();
    },
    leave(topic) {
      if (topics.delete(topic) && connection.open)
        ask('irn_unsubscribe', { topic }, TIMEOUT, here).catch(() => undefined);
    },
    refuse(failure) {
      refuse(failure);
      connection.stop();
    },
    unlessOpens: connection.unlessOpens,
    probe() {
      if (connection.open) subscribeAll();
      else connection.wake();
    },
    stop() {
      refuse(stopped());
      connection.stop();
    },
  };
}

/** The code that interprets the relay's reason is loaded only when needed. */
async function refusalOf(reason: string): Promise<Refusal> {
  try {
    const { refusalBy } = await import('../../walletconnect/relay/relay-refusal.js');
    return refusalBy({ message: reason });
  } catch {
    return { failure: new Failure('request-failed', reason), alert: undefined };
  }
}
