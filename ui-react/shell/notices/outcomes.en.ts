/** What a screen reader says when something has ended and no screen shows it. */
export const enOutcomes = {
  connected: (wallet: string) => `Connected with ${wallet}`,
  disconnected: 'Disconnected',
  switched: (network: string) => `You are on ${network}`,
  sent: 'Sent. The network has confirmed your transfer.',
  slow: 'Your transfer takes longer than usual',
  notConfirmed: 'Your transfer is not confirmed yet',
  notSent: 'Your transfer has failed',
};
