/** The secure frame as the page sees it: attached when first needed, ready or not, and heard only as what it is. */
import { BehaviorSubject, type Observable, Subject } from 'rxjs';
import type { Failure } from '../../../domain/failure/failure.js';
import { isFailure } from '../../../domain/failure/failure.js';
import { attachFrame, type FrameElement } from './frame-element.js';
import { type Envelope, type FrameMessage, readAnswer } from './messages.js';

export interface Frame {
  /** Whether it can take requests now; emits at once on subscription. */
  readonly ready$: BehaviorSubject<boolean>;
  /** What it says of the shapes that are known, and what it says in a wrong shape. */
  readonly messages$: Observable<Exclude<FrameMessage, { kind: 'news' }> | Failure>;
  /** The document that received the requests is gone, and every answer with it. */
  readonly gone$: Observable<void>;
  /** Whether it asks its visitor something that no request is about; emits at once on subscription. */
  readonly visitor$: BehaviorSubject<boolean>;
  /** The browser says that it cannot be loaded; with what to do about it, where the page's own policy forbids it. */
  readonly broken$: Observable<string | undefined>;
  /** Puts it into the page, where it is not there. */
  attach(): void;
  /** False: there is no frame to say it to. */
  post(envelope: Envelope): boolean;
  /** `whole`: over all of the page, not where the shell keeps a place for it. */
  show(visible: boolean, whole?: boolean): void;
  /** Takes it out of the page. It may be attached again. */
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

  const hear = (event: MessageEvent): void => {
    // Of any other window, and of another site in this one, nothing is heard.
    if (event.origin !== origin || !event.source || event.source !== element?.window()) return;
    const read = readAnswer(event.data);
    if (read === 'foreign') return;
    if (isFailure(read) || read.kind !== 'news') messages$.next(read);
    else if (read.name === 'VISITOR_NEEDED' || read.name === 'VISITOR_DONE')
      visitor$.next(read.name === 'VISITOR_NEEDED');
    else if (read.name === 'READY') {
      // Another document has come in its place, and says so before the browser does.
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
    removeEventListener('message', hear);
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
      // A page that empties its body takes the frame with it.
      if (element) close();
      addEventListener('message', hear);
      let loaded = false;
      element = attachFrame(url, {
        load: () => {
          if (loaded && !replaced) reset();
          loaded = true;
          replaced = false;
        },
        error: (advice) => broken$.next(advice),
      });
      element.show(...shown);
    },
    post(envelope) {
      const target = element?.window();
      // To its own origin and to no document that has replaced it.
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
