/** What a page says of the blockchain service and of a name registry. */
export interface BlockchainServiceOptions {
  /** Where the service is, as in `https://chains.example`, or `/chains` on the page's own host. */
  readonly url: string;
  /** Sent along, where the service wants to know. Absent: the modal's own project. */
  readonly projectId?: string;
  /** Parameters to send along with every question. */
  readonly query?: Readonly<Record<string, string>>;
  /**
   * Hosts that pictures of tokens may come from, as in `https://pictures.example`, besides the service's own. A picture at
   * any other address is not requested; letters are shown instead.
   */
  readonly pictureUrls?: readonly string[];
}

/** Where `nameRegistry()` asks for names, and under which suffix. */
export interface NameRegistryOptions {
  /** Where the service is, as in `https://chains.example`, or `/chains` on the page's own host. */
  readonly url: string;
  /** What the names that it gives end with, as in `names.example`. There is none of itself: it is yours, or theirs who run it. */
  readonly suffix: string;
  /** Sent along, where the service wants to know. Absent: the modal's own project. */
  readonly projectId?: string;
  /** Parameters to send along with every question. */
  readonly query?: Readonly<Record<string, string>>;
}
