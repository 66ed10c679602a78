/** For places without an embedded wallet. */
export function noWalletInside(): never {
  throw new Error('There is no embedded wallet here.');
}
