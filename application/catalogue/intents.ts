/** What can be asked for of the wallet directory. */
export type CatalogueIntent =
  | { readonly type: 'next-wallets' }
  | { readonly type: 'search-wallets'; readonly text: string; readonly certified?: boolean | undefined }
  | { readonly type: 'show-wallet-images'; readonly imageIds: readonly string[] };
