/**
 * One address of a network's node: concurrent requests are sent as one batch. viem batches as well, but matches
 * answers by position: where a node omits one, the others go to the wrong requests, and a node that stalls in the middle
 * of an answer is awaited forever. Here answers are matched by id, and the time limit covers the whole batch.
 */
import { HttpRequestError, RpcRequestError, TimeoutError } from 'viem';
import { textOf } from '../../../../domain/text/text-of.js';
import { readProperty } from '../../../../domain/value/read-property.js';
import { postToNode } from './post-to-node.js';

export interface Question {
  readonly method: string;
  readonly params?: unknown;
}
/** Sends once. Rejects with an error of viem's, by which its transports know whether to retry. */
export type Ask = (question: Question) => Promise<unknown>;

export interface HttpNodeOptions {
  readonly batch: boolean;
  /** Sent as `text/plain`, which needs no preflight request. */
  readonly plain?: boolean;
}

interface Waiting {
  readonly body: { readonly jsonrpc: '2.0'; readonly id: number; readonly method: string; readonly params: unknown };
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Milliseconds for each request. */
const LIMIT = 10_000;
const MOST_QUESTIONS = 1_000;

export function httpNode(url: string, { batch, plain }: HttpNodeOptions): Ask {
  let waiting: Waiting[] = [];
  let count = 0;

  const post = async (asked: readonly Waiting[]): Promise<unknown> => {
    const bodies = asked.map(({ body }) => body);
    const abort = new AbortController();
    const body = bodies.length > 1 ? bodies : (bodies[0] ?? bodies);
    const timer = setTimeout(() => abort.abort(new TimeoutError({ body, url })), LIMIT);
    try {
      return await postToNode(url, body, { signal: abort.signal, plain });
    } finally {
      clearTimeout(timer);
    }
  };

  const send = () => {
    const asked = waiting;
    waiting = [];
    post(asked).then(
      (answer) => {
        const answers = answersOf(answer);
        for (const { body, resolve, reject } of asked) {
          const own = asked.length === 1 ? answer : answers(body.id);
          const error = readProperty(own, 'error');
          const result = readProperty(own, 'result');
          if (error !== undefined && error !== null) reject(new RpcRequestError({ body, url, error: asError(error) }));
          else if (result === undefined)
            reject(new HttpRequestError({ body, url, details: 'The node gave no answer' }));
          else resolve(result);
        }
      },
      (error: unknown) => {
        for (const { reject } of asked) reject(error);
      },
    );
  };

  return (question) =>
    new Promise((resolve, reject) => {
      const { method, params = [] } = question;
      waiting.push({ body: { jsonrpc: '2.0', id: count++, method, params }, resolve, reject });
      if (!batch || waiting.length === MOST_QUESTIONS) send();
      else if (waiting.length === 1) setTimeout(() => waiting.length > 0 && send());
    });
}

/** The answer to each request of a batch. A single error instead of a list applies to all of them. */
function answersOf(answer: unknown): (id: number) => unknown {
  if (!Array.isArray(answer)) return () => ({ error: readProperty(answer, 'error') });
  const answers = new Map(answer.map((each: unknown) => [textOf(readProperty(each, 'id')), each]));
  return (id) => answers.get(String(id));
}

/** Some nodes only return a text. */
function asError(error: unknown): { code: number; message: string; data?: unknown } {
  if (typeof error !== 'object') return { code: -1, message: textOf(error) };
  return error as { code: number; message: string };
}
