import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { frameAt } from './frame.js';

/** A simulated page: one frame element with a window, and messages from anywhere. */
function page() {
  const posted: unknown[][] = [];
  const own = { postMessage: (...given: unknown[]) => posted.push(given) };
  const listeners = new Set<(event: object) => void>();
  const elementListeners = new Map<string, () => void>();
  const element = {
    ...{ style: { display: '' }, isConnected: true, contentWindow: own },
    addEventListener: (name: string, onMessage: () => void) => elementListeners.set(name, onMessage),
    remove: () => undefined,
    focus: () => undefined,
    blur: () => undefined,
  };
  vi.stubGlobal('document', {
    getElementById: () => null,
    createElement: () => element,
    body: { append: () => undefined },
    activeElement: null,
    querySelector: () => null,
    documentElement: { style: { getPropertyValue: () => '1px' } },
  });
  const idle = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = idle;
      disconnect = idle;
    },
  );
  vi.stubGlobal('removeEventListener', (_: string, onMessage: (event: object) => void) => listeners.delete(onMessage));
  vi.stubGlobal('addEventListener', (_: string, onMessage: (event: object) => void) => listeners.add(onMessage));
  const frame = frameAt('https://secure.example/sdk?projectId=a');
  frame.attach();
  const received: unknown[] = [];
  frame.messages$.subscribe((message) => received.push(message));
  const say = (data: object, origin: string, source: unknown = own) => {
    for (const onMessage of listeners) onMessage({ data, origin, source });
  };
  const emit = (event: object) => {
    for (const onMessage of listeners) onMessage(event);
  };
  let gone = 0;
  frame.gone$.subscribe(() => {
    gone += 1;
  });
  return {
    frame,
    received,
    posted,
    say,
    emit,
    element,
    load: () => elementListeners.get('load')?.(),
    gone: () => gone,
  };
}

const READY = { type: '@w3m-frame/READY', payload: {} };
const ANSWER = { type: '@w3m-frame/SIGN_OUT_SUCCESS', id: '1' };
const SECURE = 'https://secure.example';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['another site in the frame', 'https://evil.example', undefined],
  ['another scheme', 'http://secure.example', undefined],
  ['another window of the site', SECURE, {}],
  ['nobody', SECURE, null],
])('ignores messages of %s', (_, origin, source) => {
  const { frame, received, say } = page();
  for (const message of [READY, ANSWER]) {
    if (source === undefined) say(message, origin);
    else say(message, origin, source);
  }
  expect(frame.ready$.value).toBe(false);
  expect(received).toEqual([]);
});

it('ignores strangers, whatever they send and whoever they claim to be', () => {
  const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
  process.stdout.write(`frame: SEED=${seed}\n`);
  const { frame, received, posted, say } = page();
  const origin = fc.oneof(
    fc.constantFrom(SECURE, `${SECURE}:8443`, `${SECURE}.evil.example`, 'null', '', '*'),
    fc.string(),
  );
  const source = fc.constantFrom(null, {}, 'own', [], 'window', 7);
  fc.assert(
    fc.property(
      fc.oneof(fc.constantFrom(READY, ANSWER), fc.object({ maxDepth: 1, maxKeys: 2 })),
      origin,
      source,
      (data, from, window) => {
        // Only that site in that window is listened to.
        if (window === 'own') say(data, from === SECURE ? 'null' : from);
        else say(data, from, window);
        expect([frame.ready$.value, received.length, posted.length]).toEqual([false, 0, 0]);
      },
    ),
    { numRuns: 10_000, seed },
  );
});

it('listens to the secure site in its own window, and posts to that site only', () => {
  const { frame, received, posted, say } = page();
  say(READY, SECURE);
  say(ANSWER, SECURE);
  expect(frame.ready$.value).toBe(true);
  expect(received).toMatchObject([{ kind: 'answer', name: 'SIGN_OUT', id: '1' }]);
  expect(frame.post({ type: '@w3m-app/SIGN_OUT', id: '1' })).toBe(true);
  expect(posted).toEqual([[{ type: '@w3m-app/SIGN_OUT', id: '1' }, SECURE]]);
});

it('detects another document, whether READY or the load event comes first', () => {
  const { frame, say, load, gone } = page();
  say(READY, SECURE);
  load();
  expect([frame.ready$.value, gone()]).toEqual([true, 0]);
  // READY is sent while the document is loading.
  say(READY, SECURE);
  expect([frame.ready$.value, gone()]).toEqual([true, 1]);
  load();
  expect([frame.ready$.value, gone()]).toEqual([true, 1]);
  // A document without messages, such as the browser's error page.
  load();
  expect([frame.ready$.value, gone()]).toEqual([false, 2]);
  say(READY, SECURE);
  expect(frame.ready$.value).toBe(true);
});

it('is shown as requested, even if it was reloaded meanwhile', () => {
  const { frame, element } = page();
  frame.show(true);
  expect(element.style.display).toBe('block');
  frame.close();
  frame.attach();
  expect(element.style.display).toBe('block');
  frame.show(false);
  frame.close();
  frame.attach();
  expect(element.style.display).toBe('none');
});

it('reports what to add to a policy that forbids it', () => {
  const { frame, emit } = page();
  const advice: unknown[] = [];
  frame.broken$.subscribe((each) => advice.push(each));
  emit({ disposition: 'report', effectiveDirective: 'frame-src', blockedURI: `${SECURE}/sdk` });
  emit({ disposition: 'enforce', effectiveDirective: 'frame-src', blockedURI: 'https://evil.example' });
  expect(advice).toEqual([]);
  emit({ disposition: 'enforce', effectiveDirective: 'frame-src', blockedURI: `${SECURE}/sdk` });
  expect(advice).toEqual([
    `The page's Content-Security-Policy forbids the embedded wallet: add ${SECURE} to frame-src`,
  ]);
});
