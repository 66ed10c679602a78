/** A page of custom elements, which its script defines on demand. */
import { createModal } from 'porthole';
import { defineElements } from 'porthole/elements';
import { evm } from 'porthole/evm';
import { injected } from 'porthole/injected';
import { readSettings } from '../demo/read-settings.js';

const { networks } = await readSettings();
const parts = { networks, chains: [evm()], connectors: [injected()], services: false } as const;
const modal = createModal(parts);
const second = createModal({ ...parts, inline: true, storagePrefix: '@second/' });

const told: unknown[] = [];
for (const name of ['porthole-change', 'second-change'])
  document.addEventListener(name, (event) => told.push([name, (event as CustomEvent).detail]));
Object.assign(window, { told });

document.querySelector('#define')?.addEventListener('click', () => {
  defineElements(modal);
  defineElements(second, { prefix: 'second' });
});
for (const prefix of ['second', 'Second', ''])
  document.addEventListener(`define-${prefix}`, () => defineElements(second, { prefix }));
