/** The screens of sending. Each carries its own data. */
export type SendRoute =
  | { readonly view: 'send' }
  | { readonly view: 'send-select-token' }
  | { readonly view: 'send-review' };
