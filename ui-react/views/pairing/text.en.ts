/** Pairing with a wallet on another device, and getting a wallet. */
export const enPairing = {
  /** Read to screen readers: label of the tabs below. */
  ways: 'How to connect',
  /** Tabs: where the wallet is that is to be connected. */
  way: {
    browser: 'Browser',
    mobile: 'Mobile',
    qrcode: 'QR code',
    web: 'Web app',
    desktop: 'Desktop',
    unsupported: 'Browser',
  },
  making: 'Creating QR code…',
  codeOf: (wallet: string) => `QR code to connect ${wallet}. Use “Copy link” for a text version.`,
  scan: (wallet: string) => `Scan with ${wallet} or your phone’s camera.`,
  scanAny: 'Scan with a wallet on your phone.',
  /** `left`: minutes and seconds, 3:50. */
  renewal: (left: string) => `New code in ${left}`,
  renewed: 'QR code refreshed',
  reconnecting: 'No connection. Trying again…',
  /** Button. */
  copyLink: 'Copy link',
  /** Button. */
  open: (wallet: string) => `Open ${wallet}`,
  /** Button: by another kind of link. */
  openOtherwise: (wallet: string) => `Open ${wallet} another way`,
  /** Button. */
  openAgain: (wallet: string) => `Open ${wallet} again`,
  onPhone: (wallet: string) => `Open ${wallet} on this phone`,
  onPhoneLead: 'Approve the request in the app, then come back here.',
  /** While the app is opening. */
  opening: (wallet: string) => `Opening ${wallet}`,
  openingLead: 'If prompted, allow this page to open the app.',
  /** Headline, while the visitor is in the wallet’s app. */
  away: (wallet: string) => `Continue in ${wallet}`,
  /** Headline, once the wallet has answered. */
  answering: 'Connecting',
  answeringLead: 'This can take a moment after you approve.',
  lateLead: (wallet: string) => `Still waiting. If ${wallet} isn’t installed, get it, or copy the link into the app.`,
  askedLead: (site: string) => `${site} sent a request. Respond in your wallet, then come back here.`,
  unopened: (wallet: string) => `${wallet} didn’t open`,
  unopenedLead: 'If it isn’t installed, get it first, or copy the link and paste it into the wallet.',
  inBrowser: (wallet: string) => `${wallet} is installed in this browser`,
  inBrowserLead: 'It’ll ask before sharing anything.',
  onWeb: (wallet: string) => `Open ${wallet} in a new tab`,
  onDesktop: (wallet: string) => `Open ${wallet} on this computer`,
  notDetected: (wallet: string) => `${wallet} isn’t installed`,
  notDetectedLead: 'Install it in this browser, or scan the QR code with your phone.',
  dontHave: (wallet: string) => `Don’t have ${wallet}?`,
  /** Button: to where the wallet can be installed from. */
  get: 'Get',
  getIt: (wallet: string) => `Get ${wallet}`,
  store: { chrome: 'Chrome extension', ios: 'iOS app', android: 'Android app', website: 'Website' },
  downloads: 'Get the app',
  noDownloads: 'No download links available',
  suggested: 'Recommended wallets',
  allWallets: 'All wallets',
  noWallets: 'No wallets listed',
};
