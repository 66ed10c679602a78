/** AppKit's elements for buttons, by what follows `appkit-` and `w3m-`, with the attributes of each. */
export const BUTTON_KINDS = {
  button: ['disabled', 'balance', 'size', 'label', 'loadingLabel', 'charsStart', 'charsEnd', 'namespace'],
  'connect-button': ['size', 'label', 'loadingLabel', 'namespace'],
  'account-button': ['disabled', 'balance', 'charsStart', 'charsEnd', 'namespace'],
  'network-button': ['disabled', 'label'],
} as const;

export type ButtonKind = keyof typeof BUTTON_KINDS;

/** What an attribute says, by its name. */
export type ButtonAttributes = Readonly<Record<string, string | null>>;
