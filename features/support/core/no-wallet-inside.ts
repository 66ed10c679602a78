/** For places without a wallet inside the modal. */
export function noWalletInside(): never {
  throw new Error('No wallet lives inside the modal here.');
}
