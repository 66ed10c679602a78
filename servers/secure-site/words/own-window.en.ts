/** The embedded wallet's own window while there is no request, and the card in the frame that opens it. */
export const enOwnWindow = {
  close: 'Close window',
  alone: {
    title: 'Open this from the app',
    lead: 'This window belongs to your wallet. It opens when an app needs your answer. You can close it.',
  },
  over: { title: 'The app is gone', lead: 'Nothing was approved. You can close this window.' },
  approved: 'Approved',
  declined: 'Declined',
  unlocked: 'Your wallet is unlocked',
  locked: 'Your wallet is locked',
  /** An app's host name. */
  goBack: (app: string) => `You can close this window and go back to ${app}.`,
  signedOut: { title: 'Signed out', lead: 'You can close this window.' },
  dropped: {
    title: 'Request withdrawn',
    lead: (app: string) =>
      `The app withdrew it, and nothing was approved. You can close this window and go back to ${app}.`,
  },
  review: {
    title: 'Review in your wallet’s window',
    first: 'Your wallet asks in a window of its own, which no page can cover.',
    open: 'The window is open. Answer there, then come back.',
    closed: 'The window is closed, but you still need it.',
    blocked: 'Your browser blocked the window. Open it with this link.',
    openIt: 'Open window',
    showIt: 'Show window',
    openAgain: 'Open it again',
    openByLink: 'Open your wallet’s window',
  },
};
