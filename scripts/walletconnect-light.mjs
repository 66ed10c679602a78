/**
 * `npm run test:walletconnect`: runs the tests of `porthole/walletconnect` with the client of `porthole/walletconnect-light`: the
 * connector's tests, including the chaos tests, and the features of wallets on other devices, in the sandbox and in the browser.
 */
import { lightProfiles, runProfile } from './acceptance.mjs';
import { ensureInstalled } from './bootstrap.mjs';
import { giveUp, runPackage } from './run-command.mjs';

process.env.WALLETCONNECT = 'light';
await ensureInstalled();
try {
  await runPackage('vitest', ['run', 'infrastructure/connectors/walletconnect/']);
  for (const profile of lightProfiles) {
    console.log(`\nAcceptance, ${profile}`);
    await runProfile(profile);
  }
} catch (failure) {
  giveUp(failure);
}
