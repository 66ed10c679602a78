/** One of the world's wallets, created without a page: for tests in Node. */
import type { WorldSettings } from '../world-settings.js';
import { createSandboxWallet, type SandboxWallet, type SandboxWalletOptions } from './wallet.js';

/** The wallet of that name; its user answers by hand unless the options say otherwise. */
export function worldWallet(
  { wallets, tokens, prices }: WorldSettings,
  name: string,
  options: Partial<SandboxWalletOptions> = {},
): SandboxWallet {
  const settings = wallets.find((each) => each.name === name);
  if (!settings) throw new Error(`No wallet ${name}. There are: ${wallets.map((each) => each.name).join(', ')}.`);
  return createSandboxWallet({
    ...settings,
    ...(settings.legacyFlag !== undefined && { flags: { [settings.legacyFlag]: true } }),
    ...(settings.listsAssets && { tokens: tokens.map((token) => ({ ...token, price: prices[token.address] })) }),
    ...options,
  });
}
