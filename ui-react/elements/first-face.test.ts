import { Window } from 'happy-dom';
import { BehaviorSubject } from 'rxjs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { State } from '../../application/engine/state.js';
import type { Modal } from '../../application/modal/modal.js';
import { DISCONNECTED } from '../../domain/wallet/connection.js';
import { createModal } from '../../infrastructure/create-modal.js';
import { SCRIPTED_NETWORKS } from '../../infrastructure/fakes/index.js';
import { buttonElement } from './button-element.js';

const window = new Window();
/** The script that draws the buttons cannot be fetched. */
vi.mock('./draw-button.js', () => {
  throw new Error('offline');
});

const idle = createModal({ networks: SCRIPTED_NETWORKS, services: false });
const start = idle.getState();

beforeAll(() => {
  vi.stubGlobal('document', window.document);
  vi.stubGlobal('window', window);
  vi.stubGlobal('HTMLElement', window.HTMLElement);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  idle.destroy();
  await window.happyDOM.close();
});

it('follows the connection and the attributes where React cannot be loaded', async () => {
  const stateWith = (connection: State['connect']['connections']['eip155']): State => ({
    ...start,
    connect: { ...start.connect, activeNamespace: 'eip155', connections: { eip155: connection ?? DISCONNECTED } },
  });
  const state$ = new BehaviorSubject(stateWith({ status: 'connecting', walletId: 'gone', restoring: true }));
  const open = vi.fn(idle.open);
  const stream = { ...idle.state$, subscribe: state$.subscribe.bind(state$) };
  const modal: Modal = { ...idle, state$: stream, getState: () => state$.value, open };
  const kind = { draws: 'button', properties: ['label', 'disabled'], attributeOf: (name: string) => name } as const;
  window.customElements.define('lost-button', buttonElement(kind, modal) as never);
  const element = window.document.createElement('lost-button');
  window.document.body.append(element);
  const button = () => element.shadowRoot?.querySelector('button');
  // happy-dom does not know the property, and keeps it as it is.
  const dimmed = () => Reflect.get(button() ?? {}, 'ariaDisabled');
  expect(button()?.textContent).toBe('Connecting');
  expect(dimmed()).toBe('true');
  await expect.poll(() => state$.observed).toBe(true);

  state$.next(stateWith(undefined));
  expect(button()?.textContent).toBe('Connect wallet');
  expect(button()?.className).toBe('porthole-button is-primary');
  expect(dimmed()).toBeNull();
  button()?.click();
  expect(open).toHaveBeenCalledTimes(1);

  element.setAttribute('label', 'Come aboard');
  element.setAttribute('disabled', '');
  expect(button()?.textContent).toBe('Come aboard');
  button()?.click();
  expect(open).toHaveBeenCalledTimes(1);

  element.remove();
  await expect.poll(() => state$.observed).toBe(false);
  element.removeAttribute('disabled');
  window.document.body.append(element);
  button()?.click();
  expect(open).toHaveBeenCalledTimes(2);
});
