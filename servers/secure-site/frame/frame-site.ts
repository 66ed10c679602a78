/**
 * The frame's end of the protocol: every request gets exactly one answer. Independent of windows: messages are passed in as posted, after
 * their sender was verified.
 */
import { isFailure } from '../../../domain/failure/failure.js';
import {
  answerEnvelope,
  type Envelope,
  errorEnvelope,
  eventEnvelope,
  type Question,
  readQuestion,
} from '../../../infrastructure/connectors/embedded/messages.js';
import {
  type AnswerPayloads,
  type AppPayloads,
  appPayloads,
  type EventPayloads,
} from '../../../infrastructure/connectors/embedded/schema.js';
import { CodedError } from './coded-error.js';
import { frameText } from './frame-text.js';

/** The handlers of the frame's messages. They reject with the error's text; `signal` aborts when no answer is wanted any more. */
export type Answers = {
  readonly [N in Question]: (payload: AppPayloads[N], signal: AbortSignal) => Promise<AnswerPayloads[N]>;
};

export interface FrameSite {
  /** Posts READY. Once. */
  start(): void;
  /** Sends an unsolicited message. */
  emit<N extends keyof EventPayloads>(name: N, payload: EventPayloads[N]): void;
  /** Never throws. */
  receive(data: unknown): void;
  /** Pending requests. */
  readonly open: number;
}

export interface FrameSiteParts {
  readonly version: string;
  readonly post: (envelope: Envelope) => void;
  readonly answers: Answers;
  /** Replaces the time limits, in milliseconds. */
  readonly limitMs?: number;
}

const MINUTE = 60_000;
const USUAL_LIMIT = 20_000;
/** Messages that wait for a person. */
const LIMITS: Partial<Record<Question, number>> = {
  CONNECT_DEVICE: 20 * MINUTE,
  CONNECT_FARCASTER: 10 * MINUTE,
  CONNECT_SOCIAL: 10 * MINUTE,
  GET_USER: 10 * MINUTE,
  UPDATE_EMAIL: 10 * MINUTE,
  RPC_REQUEST: 10 * MINUTE,
};
/** More than this at once are refused. */
const MOST_OPEN = 100;
/** The number of remembered ids of answered requests. */
const REMEMBERED = 1_000;
const LONGEST_WORDS = 500;

export function frameSite({ version, post, answers, limitMs }: FrameSiteParts): FrameSite {
  let started = false;
  let open = 0;
  const openIds = new Set<string>();
  const pastIds = new Set<string>();

  const say = (make: () => Envelope) => {
    try {
      post(make());
    } catch {
      // A value that cannot be posted cannot be reported either.
    }
  };
  const fail = (name: Question, id: string | undefined, error: unknown) =>
    say(() => errorEnvelope(name, wordsOf(error), id, error instanceof CodedError ? error.code : undefined));

  const settle = (id: string | undefined) => {
    open -= 1;
    if (id === undefined) return;
    openIds.delete(id);
    pastIds.add(id);
    const [oldest] = pastIds;
    if (pastIds.size > REMEMBERED && oldest !== undefined) pastIds.delete(oldest);
  };

  const answer = async <N extends Question>(name: N, payload: AppPayloads[N], id: string | undefined) => {
    open += 1;
    if (id !== undefined) openIds.add(id);
    const over = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const limit = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(frameText().problems.late)), limitMs ?? LIMITS[name] ?? USUAL_LIMIT);
    });
    try {
      const made = await Promise.race([answers[name](payload, over.signal), limit]);
      const envelope = answerEnvelope(name, made, id);
      settle(id);
      say(() => envelope);
    } catch (error) {
      settle(id);
      fail(name, id, error);
    } finally {
      clearTimeout(timer);
      over.abort();
    }
  };

  return {
    get open() {
      return open;
    },
    start() {
      if (started) return;
      started = true;
      say(() => eventEnvelope('READY', { version }));
    },
    emit: (name, payload) => say(() => eventEnvelope(name, payload)),
    receive(data) {
      const message = readQuestion(data);
      if (message === 'foreign') return;
      if (isFailure(message)) {
        const { name, id } = message.data;
        // Unknown messages are not answered.
        if (typeof name !== 'string' || !Object.hasOwn(appPayloads, name)) return;
        if (typeof id === 'string' && openIds.has(id)) return;
        fail(name as Question, typeof id === 'string' ? id : undefined, message);
        return;
      }
      const { name, id, payload } = message;
      // A duplicate: the pending answer is for both.
      if (id !== undefined && openIds.has(id)) return;
      if (id !== undefined && pastIds.has(id)) return fail(name, id, new Error('This request was already answered'));
      if (open >= MOST_OPEN) return fail(name, id, new Error('Too many requests at once'));
      void answer(name, payload as AppPayloads[typeof name], id);
    },
  };
}

function wordsOf(error: unknown): string {
  const words = error instanceof Error ? error.message : '';
  return words.slice(0, LONGEST_WORDS) || frameText().problems.unknown;
}
