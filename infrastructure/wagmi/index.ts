/**
 * Published as `porthole/wagmi`: the modal as a connector of wagmi, or wagmi's connectors in the modal. One config goes one way.
 * Needs `@wagmi/core` beside it, in the version of the app's wagmi.
 */
export { type PortholeConnectorOptions, porthole } from './porthole.js';
export { wagmiConnectors } from './wagmi-connectors.js';
export { watchPorthole } from './watch-porthole.js';
export { watchWagmi } from './watch-wagmi.js';
