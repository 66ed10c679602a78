/** Words of the account screen. */
import { enSnacks } from './en-snacks.js';

export const enAccount = {
  copyAddress: 'Copy address',
  balance: 'Balance',
  receive: 'Receive',
  send: 'Send',
  explorer: 'Explorer',
  explorerLabel: (explorer: string) => `Explorer: see this account on ${explorer}, in a new tab`,
  tokens: 'Tokens',
  loadingTokens: 'Loading tokens',
  emptyTitle: 'No tokens yet',
  emptyLead: (network: string) => `This account holds nothing on ${network}. What you receive appears here.`,
  unavailable: enSnacks['balance-unavailable'],
  stale: 'These are the last amounts we know.',
  incomplete: 'There may be more tokens than these.',
  unknownNetwork: 'This site does not know the network, so it cannot tell what the account holds.',
  noBalances: 'Balances are not read on this network.',
  accounts: 'Your accounts',
  settings: 'Account settings',
  profile: 'Profile',
  useAccount: (address: string) => `Use ${address}`,
  inUse: 'In use',
  gone: 'No wallet is connected',
  goneLead: 'Connect one to see its account here.',
  connect: 'Connect',
};
