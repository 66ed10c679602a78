import { Window } from 'happy-dom';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { digests } from './digests.js';

const window = new Window();
beforeAll(() => void vi.stubGlobal('document', window.document));
afterAll(async () => {
  vi.unstubAllGlobals();
  await window.happyDOM.close();
});

it('S6.4 digests are collapsed, each in full under its name', () => {
  const value = `0x${'0123456789abcdef'.repeat(4)}`;
  const shown = digests([
    { name: 'Domain Hash', value },
    { name: 'Calldata Digest', value, call: 2 },
  ]);
  expect(shown.hasAttribute('open')).toBe(false);
  expect(shown.querySelector('summary')?.textContent).toBe('Digests');
  const texts = (tag: string) => [...shown.querySelectorAll(tag)].map(({ textContent }) => textContent);
  expect(texts('dt')).toEqual(['Domain Hash', '2. Calldata Digest']);
  expect(texts('dd')).toEqual([value, value]);
});
