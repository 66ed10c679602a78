/** What the embedded wallet asks by itself, without a request from a page. */
export const enConsents = {
  /** Before a page learns who is logged in. */
  share: {
    title: 'Share your account?',
    lead: 'This app will see:',
    address: 'Address',
    solana: 'Solana address',
    email: 'Email',
    name: 'Name',
    yes: 'Continue',
    no: 'Don’t share',
  },
  changeEmail: {
    title: 'Change your email?',
    lead: 'This app asks to change the email that you log in with. Both addresses will get a code.',
    now: 'Now',
    next: 'New',
    yes: 'Change email',
    no: 'Cancel',
  },
  /** After the second code, if the change of email waits. There is nothing to decide. */
  emailLater: {
    title: 'Both codes are right',
    lead: (hours: number) =>
      hours === 1
        ? 'Your email address changes in an hour, unless the change is stopped from the old address.'
        : `Your email address changes in ${hours} hours, unless the change is stopped from the old address.`,
  },
  /** The way to the wallet's own window, where its key is made or opened. */
  unlock: {
    first: 'Set up your wallet',
    firstLead: 'Your wallet’s key is made in a window of its own. Then every app reaches the same wallet.',
    again: 'Unlock your wallet',
    againLead: 'This app has no key of yours yet. Unlock your wallet in a window of its own.',
    yes: 'Open window',
    no: 'Cancel',
    declined: 'You declined to unlock your wallet',
  },
};
