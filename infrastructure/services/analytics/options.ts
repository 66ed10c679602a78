/** Options of `httpAnalytics`. */
export interface HttpAnalyticsOptions {
  /** The service's URL. Each event is a `POST` to `e` below it. */
  readonly url: string;
  /**
   * The URL below which `getAnalyticsConfig` tells whether events are wanted (`isAnalyticsEnabled`). Absent: events are
   * sent without asking.
   */
  readonly settingsUrl?: string | undefined;
  /** Sent with each event, if the service requires it. */
  readonly projectId?: string | undefined;
  /** Query parameters for each request. */
  readonly query?: Readonly<Record<string, string>> | undefined;
  /**
   * Whether the visitor consents. Called once. No request is made before it returns true; earlier events are then sent,
   * or discarded if it returns false. Absent: no consent is needed.
   */
  readonly consent?: (() => boolean | PromiseLike<boolean>) | undefined;
}
