/** What a site hands over. */

/** Descriptors by their paths, as objects or JSON text; what one includes is looked up by its path. Or a list of such as include nothing. */
export type Descriptors = Readonly<Record<string, unknown>> | readonly unknown[];

export interface ClearSigningOptions {
  /** Those to use, or how to load them with the first request. */
  readonly descriptors: Descriptors | (() => Promise<Descriptors>);
}
