/** The screens of choosing a name. Each carries its own data. */
export type NamesRoute =
  | { readonly view: 'choose-account-name' }
  | { readonly view: 'register-account-name' }
  | { readonly view: 'register-account-name-success' };
