/** Words of an account's settings, and of the accounts that live inside the modal. */
import { enProviders } from '../login/providers.en.js';

export const enSettings = {
  settings: 'Account settings',
  accounts: 'Your accounts',
  email: 'Email',
  loggedInWith: (provider: keyof typeof enProviders) => `Logged in with ${enProviders[provider]}`,
  network: 'Network',
  upgrade: 'Your wallet’s own home',
  upgradeNote: 'See what more it can do there',
  toEoa: 'Switch to your EOA',
  toSmartAccount: 'Switch to your smart account',
  chooseName: 'Choose account name',
  smartAccount: 'Smart Account',
  /** Distinguishes them where both have one address. */
  smartNote: 'Several steps with one approval',
  ownNote: 'One step at a time',
  ownAccount: (owner: string) => `${owner} Account`,
  provider: enProviders,
  plain: 'EOA',
  switch: 'Switch',
  inUse: 'In use',
};
