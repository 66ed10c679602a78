/** Words of what accounts did and own. */
import { transactionVerb } from '../../../domain/request/describe-transaction.js';

/** Of operations that are still on their way, where they were begun here. */
const UNDER_WAY: Readonly<Record<string, string>> = { send: 'Sending', trade: 'Swapping', approve: 'Approving' };

export const enLists = {
  label: 'What this account has',
  tokens: 'Tokens',
  nfts: 'NFTs',
  activity: 'Activity',
  loadingActivity: 'Loading activity',
  loadingNfts: 'Loading NFTs',
  shownSoFar: (count: number) => `${count} shown`,
  allShown: (count: number) => `All ${count} shown`,
  /** What was done, in a word or two. */
  done: (operation: string) => capital(transactionVerb(operation)),
  underWay: (operation: string) => UNDER_WAY[operation] ?? capital(operation),
  failed: (operation: string) => `${capital(operation)} failed`,
  replaced: 'Not sent',
  from: (address: string) => `From ${address}`,
  to: (address: string) => `To ${address}`,
  /** Of transfers that exist to pass off one address as another. */
  trick: 'May be a trick. Do not copy its address.',
  /** What was given, and what came for it. */
  given: (first: string, second: string) => `${first} for ${second}`,
  statusPending: 'Pending',
  statusFailed: 'Failed',
  statusReplaced: 'Replaced',
  newTab: (explorer: string) => `see it on ${explorer}, in a new tab`,
  noActivity: 'No activity yet',
  noActivityLead: (network: string) => `What this account sends and receives on ${network} appears here.`,
  noNfts: 'No NFTs yet',
  noNftsLead: (network: string) => `NFTs that this account receives on ${network} appear here.`,
  unknownTitle: 'Nothing is known here',
  unknownLead: (network: string) => `Nobody tells this site what happens on ${network}.`,
  activityFailed: 'Failed to fetch transactions',
  nftsFailed: 'Failed to fetch NFTs',
  moreFailed: 'The rest could not be loaded.',
  receive: 'Receive funds',
  copyAddress: 'Copy address',
};

function capital(word: string): string {
  const [first = '', ...rest] = word;
  return first.toLocaleUpperCase() + rest.join('');
}
