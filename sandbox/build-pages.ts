/**
 * Builds the named pages into a folder, for the processes that will serve them: `demo`, `frame`. `--small` builds the demo with the
 * renderer of `porthole/standalone`.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeFiles } from '../servers/built-files.js';
import { frameBundle } from '../servers/secure-site/frame-bundle.js';
import { demoFiles } from './demo-files.js';

const { values, positionals } = parseArgs({ options: { small: { type: 'boolean' } }, allowPositionals: true });
const pages = { demo: () => demoFiles({ published: true, small: values.small }), frame: frameBundle };

const [folder = '', ...names] = positionals;
await Promise.all(
  names.map(async (name) => {
    if (name !== 'demo' && name !== 'frame') throw new Error(`There is no page '${name}'.`);
    writeFiles(join(folder, name), await pages[name]());
  }),
);
