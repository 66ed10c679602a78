/** The screens of paying. Each carries its own data. */
export type PayRoute =
  /** The requested payment, and its methods. */
  | { readonly view: 'pay' }
  /** The progress of the payment. */
  | { readonly view: 'pay-loading' };
