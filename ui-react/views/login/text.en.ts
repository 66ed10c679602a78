/** The steps of a login, and of a change of the email. */
export const enLogin = {
  enterCode: 'Enter the code',
  sentTo: (email: string) => `We sent a 6-digit code to ${email}.`,
  /** Label of a field. */
  code: '6-digit code',
  lasts: 'The code expires in 20 minutes.',
  checking: 'Checking code…',
  /** Button. */
  resend: 'Resend code',
  /** Button. */
  resendMail: 'Resend email',
  /** Button that waits; seconds. */
  resendIn: (seconds: number) => `Resend in ${seconds}s`,
  /** Headline, where a link in an email has to be opened first. */
  approve: 'Check your email',
  approveLead: (email: string) => `Open the link we sent to ${email} to confirm this device, then come back here.`,
  linkLasts: 'The link expires in 20 minutes.',
  nothingBegun: 'No login in progress',
  nothingBegunLead: 'Start with your email or a social account.',
  /** Button. */
  begin: 'Log in',
  /** Headline. */
  logInWith: (provider: string) => `Log in with ${provider}`,
  inWindow: 'Continue in the pop-up window',
  retrieving: 'Signing you in…',
  wentWrong: 'Something went wrong',
  /** Button. */
  another: 'Choose another way',
  socials: 'Social accounts',
  scan: (provider: string) => `Scan with ${provider} or your phone’s camera.`,
  makingCode: 'Creating QR code…',
  codeOf: (provider: string) => `QR code to log in with ${provider}. Use “Copy link” for a text version.`,
  /** Button. */
  copyLink: 'Copy link',
  continueIn: (provider: string) => `Continue in ${provider}`,
  continueInLead: 'Approve there, then come back here.',
  /** Button. */
  open: (provider: string) => `Open ${provider}`,
  /** Label of a field. */
  newEmail: 'New email',
  newEmailLead: 'We’ll send a code to your current email, then one to the new one.',
  /** Button. */
  save: 'Save',
  currentEmail: 'Confirm your current email',
  confirmNewEmail: 'Confirm your new email',
  /** Button. */
  startOver: 'Try again',
  /** Button that waits; seconds. */
  startOverIn: (seconds: number) => `Try again in ${seconds}s`,
  somethingWrong: 'Having trouble?',
  upgrade: 'Manage your wallet',
  /** `host`: the address of a site. */
  upgradeLead: (host: string) =>
    `Your account is managed at ${host}. Changes there apply here the next time you log in.`,
  /** Button. */
  openHome: (host: string) => `Open ${host}`,
};
