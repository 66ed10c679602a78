/** Published as `porthole/wagmi`: the modal as a connector of wagmi. Needs `@wagmi/core`, which every app on wagmi has. */
export { type PortholeConnectorOptions, porthole } from './porthole.js';
export { watchPorthole } from './watch-porthole.js';
