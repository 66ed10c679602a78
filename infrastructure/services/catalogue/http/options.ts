/** What a page says of the wallet directory. */
export interface HttpCatalogueOptions {
  /**
   * Where the directory is, as in `https://directory.example`, or `/directory` on the page's own host: `getWallets`, `getWalletImage/{id}` and, for a project, `projects/v1/origins` are asked below it.
   * The only host it makes the page ask; `Modal.egress` tells it.
   */
  readonly url: string;
  /**
   * Sent along, where the directory wants to know. It is then asked, too, on which origins the project may be used.
   * Default: the modal's `projectId`.
   */
  readonly projectId?: string;
  /** Parameters to send along with every question. */
  readonly query?: Readonly<Record<string, string>>;
}
