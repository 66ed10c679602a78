/** After the wallet has sent a transfer. */
export const enTransfer = {
  /** Headline, of a transfer. */
  submitted: 'On the way',
  submittedLead: 'The network is confirming your transfer.',
  slow: 'Taking longer than usual',
  slowLead: 'It’s still pending. Don’t send it again. You may be able to speed it up or cancel it in your wallet.',
  unknown: 'Not confirmed yet',
  unknownLead: 'Your transfer may still go through. Check its status before sending again.',
  /** Headline, of a transfer that arrived. */
  confirmed: 'Sent',
  confirmedLead: 'The network confirmed your transfer.',
  spedUpLead: 'Your wallet resent it with a higher fee, and the network confirmed it.',
  replaced: 'Not sent',
  replacedLead: 'It was canceled or replaced in your wallet. This transfer moved nothing.',
  expired: 'Not sent',
  expiredLead: 'It expired before the network included it. Nothing was moved; you can send it again.',
  failed: 'Transfer failed',
  /** Link. `explorer`: the name of a block explorer, such as Etherscan. */
  follow: (explorer: string) => `View on ${explorer}`,
};
