import { Window } from 'happy-dom';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Modal } from '../../application/modal/modal.js';
import { defineElements } from './index.js';

const window = new Window();

beforeAll(() => {
  vi.stubGlobal('HTMLElement', window.HTMLElement);
  vi.stubGlobal('customElements', window.customElements);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await window.happyDOM.close();
});

it.each([undefined, null, {}, 'modal'])(
  'defineElements(%o) reports what is missing, and defines no element',
  (given) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    defineElements(given as never as Modal);
    expect(said.mock.calls).toEqual([['[porthole]', 'defineElements: `modal` is missing']]);
    expect(customElements.get('porthole-button')).toBeUndefined();
    said.mockRestore();
  },
);
