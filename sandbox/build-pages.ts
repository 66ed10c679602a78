/** Builds the pages named after a folder into it, for the processes that will serve them: `demo`, `frame`. */
import { join } from 'node:path';
import { writeFiles } from '../servers/built-files.js';
import { frameBundle } from '../servers/secure-site/frame-bundle.js';
import { demoFiles } from './demo-files.js';

const PAGES = { demo: () => demoFiles({ published: true }), frame: frameBundle };

const [folder = '', ...names] = process.argv.slice(2);
await Promise.all(
  names.map(async (name) => {
    if (name !== 'demo' && name !== 'frame') throw new Error(`There is no page '${name}'.`);
    writeFiles(join(folder, name), await PAGES[name]());
  }),
);
