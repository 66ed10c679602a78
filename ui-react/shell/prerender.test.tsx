import { useEffect, useLayoutEffect, useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { State } from '../../application/engine/state.js';
import { initialState } from '../../application/modal/initial-state.js';
import type { Modal } from '../../application/modal/modal.js';
import { SCRIPTED_NETWORKS } from '../../infrastructure/fakes/index.js';
import { configOf } from '../../infrastructure/options.js';
import { reactWindow } from '../../scripts/react-window.js';

const window = reactWindow(['navigator', 'DOMRect']);
let idle: (() => void)[] = [];
const drawn = vi.fn();
const measured = vi.fn();
const removed = vi.fn();

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  idle = [];
  vi.clearAllMocks();
});
// React ends what it has scheduled.
afterEach(() => new Promise<void>((done) => setImmediate(done)));

function List() {
  const row = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const copy = row.current?.parentElement;
    if (!copy) return;
    drawn(copy.className, copy.lang, copy.style.cssText);
    vi.spyOn(copy, 'getBoundingClientRect').mockImplementation(() => {
      measured(row.current?.textContent);
      return new DOMRect();
    });
  }, []);
  useEffect(() => removed, []);
  return <p ref={row}>Harbor</p>;
}

const closed = initialState(configOf({ networks: SCRIPTED_NETWORKS, chains: [], connectors: [] }));
const placed = () => {
  const place = document.createElement('div');
  place.className = 'ph';
  place.lang = 'ja';
  document.body.append(place);
  return place;
};
const modalOf = (state: State) => ({ getState: () => state }) as Modal;
const rest = () => {
  for (const run of idle.splice(0)) run();
};

it('draws the list hidden in a copy of the modal’s place once the browser is idle, and removes it at once', async () => {
  const { prerender } = await import('./prerender.js');
  const place = placed();
  const page = window.document.body.innerHTML;
  prerender(modalOf(closed), place, <List />);
  expect(drawn).not.toHaveBeenCalled();
  rest();
  expect(drawn).toHaveBeenCalledExactlyOnceWith('ph', 'ja', 'position: fixed; visibility: hidden;');
  expect(measured).toHaveBeenCalledExactlyOnceWith('Harbor');
  expect(removed).toHaveBeenCalledOnce();
  expect(window.document.body.innerHTML).toBe(page);
});

it('draws it once, for all modals of a page', async () => {
  const { prerender } = await import('./prerender.js');
  prerender(modalOf(closed), placed(), <List />);
  prerender(modalOf(closed), placed(), <List />);
  rest();
  expect(drawn).toHaveBeenCalledOnce();
});

it('draws nothing once the modal has been removed', async () => {
  const { prerender } = await import('./prerender.js');
  const place = placed();
  prerender(modalOf(closed), place, <List />);
  place.remove();
  rest();
  expect(drawn).not.toHaveBeenCalled();
});

it('draws nothing in a hidden tab', async () => {
  const { prerender } = await import('./prerender.js');
  const hidden = vi.spyOn(window.document, 'hidden', 'get').mockReturnValue(true);
  prerender(modalOf(closed), placed(), <List />);
  rest();
  hidden.mockRestore();
  expect(drawn).not.toHaveBeenCalled();
});

it('draws nothing after the list has been opened', async () => {
  const { prerender } = await import('./prerender.js');
  prerender(modalOf({ ...closed, shell: { ...closed.shell, open: true } }), placed(), <List />);
  rest();
  prerender(modalOf(closed), placed(), <List />);
  rest();
  expect(drawn).not.toHaveBeenCalled();
});

it.each<[name: string, state: State]>([
  ['the modal has been opened', { ...closed, shell: { ...closed.shell, open: true } }],
  ['the modal is part of the page', { ...closed, config: { ...closed.config, inline: true } }],
  [
    'a wallet is being connected again',
    { ...closed, connect: { ...closed.connect, connections: { eip155: { status: 'reconnecting' } as never } } },
  ],
])('draws nothing if %s', async (_, state) => {
  const { prerender } = await import('./prerender.js');
  prerender(modalOf(state), placed(), <List />);
  rest();
  expect(drawn).not.toHaveBeenCalled();
});
