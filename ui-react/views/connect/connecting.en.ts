/** While a wallet is being connected. */
export const enConnecting = {
  /** Headline. */
  ready: (wallet: string) => `Connect ${wallet}`,
  readyLead: 'Your wallet will ask before sharing anything.',
  confirm: (wallet: string) => `Confirm in ${wallet}`,
  /** `host`: the site’s address, such as app.example.com. */
  confirmLead: (wallet: string, host: string) => `${wallet} opened a window. Make sure it shows ${host}.`,
  /** Button. */
  openAgain: (wallet: string) => `Open ${wallet} again`,
  declined: 'Connection declined',
  declinedLead: (wallet: string) => `You declined in ${wallet}. Nothing was shared with this site.`,
  pending: (wallet: string) => `${wallet} is waiting for you`,
  pendingLead: (wallet: string) =>
    `An earlier request is still open. Open ${wallet} from the browser’s toolbar, respond to it, then try again.`,
  silent: (wallet: string) => `${wallet} didn’t respond`,
  silentLead: (wallet: string) => `Make sure ${wallet} is unlocked and has no pending requests, then try again.`,
  cancelled: 'Connection canceled',
  cancelledLead: 'Nothing was shared with this site.',
  connected: 'Connected',
  connectedLead: (address: string, network: string) => `${address} on ${network}`,
  /** Button. */
  another: 'Choose another wallet',
  /** Button. */
  connect: 'Connect',
  whichNetwork: (wallet: string) => `Where do you want to use ${wallet}?`,
  whichNetworkLead: 'It supports more than one kind of network. You can add another later.',
};
