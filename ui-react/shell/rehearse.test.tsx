import { Window } from 'happy-dom';
import { useLayoutEffect, useRef } from 'react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { State } from '../../application/engine/state.js';
import { initialState } from '../../application/modal/initial-state.js';
import type { Modal } from '../../application/modal/modal.js';
import { SCRIPTED_NETWORKS } from '../../infrastructure/fakes/index.js';
import { configOf } from '../../infrastructure/options.js';

const window = new Window();
let idle: (() => void)[] = [];
const drawn = vi.fn();
const removed = vi.fn();

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('document', window.document);
  vi.stubGlobal('window', window);
  vi.stubGlobal('navigator', window.navigator);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  idle = [];
  drawn.mockClear();
  removed.mockClear();
});
// React ends what it has scheduled.
afterEach(() => new Promise<void>((done) => setImmediate(done)));
afterAll(async () => {
  vi.unstubAllGlobals();
  await window.happyDOM.close();
});

function List() {
  const place = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    drawn(place.current?.parentElement?.style.cssText);
    return removed;
  }, []);
  return <p ref={place}>Harbor</p>;
}

const closed = initialState(configOf({ networks: SCRIPTED_NETWORKS, chains: [], connectors: [] }));
const shadow = () => {
  const host = document.createElement('div');
  document.body.append(host);
  return host.attachShadow({ mode: 'open' });
};
const modalOf = (state: State) => ({ getState: () => state }) as Modal;
const rest = () => {
  for (const run of idle.splice(0)) run();
};

it('draws the list hidden once the browser is idle, and removes it at once', async () => {
  const { rehearse } = await import('./rehearse.js');
  const root = shadow();
  const page = window.document.body.innerHTML;
  rehearse(modalOf(closed), root, <List />);
  expect(drawn).not.toHaveBeenCalled();
  rest();
  expect(drawn).toHaveBeenCalledExactlyOnceWith('position: fixed; visibility: hidden;');
  expect(removed).toHaveBeenCalledOnce();
  expect(root.childNodes).toHaveLength(0);
  expect(window.document.body.innerHTML).toBe(page);
});

it('draws it once, for all modals of a page', async () => {
  const { rehearse } = await import('./rehearse.js');
  rehearse(modalOf(closed), shadow(), <List />);
  rehearse(modalOf(closed), shadow(), <List />);
  rest();
  expect(drawn).toHaveBeenCalledOnce();
});

it('draws nothing once the modal has been removed', async () => {
  const { rehearse } = await import('./rehearse.js');
  const root = shadow();
  rehearse(modalOf(closed), root, <List />);
  root.host.remove();
  rest();
  expect(drawn).not.toHaveBeenCalled();
});

it('draws nothing in a hidden tab', async () => {
  const { rehearse } = await import('./rehearse.js');
  const hidden = vi.spyOn(window.document, 'hidden', 'get').mockReturnValue(true);
  rehearse(modalOf(closed), shadow(), <List />);
  rest();
  hidden.mockRestore();
  expect(drawn).not.toHaveBeenCalled();
});

it('draws nothing after the list has been opened', async () => {
  const { rehearse } = await import('./rehearse.js');
  rehearse(modalOf({ ...closed, shell: { ...closed.shell, open: true } }), shadow(), <List />);
  rest();
  rehearse(modalOf(closed), shadow(), <List />);
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
  const { rehearse } = await import('./rehearse.js');
  rehearse(modalOf(state), shadow(), <List />);
  rest();
  expect(drawn).not.toHaveBeenCalled();
});
