/** A problem whose message follows the language while it is on the screen. */
export class SpokenError extends Error {
  readonly words: () => string;

  constructor(words: () => string) {
    super(words());
    this.name = 'SpokenError';
    this.words = words;
  }
}
