/** The entry of the built server; the frame's files are next to it. */
import { fileURLToPath } from 'node:url';
import { filesIn } from '../../files-in.js';
import { serve } from '../serve.js';

const frame = filesIn(fileURLToPath(new URL('./frame', import.meta.url)));

await serve({
  args: process.argv.slice(2),
  environment: process.env,
  frame: () => Promise.resolve(frame),
  trials: false,
});
