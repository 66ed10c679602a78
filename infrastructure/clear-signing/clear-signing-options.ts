/** What a site hands over, or names. */

/** Descriptors by their paths, as objects or JSON text; what one includes is looked up by its path. Or a list of such as include nothing. */
export type Descriptors = Readonly<Record<string, unknown>> | readonly unknown[];

export interface ClearSigningOptions {
  /** Those to use, or how to load them with the first request. */
  readonly descriptors?: Descriptors | (() => Promise<Descriptors>);
  /**
   * The address of your own registry, laid out as the public one (`index.calldata.json`, `index.eip712.json`): loaded with the
   * first request, as is the descriptor of each contract in a request. Descriptors given above take precedence.
   */
  readonly url?: string;
  /**
   * Addresses of auditors. A descriptor, and what it includes, is used only if one of them has attested it (ERC-8176). Attestations lie
   * beside the descriptors, as in the public registry: `sigs/NAME.eip155-1-ADDRESS.json`. Absent: none is required.
   */
  readonly auditors?: readonly string[];
}
