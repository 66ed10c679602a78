/** Options of `smartSessions`. */
export interface SmartSessionOptions {
  /** The service's URL, such as `https://chains.example`, or a path such as `/chains` on the page's own host. */
  readonly url: string;
  /** Sent with each request, if the service requires it. Default: the modal's `projectId`. */
  readonly projectId?: string | undefined;
  /** Query parameters for each request. */
  readonly query?: Readonly<Record<string, string>> | undefined;
}
