/**
 * `npm run test:engines`: the demo in Firefox and in WebKitGTK, which has Safari's engine, with real keys and clicks. Installs Debian's
 * packages of both if it may.
 */
import { ensureInstalled, onPath } from './bootstrap.mjs';
import { installDebian } from './install-debian.mjs';
import { giveUp, runPackage } from './run-command.mjs';

/** Each package, with a program of it. `FIREFOX_PATH`: another Firefox. */
const PACKAGES = {
  ...(process.env.FIREFOX_PATH === undefined && { 'firefox-esr': 'firefox-esr' }),
  'webkit2gtk-driver': 'WebKitWebDriver',
  xvfb: 'Xvfb',
};

await ensureInstalled();
const missing = Object.entries(PACKAGES).filter(([, program]) => onPath(program) === undefined);
await installDebian(missing.map(([name]) => name));
await runPackage('vitest', ['run', '--config', 'sandbox/engines/vitest.config.ts', ...process.argv.slice(2)]).catch(
  giveUp,
);
