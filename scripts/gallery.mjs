/**
 * `npm run gallery`: a picture of every screen and state, light and dark, on a desktop and on a phone, with an index, into
 * reports/gallery, and a list of accessibility and layout problems (axe, contrast, text that is cut off, targets that are too small or
 * out of reach). `-- --only send,all-wallets` selects the screens whose names contain one of these words; `-- --locale ar,de,ja` shows
 * them in these languages, on a desktop and on the narrowest phone (`pseudo`, `pseudo-rtl`: lengthened English in both directions).
 * Exits with 1 if a screen could not be reached or has a problem.
 */
import { parseArgs } from 'node:util';
import { ensureInstalled } from './bootstrap.mjs';

const { values } = parseArgs({ options: { only: { type: 'string' }, locale: { type: 'string' } } });
await ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
const { takePictures } = await import('../sandbox/gallery/take-pictures.ts');
const { missed, faults } = await takePictures(values);
if (missed.length > 0) console.error(`✗ not reached: ${missed.join(', ')}`);
if (faults.length > 0) console.error(`✗ wrong with them:\n${faults.join('\n')}`);
process.exitCode = missed.length + faults.length === 0 ? 0 : 1;
