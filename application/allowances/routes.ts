/** The screen of the account's allowances. */
export type AllowancesRoute = { readonly view: 'allowances' };
