/**
 * Published as `porthole/wagmi`: the modal as a wagmi connector, or wagmi's connectors in the modal. Use one of the two
 * per config. Needs `@wagmi/core` in the version that the app's wagmi uses.
 */
export { type PortholeConnectorOptions, porthole } from './porthole.js';
export { wagmiConnectors } from './wagmi-connectors.js';
export { watchPorthole } from './watch-porthole.js';
export { watchWagmi } from './watch-wagmi.js';
