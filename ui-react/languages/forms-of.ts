/** What the messages of a language need to speak of numbers. */
export interface Forms {
  /** A count, in the digits and groups of the language. */
  readonly numberOf: (count: number) => string;
  /** The form for a count: `=0` for that very number, else that of the category (`one`, `few`, …), else `other`. */
  readonly pluralOf: (count: number, forms: Readonly<Record<string, string>>, type?: Intl.PluralRuleType) => string;
}

export function formsOf(locale: string): Forms {
  const numbers = new Intl.NumberFormat(locale);
  return {
    numberOf: (count) => numbers.format(count),
    pluralOf: (count, forms, type = 'cardinal') =>
      forms[`=${count}`] ?? forms[new Intl.PluralRules(locale, { type }).select(count)] ?? forms.other ?? '',
  };
}
