/** Options of `httpCatalogue`. */
export interface HttpCatalogueOptions {
  /**
   * The directory's URL, such as `https://directory.example`, or a path such as `/directory` on the page's own host. It
   * serves `getWallets`, `getWalletImage/{id}` and, with a project, `projects/v1/origins`. All requests go there;
   * `Modal.egress` lists it.
   */
  readonly url: string;
  /**
   * Sent with each request, if the directory requires it. The directory then also returns the project's allowed
   * origins. Default: the modal's `projectId`.
   */
  readonly projectId?: string | undefined;
  /** Query parameters for each request. */
  readonly query?: Readonly<Record<string, string>> | undefined;
}
