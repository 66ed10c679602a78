/** What sites may do for an account. */

/** What the site may spend in each period; `amount` has its unit. `count`: how many of the unit a period has. */
const spend = {
  second: (count: number, amount: string) =>
    count === 1 ? `Spend up to ${amount} every second` : `Spend up to ${amount} every ${count} seconds`,
  minute: (count: number, amount: string) =>
    count === 1 ? `Spend up to ${amount} every minute` : `Spend up to ${amount} every ${count} minutes`,
  hour: (count: number, amount: string) =>
    count === 1 ? `Spend up to ${amount} every hour` : `Spend up to ${amount} every ${count} hours`,
  day: (count: number, amount: string) =>
    count === 1 ? `Spend up to ${amount} every day` : `Spend up to ${amount} every ${count} days`,
  week: (count: number, amount: string) =>
    count === 1 ? `Spend up to ${amount} every week` : `Spend up to ${amount} every ${count} weeks`,
};
export type SessionUnit = keyof typeof spend;

export const enSmartSessions = {
  /** Read to screen readers: label of the tabs below. */
  label: 'Smart sessions by state',
  /** Tabs: states of sessions. */
  tabs: { active: 'Active', expired: 'Expired', revoked: 'Revoked' },
  none: { active: 'No active sessions', expired: 'No expired sessions', revoked: 'No revoked sessions' },
  noneLead: {
    active: 'Sites you’ve authorized to act for this account will show up here.',
    expired: 'Sessions show up here once they expire.',
    revoked: 'Sessions you’ve ended show up here.',
  },
  loading: 'Loading smart sessions',
  /** Read to screen readers. */
  shown: (count: number) => (count === 1 ? 'One session' : `${count} sessions`),
  failed: 'Couldn’t load smart sessions',
  off: 'Smart sessions unavailable',
  offLead: 'They work only on EVM networks.',
  /** Button. */
  toAccount: 'Back to your account',
  unknownSite: 'Unknown site',
  /** Of a session. */
  until: (date: string) => `until ${date}`,
  /** Of a session. */
  ended: (date: string) => `ended ${date}`,
  /** Heading, of an active session. */
  may: 'What the site can do',
  /** Heading, of a session that is over. */
  could: 'What the site could do',
  nothing: 'The session doesn’t say what the site can do.',
  /** After a list of permissions. */
  moreOf: (count: number) => (count === 1 ? 'and one more permission' : `and ${count} more permissions`),
  spend,
  /** Of a token of which nothing is known but its contract. */
  units: (amount: string, token: string) => `${amount} units of the token ${token}`,
  spendAll: (symbol: string) => `Spend all your ${symbol}`,
  unlimited: (symbol: string) => `The site can take all your ${symbol}. There is no limit.`,
  /** Below an amount, where a token’s name could belong to any token. */
  theToken: (token: string) => `Token contract: ${token}`,
  from: (date: string) => `From ${date}`,
  /** `contract`: its address. */
  call: (contract: string) => `Use the contract ${contract}`,
  /** `names`: functions of a contract. */
  functions: (more: number, names: string) => (more === 1 ? `${names} and 1 more` : `${names} and ${more} more`),
  /** In place of the name of a function. */
  unnamed: 'unnamed',
  anything: (contract: string) => `The contract ${contract} can do anything with this account.`,
  unknown: 'Unrecognized permission',
  /** Label. */
  state: 'State',
  /** Label. */
  network: 'Network',
  /** Label of a date. */
  created: 'Created',
  /** Label of a date. */
  expires: 'Expires',
  /** How long a session lasts. */
  hours: (count: number) => (count === 1 ? 'About 1 hour' : `About ${count} hours`),
  /** Button. */
  revoke: 'Revoke',
  sure: 'End this session?',
  sureLead:
    'The site will no longer be able to act for you. Past actions can’t be undone. You’ll confirm in your wallet.',
  /** Button. */
  keep: 'Keep it',
  revoking: (wallet: string) => `Confirm in ${wallet}`,
  revokingLead: 'The session stays active until you confirm.',
  notRevoked: 'Not revoked',
  declined: (wallet: string) => `You declined in ${wallet}. The session is still active.`,
  revoked: 'Session ended',
  revokedLead: 'The site can no longer act for you.',
  gone: 'This session no longer exists',
  /** Button. */
  back: 'Back to the list',
  /** One that was just granted. */
  done: 'Smart session created',
  doneLead: 'The site can act for you, within the limits you saw, until the session ends or you revoke it.',
  asked: (wallet: string) => `Confirm in ${wallet}`,
  askedLead: 'The site asks to act for you, within limits.',
  signed: 'Almost there',
  signedLead: 'Creating the session…',
  notCreated: 'No session was created',
  notCreatedLead: 'The site can’t act for you. To try again, start from the site.',
  what: 'What’s a smart session?',
  whatLead:
    'A site that can act for your account, within limits and for a while, without asking you each time. It can do nothing else, and you can end it at any time from your account.',
  /** Button. */
  gotIt: 'Got it',
  /** Button. */
  see: 'View your sessions',
};
