/** The part of the core that is loaded for batches. */
export { callsStatus } from './calls-status.js';
export { capabilities } from './capabilities.js';
export { sendCalls } from './send-calls.js';
