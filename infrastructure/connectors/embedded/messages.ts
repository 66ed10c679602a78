/** The messages between the page and the secure frame: their envelope, and reading and writing them at either end. */
import { Failure } from '../../../domain/failure/failure.js';
import type { Check } from '../../../domain/value/shape-check.js';
import {
  type AnswerPayloads,
  type AppPayloads,
  answerPayloads,
  appPayloads,
  type EventPayloads,
  errorPayload,
  eventPayloads,
} from './schema.js';

/** The page's requests, without the prefix. */
export type Question = keyof AppPayloads;

const APP = '@w3m-app/';
const FRAME = '@w3m-frame/';
/** Longest valid id. */
const LONGEST_ID = 100;

/** From the page to the frame. */
export type AppMessage = {
  readonly [N in Question]: { readonly name: N; readonly id?: string; readonly payload: AppPayloads[N] };
}[Question];

/** From the frame to the page: the answer to a request, or an event. */
export type FrameMessage =
  | {
      readonly [N in Question]: {
        readonly kind: 'answer';
        readonly name: N;
        readonly id?: string;
        readonly payload: AnswerPayloads[N];
      };
    }[Question]
  | {
      readonly kind: 'error';
      readonly name: Question;
      readonly id?: string;
      readonly payload: { readonly message?: string | undefined; readonly code?: unknown };
    }
  | {
      readonly [N in keyof EventPayloads]: {
        readonly kind: 'news';
        readonly name: N;
        readonly id?: string;
        readonly payload: EventPayloads[N];
      };
    }[keyof EventPayloads];

/** A posted message. */
export interface Envelope {
  readonly type: string;
  readonly id?: string;
  readonly payload?: unknown;
}

/** A request in the form in which it is posted, with its payload. Throws `request-failed` with the first thing that is wrong with it. */
export function questionEnvelope<N extends Question>(name: N, payload: AppPayloads[N], id?: string): Envelope {
  checked(appPayloads[name], payload);
  return { type: APP + name, ...(id !== undefined && { id }), ...(payload !== undefined && { payload }) };
}

/** An answer in the form in which it is posted. Throws like `questionEnvelope`. */
export function answerEnvelope<N extends Question>(name: N, payload: AnswerPayloads[N], id?: string): Envelope {
  checked(answerPayloads[name], payload);
  return {
    type: `${FRAME}${name}_SUCCESS`,
    ...(id !== undefined && { id }),
    ...(payload !== undefined && { payload }),
  };
}

/** `code`: the EIP-1193 code of a request's error. */
export function errorEnvelope(name: Question, message: string, id?: string, code?: number): Envelope {
  const payload = { message, ...(code !== undefined && { code }) };
  return { type: `${FRAME}${name}_ERROR`, ...(id !== undefined && { id }), payload };
}

export function eventEnvelope<N extends keyof EventPayloads>(name: N, payload: EventPayloads[N]): Envelope {
  checked(eventPayloads[name], payload);
  return { type: FRAME + name, payload };
}

/** Not one of our messages: extensions and other frames post too. */
export type Foreign = 'foreign';

/** Parses the page's messages in the frame. Never throws: one of our messages with the wrong shape is a failure with its `name`. */
export function readQuestion(data: unknown): AppMessage | Failure | Foreign {
  const envelope = readEnvelope(data, APP);
  if (!envelope) return 'foreign';
  const { name, id } = envelope;
  if (envelope.misnumbered || !Object.hasOwn(appPayloads, name)) return wrong(name, id, 'Invalid input');
  return read(appPayloads[name as Question], envelope, (payload) => ({ name, ...kept(id), payload }) as AppMessage);
}

/** Parses the frame's messages in the page. Never throws. */
export function readAnswer(data: unknown): FrameMessage | Failure | Foreign {
  const envelope = readEnvelope(data, FRAME);
  if (!envelope) return 'foreign';
  const { id } = envelope;
  if (envelope.misnumbered) return wrong(envelope.name, id, 'Invalid input');
  if (Object.hasOwn(eventPayloads, envelope.name)) {
    const name = envelope.name as keyof EventPayloads;
    return read(
      eventPayloads[name],
      envelope,
      (payload) => ({ kind: 'news', name, ...kept(id), payload }) as FrameMessage,
    );
  }
  const [, name = '', end = ''] = /^(.*)_(SUCCESS|ERROR)$/.exec(envelope.name) ?? [];
  if (!Object.hasOwn(answerPayloads, name)) return wrong(envelope.name, id, 'Invalid input');
  if (end === 'ERROR')
    return read(errorPayload, envelope, (payload) => ({ kind: 'error', name: name as Question, ...kept(id), payload }));
  return read(
    answerPayloads[name as Question],
    envelope,
    (payload) => ({ kind: 'answer', name, ...kept(id), payload }) as FrameMessage,
  );
}

function checked(check: Check<unknown>, payload: unknown): void {
  const problem = check(payload);
  if (problem) throw new Failure('request-failed', problem);
}

function read<T>(check: Check<unknown>, { name, id, payload }: Read, made: (payload: never) => T): T | Failure {
  try {
    const problem = check(payload);
    return problem ? wrong(name, id, problem) : made(payload as never);
  } catch {
    // Reading throws only for values that cannot be posted.
    return wrong(name, id, 'Invalid input');
  }
}

interface Read {
  readonly name: string;
  readonly id: string | undefined;
  /** An id is a text or absent: with any other id the whole message is refused. */
  readonly misnumbered: boolean;
  readonly payload: unknown;
}

function readEnvelope(data: unknown, prefix: string): Read | undefined {
  try {
    if (typeof data !== 'object' || data === null || !Object.hasOwn(data, 'type')) return undefined;
    const { type, id, payload } = data as Record<string, unknown>;
    if (typeof type !== 'string' || !type.startsWith(prefix)) return undefined;
    const known = typeof id === 'string' && id.length <= LONGEST_ID;
    const misnumbered = id !== undefined && typeof id !== 'string';
    return { name: type.slice(prefix.length, prefix.length + 100), id: known ? id : undefined, misnumbered, payload };
  } catch {
    return undefined;
  }
}

function kept(id: string | undefined): { readonly id?: string } {
  return id === undefined ? {} : { id };
}

function wrong(name: string, id: string | undefined, problem: string): Failure {
  return new Failure('request-failed', problem, { data: { name, ...kept(id) } });
}
