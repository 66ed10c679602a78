// Before there is a window without everything that React asks of one.
import 'react-dom/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createModal } from '../../infrastructure/create-modal.js';
import { SCRIPTED_NETWORKS } from '../../infrastructure/fakes/index.js';
import { reactWindow } from '../../scripts/react-window.js';
import { buttonElement } from './button-element.js';

const window = reactWindow(['HTMLElement', 'requestAnimationFrame']);
const modal = createModal({ networks: SCRIPTED_NETWORKS, services: false });
modal.getState();

beforeAll(() => void Reflect.deleteProperty(window.ShadowRoot.prototype, 'adoptedStyleSheets'));
afterAll(() => {
  window.document.body.replaceChildren();
  modal.destroy();
});

it('keeps its styles when React takes over in a browser without constructable sheets', async () => {
  const kind = { draws: 'connect', properties: [], attributeOf: (name: string) => name } as const;
  window.customElements.define('old-button', buttonElement(kind, modal) as never);
  const element = window.document.createElement('old-button');
  window.document.body.append(element);
  const inside = (selector: string) => element.shadowRoot?.querySelectorAll(selector).length;
  expect([inside('link'), inside('button')]).toEqual([1, 1]);
  await expect.poll(() => inside('[aria-expanded]')).toBe(1);
  expect([inside('link'), inside('button')]).toEqual([1, 1]);
  element.remove();
  await expect.poll(() => inside('button')).toBe(0);
  window.document.body.append(element);
  expect([inside('link'), inside('button')]).toEqual([1, 1]);
  await expect.poll(() => inside('[aria-expanded]')).toBe(1);
});
