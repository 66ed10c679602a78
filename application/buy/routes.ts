/** The screens of buying. Each carries its own data. */
export type BuyRoute =
  /** The buy form and the sellers. */
  | { readonly view: 'on-ramp-providers' }
  | { readonly view: 'on-ramp-fiat-select' }
  | { readonly view: 'on-ramp-token-select' }
  /** At the seller's, in a window of its own. */
  | { readonly view: 'buy-in-progress' }
  /** What was bought. */
  | { readonly view: 'on-ramp-activity' }
  | { readonly view: 'what-is-a-buy' };
