/** What a page says of the service that takes its events. */
export interface HttpAnalyticsOptions {
  /** Where the events go: `POST e` below it, one event each. */
  readonly url: string;
  /** Where `getAnalyticsConfig` says whether events are wanted (`isAnalyticsEnabled`). Absent: they are, without a request. */
  readonly settingsUrl?: string;
  /** Sent along with each, where the service wants to know. */
  readonly projectId?: string;
  /** Parameters to send along with each. */
  readonly query?: Readonly<Record<string, string>>;
  /**
   * Whether the visitor consents. Called once; no request is made before it returns true. Earlier events
   * are then sent, or else discarded. Absent: your page needs no consent.
   */
  readonly consent?: () => boolean | PromiseLike<boolean>;
}
