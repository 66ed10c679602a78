/** The screens of buying. Each carries its own data. */
export type BuyRoute =
  /** The buy form and the sellers. */
  | { readonly view: 'on-ramp-providers' }
  | { readonly view: 'on-ramp-fiat-select' }
  | { readonly view: 'on-ramp-token-select' }
  /** At the seller, in another window. */
  | { readonly view: 'buy-in-progress' }
  /** The result of a purchase. */
  | { readonly view: 'on-ramp-activity' }
  | { readonly view: 'what-is-a-buy' };
