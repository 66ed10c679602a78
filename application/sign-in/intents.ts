/** What can be asked for of signing in. */
export type SignInIntent = { readonly type: 'sign-in' } | { readonly type: 'sign-out' };
