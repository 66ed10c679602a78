/** The intents of the wallet directory. */
export interface SearchWalletsOptions {
  /** Only wallets with that badge; as it was, when absent. */
  readonly certified?: boolean | undefined;
}

export type CatalogueIntent =
  | { readonly type: 'next-wallets' }
  | { readonly type: 'search-wallets'; readonly text: string; readonly options?: SearchWalletsOptions | undefined }
  | { readonly type: 'show-wallet-images'; readonly imageIds: readonly string[] };
