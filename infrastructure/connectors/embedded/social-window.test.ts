/** The window of a social login: whose messages about its outcome are accepted. */
import { VirtualTimeScheduler } from 'rxjs';
import { afterEach, expect, it, vi } from 'vitest';
import { toFailure } from '../../../domain/failure/to-failure.js';
import { openSocialWindow } from './social-window.js';

const SECURE = 'https://secure.example';
const RESULT = { resultUri: `${SECURE}/callback?code=1` };

/** A simulated page: the window it opens, the wallet's frame, and messages from anywhere. */
function page() {
  const [opened, framed] = [{ closed: false, close: () => undefined, location: { href: '' } }, {}];
  const listeners = new Set<(event: object) => void>();
  vi.stubGlobal('window', { open: () => opened });
  vi.stubGlobal('addEventListener', (_: string, onMessage: (event: object) => void) => listeners.add(onMessage));
  vi.stubGlobal('removeEventListener', (_: string, onMessage: (event: object) => void) => listeners.delete(onMessage));
  const ended: string[] = [];
  openSocialWindow(SECURE, new VirtualTimeScheduler()).result$.subscribe({
    next: (uri) => ended.push(uri),
    error: (error: unknown) => ended.push(toFailure(error).code),
  });
  const say = (source: object | null, origin: string, data: object = RESULT) => {
    for (const onMessage of [...listeners]) onMessage({ source, origin, data });
  };
  return { opened, framed, ended, say };
}

afterEach(() => vi.unstubAllGlobals());

it('accepts the window, and the frame instead once the window has lost its opener', () => {
  for (const from of ['opened', 'framed'] as const) {
    const fixture = page();
    fixture.say(fixture[from], SECURE);
    expect(fixture.ended).toEqual([RESULT.resultUri]);
  }
});

it('is not ended by another site’s window or frame in the page', () => {
  const { opened, framed, ended, say } = page();
  for (const origin of ['https://evil.example', 'null', '']) for (const source of [{}, null]) say(source, origin);
  say(framed, 'https://evil.example');
  say(opened, SECURE, { resultUri: 'x'.repeat(9_000) });
  expect(ended).toEqual([]);
  say(opened, SECURE);
  expect(ended).toEqual([RESULT.resultUri]);
});

it('reports another site that answers in the provider’s place', () => {
  const { opened, ended, say } = page();
  say(opened, 'https://evil.example');
  expect(ended).toEqual(['untrusted-origin']);
});
