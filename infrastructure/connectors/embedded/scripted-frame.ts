/** A secure frame under a test's control: its messages and its answers. */
import { BehaviorSubject, Subject } from 'rxjs';
import type { Frame } from './frame.js';
import { answerEnvelope, type Envelope, errorEnvelope, type Question, readAnswer, readQuestion } from './messages.js';
import type { AnswerPayloads } from './schema.js';

export interface ScriptedFrame extends Frame {
  readonly url: string;
  readonly attached: boolean;
  readonly visible: boolean;
  /** How often it was added to the page. */
  readonly loads: number;
  /** The requests it received, oldest first, unchanged. */
  readonly asked: readonly Envelope[];
  /** The last message with that name. Throws if there was none. */
  last(name: Question): Envelope;
  becomeReady(): void;
  /** The document is reloaded. */
  reload(): void;
  breakDown(): void;
  /** The page empties its body, which removes the frame. */
  takeOut(): void;
  answer<N extends Question>(name: N, payload: AnswerPayloads[N], id?: string): void;
  refuse(name: Question, message?: string): void;
  /** Posts a message of any shape. */
  say(data: unknown): void;
}

export function scriptedFrame(url: string): ScriptedFrame {
  const ready$ = new BehaviorSubject(false);
  const messages$ = new Subject<never>();
  const visitor$ = new BehaviorSubject(false);
  const gone$ = new Subject<void>();
  const broken$ = new Subject<string | undefined>();
  const asked: Envelope[] = [];
  let attached = false;
  let visible = false;
  let loads = 0;

  const say = (data: unknown): void => {
    const read = readAnswer(data);
    if (read === 'foreign') return;
    if ('kind' in read && read.kind === 'news') {
      if (read.name !== 'READY') {
        if (read.name !== 'SESSION_UPDATE') visitor$.next(read.name === 'VISITOR_NEEDED');
        return;
      }
      if (ready$.value) reload();
      ready$.next(true);
    } else messages$.next(read as never);
  };
  const reload = (): void => {
    ready$.next(false);
    gone$.next();
  };
  const last = (name: Question): Envelope => {
    const found = asked.filter(({ type }) => type === `@w3m-app/${name}`).at(-1);
    if (!found) throw new Error(`The frame was not asked ${name}, but ${asked.map(({ type }) => type).join(', ')}`);
    return found;
  };

  return {
    ...{ url, ready$, messages$, visitor$, gone$, broken$, asked, last, say },
    get attached() {
      return attached;
    },
    get loads() {
      return loads;
    },
    get visible() {
      return visible;
    },
    attach() {
      if (!attached) loads += 1;
      attached = true;
    },
    post(envelope) {
      if (!attached) return false;
      const read = readQuestion(envelope);
      if (read === 'foreign' || !('name' in read) || read instanceof Error)
        throw new Error('A malformed message was posted');
      asked.push(envelope);
      return true;
    },
    show(value) {
      visible = value;
    },
    close() {
      attached = false;
      ready$.next(false);
      gone$.next();
    },
    becomeReady: () => say({ type: '@w3m-frame/READY', payload: { version: '4' } }),
    reload,
    takeOut() {
      attached = false;
    },
    breakDown: () => broken$.next(undefined),
    answer: (name, payload, id = last(name).id) => say(answerEnvelope(name, payload, id)),
    refuse: (name, message) =>
      say(
        message === undefined
          ? { type: `@w3m-frame/${name}_ERROR`, id: last(name).id, payload: {} }
          : errorEnvelope(name, message, last(name).id),
      ),
  };
}
