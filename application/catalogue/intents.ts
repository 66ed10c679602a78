/** Options of `searchWallets`. */
export interface SearchWalletsOptions {
  /** True: only certified wallets. Absent: unchanged. */
  readonly certified?: boolean | undefined;
}

export type CatalogueIntent =
  | { readonly type: 'next-wallets' }
  | { readonly type: 'search-wallets'; readonly text: string; readonly options?: SearchWalletsOptions | undefined }
  | { readonly type: 'show-wallet-images'; readonly imageIds: readonly string[] };
