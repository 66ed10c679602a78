import { Window } from 'happy-dom';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Modal } from '../application/modal/modal.js';
import { PortholeButton } from './buttons/porthole-button.js';
import { PortholeInline } from './porthole-inline.js';
import { PortholeProvider } from './porthole-provider.js';
import { useModal } from './use-modal.js';

const window = new Window();
const said: string[] = [];
const SENTENCE = '<PortholeProvider modal> is missing';

beforeAll(() => {
  vi.stubGlobal('document', window.document);
  vi.stubGlobal('window', window);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
beforeEach(() => {
  said.length = 0;
  vi.spyOn(console, 'error').mockImplementation((sentence) => void said.push(String(sentence)));
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  vi.unstubAllGlobals();
  await window.happyDOM.close();
});

it.each([undefined, null])(
  'a provider without a modal (%s) reports it once, and does not affect the page',
  async (missing) => {
    const place = window.document.createElement('div');
    const root = createRoot(place as never);
    const page = (
      <PortholeProvider modal={missing as never as Modal}>
        <h1>The site</h1>
        <PortholeButton />
        <PortholeInline />
      </PortholeProvider>
    );
    await act(() => root.render(page));
    await act(() => root.render(page));
    expect(place.innerHTML).toBe('<h1>The site</h1>');
    expect(said).toEqual([SENTENCE]);
    await act(() => root.unmount());
  },
);

function Reader() {
  useModal();
  return null;
}

it.each([
  ['in a provider without a modal', true],
  ['outside of any provider', false],
])('a hook %s reports what is missing', async (_, inside) => {
  const root = createRoot(window.document.createElement('div') as never);
  const page = inside ? (
    <PortholeProvider modal={undefined as never}>
      <Reader />
    </PortholeProvider>
  ) : (
    <Reader />
  );
  await expect(act(async () => root.render(page))).rejects.toThrow(SENTENCE);
  await act(() => root.unmount());
});
