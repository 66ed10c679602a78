import { Window } from 'happy-dom';
import { useEffect } from 'react';
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
  useEffect(() => {
    drawn();
    return removed;
  }, []);
  return <p>Harbor</p>;
}

const closed = initialState(configOf({ networks: SCRIPTED_NETWORKS, chains: [], connectors: [] }));
const modalOf = (state: State) => ({ getState: () => state }) as Modal;
const rest = () => {
  for (const run of idle.splice(0)) run();
};

it('draws the list outside the page once the browser is idle, and removes it at once', async () => {
  const { rehearse } = await import('./rehearse.js');
  const page = window.document.body.innerHTML;
  rehearse(modalOf(closed), <List />);
  expect(drawn).not.toHaveBeenCalled();
  rest();
  expect(drawn).toHaveBeenCalledOnce();
  expect(removed).toHaveBeenCalledOnce();
  expect(window.document.body.innerHTML).toBe(page);
});

it('draws it once, for all modals of a page', async () => {
  const { rehearse } = await import('./rehearse.js');
  rehearse(modalOf(closed), <List />);
  rehearse(modalOf(closed), <List />);
  rest();
  expect(drawn).toHaveBeenCalledOnce();
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
  rehearse(modalOf(state), <List />);
  rest();
  expect(drawn).not.toHaveBeenCalled();
});
