/** Words while a wallet is being connected. */
export const enConnecting = {
  ready: (wallet: string) => `Connect ${wallet}`,
  readyLead: 'Your wallet asks you before it shares anything.',
  confirm: (wallet: string) => `Confirm in ${wallet}`,
  confirmLead: (wallet: string, host: string) => `${wallet} has opened a window. Check that it says ${host}.`,
  openAgain: (wallet: string) => `Open ${wallet} again`,
  declined: 'Connection declined',
  declinedLead: (wallet: string) => `You said no in ${wallet}. Nothing was shared with this site.`,
  pending: (wallet: string) => `${wallet} is waiting for you`,
  pendingLead: (wallet: string) =>
    `An earlier request is still open. Open ${wallet} from the browser’s toolbar, answer it, then try again.`,
  silent: (wallet: string) => `${wallet} did not answer`,
  silentLead: (wallet: string) => `Check that ${wallet} is unlocked and shows no other request, then try again.`,
  cancelled: 'Connection cancelled',
  cancelledLead: 'Nothing was shared with this site.',
  connected: 'Connected',
  connectedLead: (address: string, network: string) => `${address} on ${network}`,
  another: 'Choose another wallet',
  connect: 'Connect',
  whichNetwork: (wallet: string) => `Where do you want to use ${wallet}?`,
  whichNetworkLead: 'It works with more than one kind of network. You can add another later.',
};
