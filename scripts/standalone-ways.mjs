/**
 * `npm run test:standalone`: the scenarios of the core and of the browser with the renderer of `porthole/standalone`. A `.feature` file
 * after `--` runs alone.
 */
import { runProfile, standaloneWays } from './acceptance.mjs';
import { ensureInstalled } from './bootstrap.mjs';
import { giveUp } from './run-command.mjs';

await ensureInstalled();
for (const way of standaloneWays) await runProfile(way, process.argv.slice(2)).catch(giveUp);
