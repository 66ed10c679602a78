/** Something that costs a sender more than it costs the site: asked of those who come too often. Work, or a question for people. */
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
