/** Options of `blockchainService`. */
export interface BlockchainServiceOptions {
  /** The service's URL, such as `https://chains.example`, or a path such as `/chains` on the page's own host. */
  readonly url: string;
  /** Sent with each request, if the service requires it. Default: the modal's `projectId`. */
  readonly projectId?: string | undefined;
  /** Query parameters for each request. */
  readonly query?: Readonly<Record<string, string>> | undefined;
  /**
   * Origins of token images, such as `https://pictures.example`, in addition to the service's own. An image at any
   * other URL is not loaded; letters are shown instead.
   */
  readonly pictureUrls?: readonly string[] | undefined;
}

/** Options of `nameRegistry`. */
export interface NameRegistryOptions {
  /** The service's URL, such as `https://chains.example`, or a path such as `/chains` on the page's own host. */
  readonly url: string;
  /** The suffix of the names, such as `names.example`: a domain of yours, or of the service's operator. There is no default. */
  readonly suffix: string;
  /** Sent with each request, if the service requires it. Default: the modal's `projectId`. */
  readonly projectId?: string | undefined;
  /** Query parameters for each request. */
  readonly query?: Readonly<Record<string, string>> | undefined;
}
