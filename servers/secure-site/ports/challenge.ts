/** A challenge that costs the sender more than the site, for frequent requests: proof of work, or a CAPTCHA. */
export interface Puzzle {
  readonly text: string;
  /** So many zeros the hash of text, colon and answer has to begin with. */
  readonly bits: number;
}

export interface Challenge {
  set(): Promise<Puzzle>;
  /** Whether this is the text of a puzzle that was set, with its answer: once. */
  isSolved(solution: string): Promise<boolean>;
}
