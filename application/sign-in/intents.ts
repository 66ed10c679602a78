/** The intents of signing in. */
export type SignInIntent = { readonly type: 'sign-in' } | { readonly type: 'sign-out' };
