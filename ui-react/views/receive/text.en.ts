/** Words of receiving. */
export const enReceive = {
  codeOf: (who: string) => `QR code of the address ${who}`,
  copy: (who: string) => `Copy address ${who}`,
  only: (network: string) => `Only on ${network}`,
  several: (count: number) => `On ${count} networks`,
  othersLost: 'Tokens sent on any other network may be lost.',
  networks: 'Networks to receive on',
  smartOnly: (network: string) =>
    `Your smart account is on ${network} alone. On other networks nobody may have its address.`,
  sameAddress: 'Your address is the same on these networks.',
  spelled: (network: string) => `This address is made for ${network} alone.`,
  current: 'Current network',
};
