/** What a site hands over, or names. */

/** Descriptors by their paths, as objects or JSON text; what one includes is looked up by its path. Or a list of such as include nothing. */
export type Descriptors = Readonly<Record<string, unknown>> | readonly unknown[];

export interface ClearSigningOptions {
  /** Those to use, or how to load them with the first request. */
  readonly descriptors?: Descriptors | (() => Promise<Descriptors>);
  /**
   * Where a registry of your own lies, laid out as the public one (`index.calldata.json`, `index.eip712.json`): asked with the
   * first request, and for the descriptor of each contract that a request is about. What is handed over comes first.
   */
  readonly url?: string;
  /**
   * Addresses of auditors, one of whom has to have attested a descriptor (ERC-8176), and what it includes, for it to be used. Attestations lie
   * beside the descriptors, as in the public registry: `sigs/NAME.eip155-1-ADDRESS.json`. Absent: none is asked for.
   */
  readonly auditors?: readonly string[];
}
