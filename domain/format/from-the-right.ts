const SCRIPTS: ReadonlySet<string | undefined> = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg']);

/** Whether a language is written from right to left. `locale`: a valid BCP 47 tag. */
export function isFromTheRight(locale: string): boolean {
  return SCRIPTS.has(new Intl.Locale(locale).maximize().script);
}
