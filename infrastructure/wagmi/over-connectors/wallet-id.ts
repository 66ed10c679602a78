/** The wallet ids of wagmi's connectors in the modal. */
export const WAGMI_ID = 'wagmi';
export const RDNS = /^[a-z\d-]+(\.[a-z\d-]+)+$/;

/** Announced wallets keep their usual id; other connectors get their own id. */
export function walletIdOf({ id }: { readonly id: string }): string {
  return RDNS.test(id) ? id : `${WAGMI_ID}:${id}`;
}
