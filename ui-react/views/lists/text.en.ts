/** An account's tokens, collectibles and activity. */

/** What was done, in a word or two, by the kind of transaction. */
const done: Readonly<Record<string, string>> = {
  approve: 'Approved',
  bought: 'Bought',
  borrow: 'Borrowed',
  burn: 'Burned',
  cancel: 'Canceled',
  claim: 'Claimed',
  deploy: 'Deployed',
  deposit: 'Deposited',
  execute: 'Executed',
  mint: 'Minted',
  receive: 'Received',
  repay: 'Repaid',
  send: 'Sent',
  sell: 'Sold',
  stake: 'Staked',
  trade: 'Swapped',
  unstake: 'Unstaked',
  withdraw: 'Withdrawn',
};

/** The same while it is pending. */
const underWay: Readonly<Record<string, string>> = {
  approve: 'Approving',
  bought: 'Buying',
  borrow: 'Borrowing',
  burn: 'Burning',
  cancel: 'Canceling',
  claim: 'Claiming',
  deploy: 'Deploying',
  deposit: 'Depositing',
  execute: 'Executing',
  mint: 'Minting',
  receive: 'Receiving',
  repay: 'Repaying',
  send: 'Sending',
  sell: 'Selling',
  stake: 'Staking',
  trade: 'Swapping',
  unstake: 'Unstaking',
  withdraw: 'Withdrawing',
};

/** The same once it has failed. */
const failed: Readonly<Record<string, string>> = {
  approve: 'Approval failed',
  bought: 'Purchase failed',
  borrow: 'Borrowing failed',
  burn: 'Burning failed',
  cancel: 'Canceling failed',
  claim: 'Claim failed',
  deploy: 'Deployment failed',
  deposit: 'Deposit failed',
  execute: 'Execution failed',
  mint: 'Minting failed',
  receive: 'Receiving failed',
  repay: 'Repayment failed',
  send: 'Send failed',
  sell: 'Sale failed',
  stake: 'Staking failed',
  trade: 'Swap failed',
  unstake: 'Unstaking failed',
  withdraw: 'Withdrawal failed',
};

export const enLists = {
  /** Read to screen readers: label of the tabs below. */
  label: 'Account assets',
  /** Tab. */
  tokens: 'Tokens',
  /** Tab. */
  nfts: 'NFTs',
  /** Tab: past transactions. */
  activity: 'Activity',
  /** Read to screen readers. */
  loadingActivity: 'Loading activity',
  /** Read to screen readers. */
  loadingNfts: 'Loading NFTs',
  /** Read to screen readers, when more of the list was loaded. */
  shownSoFar: (count: number) => (count === 1 ? '1 shown' : `${count} shown`),
  /** The same at the end of the list. */
  allShown: (count: number) => (count === 1 ? '1 in total' : `All ${count} shown`),
  done,
  underWay,
  failed,
  replaced: 'Not sent',
  /** Of a transfer: who sent it. */
  from: (address: string) => `From ${address}`,
  /** Of a transfer: who receives it. */
  to: (address: string) => `To ${address}`,
  /** Of transfers that exist to pass off one address as another. */
  trick: 'Possible scam. Don’t copy this address.',
  /** What was paid and what was received: 1 ETH for 2,000 USDC. */
  given: (first: string, second: string) => `${first} for ${second}`,
  /** State of a transaction. */
  statusPending: 'Pending',
  /** State of a transaction. */
  statusFailed: 'Failed',
  /** State of a transaction that another one replaced. */
  statusReplaced: 'Replaced',
  /** Read to screen readers after a line of the list. `explorer`: the name of a block explorer, such as Etherscan. */
  newTab: (explorer: string) => `View on ${explorer} (opens in a new tab)`,
  noActivity: 'No activity yet',
  noActivityLead: (network: string) => `Your transactions on ${network} will show up here.`,
  noNfts: 'No NFTs yet',
  noNftsLead: (network: string) => `NFTs you receive on ${network} will show up here.`,
  /** If there is no data about the activity. */
  unknownTitle: 'Activity isn’t available',
  unknownLead: (network: string) => `This site has no activity data for ${network}.`,
  /** If there is no data about NFTs. */
  unknownNftsTitle: 'NFTs aren’t available',
  unknownNftsLead: (network: string) => `This site has no NFT data for ${network}.`,
  /** A text of the specification, as it stands there. */
  activityFailed: 'Failed to fetch transactions',
  nftsFailed: 'Couldn’t load NFTs',
  moreFailed: 'Couldn’t load more.',
  /** Button. */
  receive: 'Receive funds',
  /** Button. */
  copyAddress: 'Copy address',
};
