/**
 * `npm start`: installs what is missing, then starts the local world and the demo. `-- --built` serves the built demo,
 * `-- --example headless` one of the examples instead.
 */
import { parseArgs } from 'node:util';
import { ensureInstalled } from './bootstrap.mjs';

const { values } = parseArgs({ options: { built: { type: 'boolean', default: false }, example: { type: 'string' } } });
await ensureInstalled();
// In this process, so that there is only one to stop.
const { register } = await import('tsx/esm/api');
register();
const { start } = await import('../sandbox/start.ts');
await start(values);
