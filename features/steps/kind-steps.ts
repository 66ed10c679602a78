/** Networks of several kinds, and switching between them. */
import { Given, When } from '@cucumber/cucumber';
import type { Visit } from '../support/world/world.js';

/** How the page gets the wallets of a namespace other than eip155, which every page has. */
const WALLETS: Readonly<Record<string, readonly [setting: string, names: string]>> = {
  Solana: ['Solana wallets', 'Sunfish'],
  Bitcoin: ['Bitcoin wallets', 'Ruffe'],
  Polkadot: ['Polkadot wallets', 'Petrel'],
};

Given(
  /^the dapp supports (EVM|Solana|Bitcoin|Polkadot)((?:(?:,| and) (?:EVM|Solana|Bitcoin|Polkadot))*)$/,
  async function (this: Visit, first: string, others: string) {
    const driver = await this.begin();
    for (const kind of new Set([first, ...others.split(/, | and /)])) {
      const setting = WALLETS[kind];
      if (setting) await driver.set(...setting);
    }
  },
);

/** In the list of networks. The switch may need another wallet, the approval of the current one, or neither. */
When('the visitor switches to {string} with {wallet}', async function (this: Visit, network: string, wallet: string) {
  const { driver } = this;
  await driver.ask({ type: 'open', screen: 'Networks' });
  await driver.choose(network);
  const { screen } = await driver.until(
    `the modal shows how to switch to ${network}`,
    (sight) => sight.network === network || sight.screen === 'Chain switch' || sight.screen === 'Switching',
  );
  if (screen === 'Chain switch') {
    await driver.choose('Choose a wallet');
    await driver.choose(wallet);
  }
  if (screen === 'Chain switch' || screen === 'Switching') await driver.wallet(wallet).does('approves');
});

Given('{wallet} is connected for {string}', async function (this: Visit, wallet: string, kind: string) {
  const { driver } = this;
  await driver.does('opens the modal');
  await driver.choose(wallet);
  await driver.choose(kind);
  await driver.wallet(wallet).does('approves');
  await driver.until(`${wallet} is connected`, ({ status }) => status === 'connected');
});

When('the dapp disconnects {word}', async function (this: Visit, namespace: string) {
  await this.driver.ask({ type: 'disconnect', namespace });
  await this.driver.answer();
});
