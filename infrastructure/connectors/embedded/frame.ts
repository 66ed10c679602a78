/** The secure frame from the page's side: attached on first use, with its readiness, and authenticated messages. */
import { BehaviorSubject, type Observable, Subject } from 'rxjs';
import type { Failure } from '../../../domain/failure/failure.js';
import { isFailure } from '../../../domain/failure/failure.js';
import { attachFrame, type FrameElement } from './frame-element.js';
import { type Envelope, type FrameMessage, readAnswer } from './messages.js';

export interface Frame {
  /** Whether it can take requests now; emits at once on subscription. */
  readonly ready$: BehaviorSubject<boolean>;
  /** Its valid messages, and reports about invalid ones. */
  readonly messages$: Observable<Exclude<FrameMessage, { kind: 'news' }> | Failure>;
  /** The document that received the requests is gone, with all pending answers. */
  readonly gone$: Observable<void>;
  /** Whether it shows its own prompt, without a request; emits at once on subscription. */
  readonly visitor$: BehaviorSubject<boolean>;
  /** The browser reports that it cannot be loaded; with a remedy if the page's own policy forbids it. */
  readonly broken$: Observable<string | undefined>;
  /** Adds it to the page if it is not there. */
  attach(): void;
  /** False: there is no frame to post to. */
  post(envelope: Envelope): boolean;
  /** `whole`: over the whole page, and not in the shell's place. */
  show(visible: boolean, whole?: boolean): void;
  /** Removes it from the page. It can be attached again. */
  close(): void;
}

export function frameAt(url: string): Frame {
  const { origin } = new URL(url);
  const ready$ = new BehaviorSubject(false);
  const messages$ = new Subject<Exclude<FrameMessage, { kind: 'news' }> | Failure>();
  const visitor$ = new BehaviorSubject(false);
  const gone$ = new Subject<void>();
  const broken$ = new Subject<string | undefined>();
  let element: FrameElement | undefined;
  let replaced = false;
  let shown: readonly [visible: boolean, whole: boolean] = [false, false];

  const onMessage = (event: MessageEvent): void => {
    // Messages from other windows, and from other sites in this one, are ignored.
    if (event.origin !== origin || !event.source || event.source !== element?.window()) return;
    const read = readAnswer(event.data);
    if (read === 'foreign') return;
    if (isFailure(read) || read.kind !== 'news') messages$.next(read);
    else if (read.name === 'VISITOR_NEEDED' || read.name === 'VISITOR_DONE')
      visitor$.next(read.name === 'VISITOR_NEEDED');
    else if (read.name === 'READY') {
      // Another document has replaced it, and reports READY before the load event.
      if (ready$.value) {
        reset();
        replaced = true;
      }
      ready$.next(true);
    }
  };

  const reset = (): void => {
    if (ready$.value) ready$.next(false);
    visitor$.next(false);
    gone$.next();
  };

  const close = (): void => {
    removeEventListener('message', onMessage);
    element?.remove();
    element = undefined;
    reset();
  };

  return {
    ready$,
    messages$,
    visitor$,
    gone$,
    broken$,
    attach() {
      if (element?.window()) return;
      // A page that empties its body removes the frame.
      if (element) close();
      addEventListener('message', onMessage);
      let loaded = false;
      element = attachFrame(url, {
        load: () => {
          if (loaded && !replaced) reset();
          loaded = true;
          replaced = false;
        },
        error: (advice) => broken$.next(advice),
        gone: close,
      });
      element.show(...shown);
    },
    post(envelope) {
      const target = element?.window();
      // To its own origin only, in case another document has replaced it.
      target?.postMessage(envelope, origin);
      return !!target;
    },
    show(visible, whole = false) {
      shown = [visible, whole];
      element?.show(visible, whole);
    },
    close,
  };
}
