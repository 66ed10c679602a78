/** The part of the core that is loaded for allowances. */
export { listAllowances } from './list-allowances.js';
export { revokeAllowance } from './revoke-allowance.js';
