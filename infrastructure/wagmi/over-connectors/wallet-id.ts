/** Under which ids connectors of wagmi are wallets of the modal. */
export const WAGMI_ID = 'wagmi';
export const RDNS = /^[a-z\d-]+(\.[a-z\d-]+)+$/;

/** Wallets that announce themselves keep the id that they have elsewhere; others get one of their own. */
export function walletIdOf({ id }: { readonly id: string }): string {
  return RDNS.test(id) ? id : `${WAGMI_ID}:${id}`;
}
