/** What a page says of the wallet directory. */
export interface HttpCatalogueOptions {
  /**
   * The directory, as in `https://directory.example`, or `/directory` on the page's own host: serves `getWallets`, `getWalletImage/{id}` and, for a project, `projects/v1/origins`.
   * The only host the page contacts for it; listed in `Modal.egress`.
   */
  readonly url: string;
  /**
   * Sent with each request, if the directory requires it. It then also returns the origins allowed for the project.
   * Default: the modal's `projectId`.
   */
  readonly projectId?: string;
  /** Parameters to send along with every question. */
  readonly query?: Readonly<Record<string, string>>;
}
