/** Descriptors by path, as objects or JSON text; `includes` are resolved by path. Or a list of descriptors without `includes`. */
export type Descriptors = Readonly<Record<string, unknown>> | readonly unknown[];

/** Options of `clearSigning`. */
export interface ClearSigningOptions {
  /** The descriptors to use, or a function that loads them with the first request. */
  readonly descriptors?: Descriptors | (() => Promise<Descriptors>) | undefined;
  /**
   * The URL of your registry, laid out like the public one (`index.calldata.json`, `index.eip712.json`). The index and
   * the descriptor of each contract are loaded with the requests that need them. `descriptors` take precedence.
   */
  readonly url?: string | undefined;
  /**
   * Addresses of auditors. A descriptor and the files it includes are used only if one of the auditors has attested
   * them (ERC-8176). Attestations are beside the descriptors, as in the public registry:
   * `sigs/NAME.eip155-1-ADDRESS.json`. Absent: no attestation is required.
   */
  readonly auditors?: readonly string[] | undefined;
}
