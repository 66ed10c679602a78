/** The part of the core that is loaded for smart sessions. */
export { grantPermissions } from './grant-permissions.js';
export { listSessions } from './list-sessions.js';
export { revokeSession } from './revoke-session.js';
