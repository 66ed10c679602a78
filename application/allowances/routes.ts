/** The screen of what the account in use has allowed others to take. */
export type AllowancesRoute = { readonly view: 'allowances' };
