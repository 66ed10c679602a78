/** The screens of paying. Each carries its own data. */
export type PayRoute =
  /** What the dapp wants paid, and how. */
  | { readonly view: 'pay' }
  /** How the payment is getting on. */
  | { readonly view: 'pay-loading' };
