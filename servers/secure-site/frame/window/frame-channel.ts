/** The window's end of the channel to the frame that opened it. */
import { unwrap, wrap } from './envelope.js';
import type { ToFrame, Topic, ToWindow } from './topics.js';

export interface FrameChannel {
  post<T extends Topic>(topic: T, body: ToFrame<T>): void;
  /** `take` is called with each message of that topic. */
  on<T extends Topic>(topic: T, take: (body: ToWindow<T>) => void): void;
}

export interface FrameChannelEvents {
  /** Whether the frame has answered, so that messages can be sent. */
  readonly begun: () => void;
  /** Whether the frame is gone or has another window, so that messages reach nobody. */
  readonly over: () => void;
}

/** No event reports that the page with the frame is gone, if it ended without a message. */
const LOOK_MS = 1_000;

/** Undefined if no frame of this site has opened the window. */
export function frameChannel(view: Window, { begun, over }: FrameChannelEvents): FrameChannel | undefined {
  const opener = view.opener as Window | null;
  const token = view.location.hash.slice(1);
  const { origin } = view.location;
  if (!opener || token === '') return undefined;
  const listeners = new Map<string, (body: never) => void>();
  let isOver = false;
  const say = (topic: string, body?: unknown): void => {
    if (!isOver) opener.postMessage(wrap(token, topic, body), origin);
  };
  const end = (): void => {
    if (isOver) return;
    isOver = true;
    clearInterval(looking);
    over();
  };
  const looking = setInterval(() => opener.closed && end(), LOOK_MS);
  view.addEventListener('message', (event) => {
    const message = unwrap(event, origin, token);
    if (!message || isOver || event.source !== opener) return;
    if (message.topic === 'welcome') begun();
    else if (message.topic === 'over') end();
    else listeners.get(message.topic)?.(message.body as never);
  });
  view.addEventListener('pagehide', () => say('closed'));
  // Restored from the back/forward cache: says hello to the frame again.
  view.addEventListener('pageshow', ({ persisted }) => persisted && say('hello'));
  // After the caller has registered its topics.
  queueMicrotask(() => say('hello'));
  return {
    post: say,
    on: (topic, take) => void listeners.set(topic, take as (body: never) => void),
  };
}
