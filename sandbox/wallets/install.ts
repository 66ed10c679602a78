/**
 * The page entry of the sandbox wallets: load it before the dapp, as extensions load before a page. The world's settings
 * are in the page as a block of JSON, so that the wallets are there at once; otherwise, they are fetched.
 */
import type { WorldSettings } from '../world-settings.js';
import { installSandboxWallets } from './install-sandbox-wallets.js';
import { readPageOptions } from './page-options.js';

const options = readPageOptions(location.search);
const block = document.getElementById('sandbox-settings')?.textContent;
if (block) installSandboxWallets(JSON.parse(block) as WorldSettings, options);
else {
  fetch('/sandbox.json')
    .then((answer) => answer.json() as Promise<WorldSettings>)
    .then((settings) => installSandboxWallets(settings, options))
    .catch((error: unknown) => reportError(new Error('The sandbox wallets need /sandbox.json.', { cause: error })));
}
