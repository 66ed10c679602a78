/** The part of the core that is loaded when a name is chosen. */
export { registerName } from './register-name.js';
export { tryName } from './try-name.js';
