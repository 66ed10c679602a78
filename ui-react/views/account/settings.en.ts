/** The settings of an account, and of embedded accounts. */
import { enProviders } from '../login/providers.en.js';

export const enSettings = {
  settings: 'Account settings',
  accounts: 'Your accounts',
  /** The account that the visitor logged in with. */
  email: 'Email',
  /** `provider`: Google, Discord and so on. */
  loggedInWith: (provider: string) => `Logged in with ${provider}`,
  /** Label. */
  network: 'Network',
  upgrade: 'Wallet dashboard',
  upgradeNote: 'More settings and features',
  /** Button. */
  toEoa: 'Switch to standard account',
  /** Button. */
  toSmartAccount: 'Switch to smart account',
  /** Button. */
  chooseName: 'Choose account name',
  smartAccount: 'Smart account',
  /** Distinguishes them where both have one address. */
  smartNote: 'Batch several actions in one approval',
  ownNote: 'One action per approval',
  /** Of an account that was made by logging in. */
  emailAccount: 'Email account',
  /** `provider`: Google, Discord and so on. */
  socialAccount: (provider: string) => `${provider} account`,
  provider: enProviders,
  /** An account that is no smart account. */
  plain: 'Standard account',
  /** Button. */
  switch: 'Switch',
  /** Tag beside the account in use. */
  inUse: 'In use',
};
