/** The last row of the wallet list, which opens the whole directory. */

export type AllWalletsOption = 'SHOW' | 'HIDE' | 'ONLY_MOBILE';

/** Hidden by option, or if remote wallets cannot be reached. */
export function isAllWalletsShown(option: AllWalletsOption, mobile: boolean, walletConnect: boolean): boolean {
  return walletConnect && option !== 'HIDE' && (mobile || option !== 'ONLY_MOBILE');
}

/**
 * The number of wallets on the row. Exact for wallets filtered by namespace and below 10; otherwise rounded down to
 * tens, with `+` if that hides some. `locale`: BCP 47, of its digits and groups.
 */
export function allWalletsTag(
  counts: { readonly directory: number; readonly featured: number; readonly filtered?: number },
  locale: string,
): string {
  const { directory, featured, filtered } = counts;
  const all = filtered || directory + featured;
  const tens = filtered || all < 10 ? all : all - (all % 10);
  return tens.toLocaleString(locale) + (tens < all ? '+' : '');
}
