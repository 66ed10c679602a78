/** What becomes of a transfer once the wallet has sent it. */
export const enTransfer = {
  submitted: 'On its way',
  submittedLead: 'The network is confirming your transfer.',
  slow: 'Taking longer than usual',
  slowLead:
    'Your transfer waits for its turn and may still arrive: do not send it again. Some wallets can speed it up, or cancel it.',
  unknown: 'Not confirmed yet',
  unknownLead: 'Your transfer may still arrive. Look what became of it before you send it again.',
  confirmed: 'Sent',
  confirmedLead: 'The network has confirmed your transfer.',
  spedUpLead: 'Your wallet sent it again for a higher fee, and the network has confirmed that one.',
  replaced: 'Not sent',
  replacedLead:
    'It was cancelled or replaced in your wallet: another transaction took its place. This transfer moved nothing.',
  expired: 'Not sent',
  expiredLead: 'The network did not take it in time, and cannot any more. Nothing was moved. You can send it again.',
  failed: 'Your transfer has failed',
  follow: (explorer: string) => `See it on ${explorer}`,
};
