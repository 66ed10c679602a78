/** Published as `porthole/elements`: the buttons and the inline modal as custom elements, for pages without React. */
export { defineElements, type ElementOptions } from './define-elements.js';
export type { PortholeChange } from './tell-changes.js';
