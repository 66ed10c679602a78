/** Receiving. */
export const enReceive = {
  /** Read to screen readers. `who`: a name or an address. */
  codeOf: (who: string) => `QR code for ${who}`,
  /** Button. `who`: a name or an address. */
  copy: (who: string) => `Copy address ${who}`,
  only: (network: string) => `Only on ${network}`,
  several: (count: number) => (count === 1 ? 'On 1 network' : `On ${count} networks`),
  othersLost: 'Tokens sent on any other network may be lost.',
  networks: 'Networks you can receive on',
  smartOnly: (network: string) =>
    `Your smart account exists only on ${network}. Don’t use this address on other networks.`,
  sameAddress: 'Your address is the same on these networks.',
  spelled: (network: string) => `This address works only on ${network}.`,
  current: 'Current network',
};
