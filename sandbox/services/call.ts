/** One call of the services: its path, and its answer. */
import type { Invented } from './invented/invented.js';
import type { ServiceContext } from './service-context.js';

export interface Call {
  /** The name by which faults are set. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  /** With `{name}` for each part that may be any text. */
  readonly path: string;
  answer(question: Question, context: ServiceContext): unknown;
}

export interface Question {
  /** The parts of the path, decoded. */
  readonly parts: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The JSON body; undefined without one. */
  readonly body: unknown;
  /** The amount of generated data. */
  readonly invented: Invented;
}

/** An answer that is sent unchanged: not JSON, or passed on from another server. */
export class PlainAnswer {
  readonly contentType: string;
  readonly body: Uint8Array | string;
  readonly status: number;

  constructor(contentType: string, body: Uint8Array | string, status = 200) {
    this.contentType = contentType;
    this.body = body;
    this.status = status;
  }
}
