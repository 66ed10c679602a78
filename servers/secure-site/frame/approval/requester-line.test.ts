import { Window } from 'happy-dom';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { requesterLine } from './request-screen.js';

const window = new Window();
beforeAll(() => void vi.stubGlobal('document', window.document));
afterAll(async () => {
  vi.unstubAllGlobals();
  await window.happyDOM.close();
});

it.each([
  ['Slipway', 'Calls itself Slipway'],
  ['Slipwаy', 'Calls itself Slipwаy (odd letters)'],
  ['МетаМаѕк', 'Calls itself МетаМаѕк (odd letters)'],
  [undefined, 'Asks you'],
])('S6.4 a site that claims the name %s is shown as: %s', (claim, words) => {
  const line = requesterLine({ origin: 'https://slipway.example', ...(claim !== undefined && { claim }) } as never);
  expect(line.querySelector('.ph-requester-site')?.textContent).toBe(words);
  expect(line.querySelector('.ph-requester-name')?.textContent).toBe('slipway.example');
});
