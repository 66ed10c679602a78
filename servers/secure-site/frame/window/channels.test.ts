/** Both ends of the channel between the frame and the wallet's own window: whom they listen to. */
import { afterEach, expect, it, vi } from 'vitest';
import { wrap } from './envelope.js';
import { frameChannel } from './frame-channel.js';
import { ownWindow } from './own-window.js';

const ORIGIN = 'https://wallet.example';
const TOKEN = 'of this conversation';

interface Said {
  readonly data: unknown;
  readonly origin?: string;
  readonly source?: unknown;
}
let ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends) end();
  ends = [];
});

/** What the channel uses of a browser's window. */
function page(more: object) {
  const listeners: ((event: Said) => void)[] = [];
  const view = {
    location: { origin: ORIGIN, hash: `#${TOKEN}` },
    document: { documentElement: { lang: 'de' } },
    addEventListener: (type: string, receive: (event: Said) => void) =>
      void (type === 'message' && listeners.push(receive)),
    ...more,
  };
  const receive = (said: Said) => {
    for (const each of listeners) each({ origin: ORIGIN, ...said });
  };
  return { view: view as object as Window, receive };
}
const unreadable = {
  get opener(): never {
    throw new DOMException('Blocked a frame from accessing a cross-origin frame.', 'SecurityError');
  },
};

function frameEnd() {
  const popup = { closed: false, opener: undefined as unknown, postMessage: vi.fn(), focus: () => undefined };
  const { view, receive } = page({ open: () => popup });
  popup.opener = view;
  const own = ownWindow(view, () => TOKEN);
  const received: unknown[] = [];
  own.on('settings', (action) => received.push(action));
  const say = (topic: string, body?: unknown, more: Partial<Said> = {}) =>
    receive({ source: popup, data: wrap(TOKEN, topic, body), ...more });
  // Ends its timer.
  ends.push(() => say('closed'));
  return { own, popup, view, received, say };
}

const action = { kind: 'sign-out' };

it('the frame listens to the window that it opened', () => {
  const { own, popup, received, say } = frameEnd();
  own.open();
  say('hello');
  say('settings', action);
  expect([own.state, received]).toEqual(['open', [action]]);
  expect(popup.postMessage).toHaveBeenCalledWith(wrap(TOKEN, 'welcome'), ORIGIN);
  say('closed');
  expect(own.state).toBe('closed');
});

it.each<[string, Partial<Said>]>([
  ['from another origin', { origin: 'https://evil.example' }],
  ['with another token', { data: wrap('guessed', 'hello') }],
  ['of another kind', { data: { kind: 'another', token: TOKEN, topic: 'hello' } }],
  ['from nowhere', { source: null }],
  ['from a window that something else has opened', { source: { opener: {}, postMessage: () => undefined } }],
  ['from a window of another site', { source: unreadable }],
])('the frame ignores a greeting %s', (_, more) => {
  const { own, say } = frameEnd();
  say('hello', undefined, more);
  expect(own.state).toBe('closed');
});

it('the frame ignores a message of any other window, even one that it opened itself', () => {
  const { own, view, received, say } = frameEnd();
  own.open();
  say('hello');
  say('settings', action, { source: { opener: view } });
  say('settings', action, { origin: 'https://evil.example' });
  say('settings', action, { data: wrap('guessed', 'settings', action) });
  expect(received).toEqual([]);
});

it.each<[string, Partial<Said>, boolean]>([
  ['the frame that opened it', {}, true],
  ['the same window on another origin', { origin: 'https://evil.example' }, false],
  ['another window', { source: {} }, false],
  ['nobody in particular', { source: null }, false],
  ['somebody with another token', { data: wrap('guessed', 'look', {}) }, false],
])('the window listens to %s', (_, more, listens) => {
  const opener = { closed: false, postMessage: vi.fn() };
  const { view, receive } = page({ opener });
  const [begun, looks] = [vi.fn(), vi.fn()];
  const channel = frameChannel(view, { begun, over: () => undefined });
  ends.push(() => receive({ source: opener, data: wrap(TOKEN, 'over') }));
  channel?.on('look', looks);
  receive({ source: opener, data: wrap(TOKEN, 'look', {}), ...more });
  expect(looks).toHaveBeenCalledTimes(listens ? 1 : 0);
  expect(begun).not.toHaveBeenCalled();
});
