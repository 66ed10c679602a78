/** What becomes of a transfer once the wallet has sent it. */
export const enTransfer = {
  submitted: 'On its way',
  submittedLead: 'The network is confirming your transfer.',
  confirmed: 'Sent',
  confirmedLead: 'The network has confirmed your transfer.',
  failed: 'Your transfer has failed',
  follow: (explorer: string) => `See it on ${explorer}`,
};
