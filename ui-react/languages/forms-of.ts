/** What the messages of a language need to mention numbers. */
export interface Forms {
  /** BCP 47: whose digits and groups counts have. The language, unless the visitor's region is known. */
  region: string;
  readonly numberOf: (count: number) => string;
  /** The form for a count: `=0` for that very number, else that of the category (`one`, `few`, …), else `other`. */
  readonly pluralOf: (count: number, forms: Readonly<Record<string, string>>, type?: Intl.PluralRuleType) => string;
}

export function formsOf(locale: string): Forms {
  const own: Forms = {
    region: locale,
    numberOf: (count) => count.toLocaleString(own.region),
    pluralOf: (count, forms, type = 'cardinal') =>
      forms[`=${count}`] ?? forms[new Intl.PluralRules(locale, { type }).select(count)] ?? forms.other ?? '',
  };
  return own;
}
