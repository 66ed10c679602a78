/** A problem whose message follows the language while it is on the screen. */
export class TranslatedError extends Error {
  readonly words: () => string;

  constructor(words: () => string) {
    super(words());
    this.name = 'TranslatedError';
    this.words = words;
  }
}
