/** Read to screen readers when something has ended and no screen shows it. */
export const enOutcomes = {
  connected: (wallet: string) => `Connected to ${wallet}`,
  disconnected: 'Disconnected',
  switched: (network: string) => `You’re on ${network}`,
  /** The same, where the site does not have the network. */
  switchedToUnknown: 'You’re on an unsupported network',
  sent: 'Sent. The network confirmed your transfer.',
  slow: 'Your transfer is taking longer than usual',
  notConfirmed: 'Your transfer isn’t confirmed yet',
  notSent: 'Your transfer failed',
};
