/** A challenge that costs the sender more than the site, for frequent requests: proof of work, or a CAPTCHA. */
export interface Puzzle {
  readonly text: string;
  /** The number of leading zero bits in the hash of text, colon and answer. */
  readonly bits: number;
}

export interface Challenge {
  set(): Promise<Puzzle>;
  /** Whether this is the text of an issued puzzle with its answer: valid once. */
  isSolved(solution: string): Promise<boolean>;
}
