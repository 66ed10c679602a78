/**
 * The frame's end of the channel to the wallet's own window, a top-level page of this site that no page can cover. It has no
 * name by which a page could find it: only the frame that opened it has a reference.
 */
import { unwrap, wrap } from './envelope.js';
import type { ToFrame, Topic, ToWindow } from './topics.js';

export type WindowState = 'closed' | 'opening' | 'open';

export interface OwnWindow {
  readonly state: WindowState;
  /** The URL of a link that opens it, for browsers that block windows: `target="_blank" rel="opener"`. */
  readonly address: string;
  /** Opens it, or brings it to the front. Call it during a user gesture. False if the browser blocks it. */
  open(): boolean;
  /** Posts to the window, if it listens; post the current state again when `watch` reports that it is open. */
  post<T extends Topic>(topic: T, body: ToWindow<T>): void;
  /** Calls `take` with each message of that topic. Returns a function that unsubscribes. */
  on<T extends Topic>(topic: T, take: (body: ToFrame<T>) => void): () => void;
  /** Calls `turn` with every change of the state. Returns a function that unsubscribes. */
  watch(turn: (state: WindowState) => void): () => void;
}

/** No event reports a change of `closed`: it is polled while there is a window. */
const LOOK_MS = 500;
const FEATURES = 'popup,width=440,height=720';

export function ownWindow(view: Window, secretText: () => string): OwnWindow {
  const { origin } = view.location;
  const token = secretText();
  const addressNow = (): string => {
    // In the frame's language.
    const { lang } = view.document.documentElement;
    return `${origin}/window?locale=${lang || 'en'}#${token}`;
  };
  const listeners = new Map<string, Set<(body: never) => void>>();
  const watchers = new Set<(state: WindowState) => void>();
  let other: Window | undefined;
  let state: WindowState = 'closed';
  let looking: ReturnType<typeof setInterval> | undefined;

  const turn = (next: WindowState): void => {
    if (next === 'closed') {
      clearInterval(looking);
      looking = undefined;
      other = undefined;
    } else looking ??= setInterval(() => other?.closed && turn('closed'), LOOK_MS);
    if (next === state) return;
    state = next;
    for (const each of [...watchers]) each(next);
  };
  const say = (topic: string, body?: unknown): void => other?.postMessage(wrap(token, topic, body), origin);

  view.addEventListener('message', (event) => {
    const message = unwrap(event, origin, token);
    const source = event.source as Window | null;
    if (!message || !source || !isOpenedBy(source, view)) return;
    if (message.topic === 'hello') {
      // The link may have opened a second window: the last one that the visitor opened counts.
      if (other && other !== source) say('over');
      other = source;
      say('welcome');
      turn('open');
    } else if (source !== other) return;
    else if (message.topic === 'closed') turn('closed');
    else for (const take of [...(listeners.get(message.topic) ?? [])]) take(message.body as never);
  });
  view.addEventListener('pagehide', () => say('over'));

  return {
    get address() {
      return addressNow();
    },
    get state() {
      return state;
    },
    open() {
      if (other && !other.closed) {
        other.focus();
        return true;
      }
      const opened = view.open(addressNow(), '_blank', FEATURES);
      if (!opened) return false;
      other = opened;
      turn('opening');
      return true;
    },
    post: (topic, body) => {
      if (state === 'open') say(topic, body);
    },
    on(topic, take) {
      const all = listeners.get(topic) ?? new Set();
      listeners.set(topic, all.add(take as (body: never) => void));
      return () => void all.delete(take as (body: never) => void);
    },
    watch(each) {
      watchers.add(each);
      return () => void watchers.delete(each);
    },
  };
}

/** The opener is only readable for windows of this origin. */
function isOpenedBy(source: Window, view: Window): boolean {
  try {
    return source.opener === view;
  } catch {
    return false;
  }
}
