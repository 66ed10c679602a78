import { act, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Modal } from '../application/modal/modal.js';
import { createModal } from '../infrastructure/create-modal.js';
import { SCRIPTED_NETWORKS } from '../infrastructure/fakes/scripted-modal.js';
import type { ModalOptions } from '../infrastructure/options.js';
import { memoryStorage } from '../infrastructure/storage/memory-storage.js';
import { reactWindow } from '../scripts/react-window.js';
import { PortholeButton } from './buttons/porthole-button.js';
import { HeadlessProvider } from './headless-provider.js';
import { mount } from './mount.js';
import { PortholeInline } from './porthole-inline.js';
import { PortholeProvider } from './porthole-provider.js';
import { useModal } from './use-modal.js';

const window = reactWindow([], { IS_REACT_ACT_ENVIRONMENT: true });
const said: string[] = [];
const SENTENCE = '`modal` is missing';

beforeEach(() => {
  said.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words) => void said.push(words.join(' ')));
});
afterEach(() => vi.restoreAllMocks());

it.each([undefined, null, {}, 'modal'])(
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

const FAMILIES = {
  'in a provider without a modal': (
    <PortholeProvider modal={undefined as never}>
      <Reader />
    </PortholeProvider>
  ),
  'in a provider of something else': (
    <PortholeProvider modal={{} as never}>
      <Reader />
    </PortholeProvider>
  ),
  'in a provider that renders nothing, of something else': (
    <HeadlessProvider modal={{} as never}>
      <Reader />
    </HeadlessProvider>
  ),
  'outside of any provider': <Reader />,
};

it.each(Object.entries(FAMILIES))('a hook %s reports what is missing', async (_, page) => {
  const root = createRoot(window.document.createElement('div') as never);
  await expect(act(async () => root.render(page))).rejects.toThrow(SENTENCE);
  await act(() => root.unmount());
});

it.each([undefined, null, {}, 'modal'])('mount(%o) reports what is missing', (given) => {
  expect(() => mount(given as never)).toThrow(SENTENCE);
});

it.each([
  ['a button', <PortholeButton key="button" />],
  ['a hook', <Reader key="hook" />],
])('%s outside of any provider says which component is missing', async (_, page) => {
  const root = createRoot(window.document.createElement('div') as never);
  await expect(act(async () => root.render(page))).rejects.toThrow('`<PortholeProvider modal={modal}>`');
  await act(() => root.unmount());
});

describe('with a modal', () => {
  let modal: Modal;
  const make = (options: Partial<ModalOptions> = {}) => {
    modal = createModal({ networks: SCRIPTED_NETWORKS, services: false, storage: memoryStorage(), ...options });
    return modal;
  };
  afterEach(() => modal.destroy());

  it('a place inside the page for a modal that is not inline reports that it stays empty', async () => {
    const root = createRoot(window.document.createElement('div') as never);
    const page = (
      <PortholeProvider modal={make()}>
        <PortholeInline />
      </PortholeProvider>
    );
    await act(() => root.render(page));
    await act(() => root.render(page));
    expect(said).toEqual(['[porthole] `PortholeInline` shows nothing: create its modal with `inline: true`.']);
    await act(() => root.unmount());
  });

  it('one that is mounted twice is reported', () => {
    const first = mount(make());
    expect(said).toEqual([]);
    const second = mount(modal);
    expect(said).toEqual([expect.stringContaining('drawn twice')]);
    first();
    second();
  });

  it('one that is mounted again after it was removed is not', () => {
    mount(make())();
    const remove = mount(modal);
    remove();
    remove();
    mount(modal)();
    expect(said).toEqual([]);
  });

  it('a second provider of it is not; mounting it beside a provider is', async () => {
    const root = createRoot(window.document.createElement('div') as never);
    const page = (
      <StrictMode>
        <PortholeProvider modal={make()} />
        <PortholeProvider modal={modal} />
      </StrictMode>
    );
    await act(() => root.render(page));
    expect(said).toEqual([]);
    mount(modal)();
    expect(said).toEqual([expect.stringContaining('drawn twice')]);
    await act(() => root.unmount());
  });
});
