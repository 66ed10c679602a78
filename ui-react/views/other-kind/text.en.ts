/** Words for going to a network of another kind, which takes a wallet for it. */
export const enOtherKind = {
  switchTo: (kind: string) => `Switch to ${kind}`,
  lead: (network: string, kind: string) => `${network} takes a wallet for ${kind}. Connect one to go on.`,
  keeps: (wallet: string, kind: string) => `${wallet} stays connected for ${kind}.`,
  switch: 'Switch',
  stay: (network: string) => `Stay on ${network}`,
  goBack: 'Go back',
};
