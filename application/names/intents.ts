/** The intents of choosing a name. */
export type NamesIntent =
  | { readonly type: 'try-name'; readonly label: string }
  | { readonly type: 'register-name'; readonly label: string };
