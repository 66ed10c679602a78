/**
 * Published as `porthole/wagmi`: the modal as a wagmi connector, or wagmi's connectors in the modal. Use one of the two
 * per config. Needs `@wagmi/core` in the version that the app's wagmi uses.
 */
export { type PortholeConnectorOptions, porthole } from './as-connector/porthole.js';
export { watchPorthole } from './as-connector/watch-porthole.js';
export { wagmiConnectors } from './over-connectors/wagmi-connectors.js';
export { watchWagmi } from './over-connectors/watch-wagmi.js';
