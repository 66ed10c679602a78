/**
 * `npm run gallery`: a picture of every screen and state, light and dark, on a desktop and on a phone, with an index, into
 * reports/gallery. `-- --only send` takes those whose names hold that word. Exit 1 when one could not be reached.
 */
import { parseArgs } from 'node:util';
import { ensureInstalled } from './bootstrap.mjs';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
await ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
const { takePictures } = await import('../sandbox/gallery/take-pictures.ts');
const missed = await takePictures(values);
if (missed.length > 0) console.error(`✗ not reached: ${missed.join(', ')}`);
process.exitCode = missed.length === 0 ? 0 : 1;
