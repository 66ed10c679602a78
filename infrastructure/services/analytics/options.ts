/** What a page says of the service that takes its events. */
export interface HttpAnalyticsOptions {
  /** Where the events go: `POST e` below it, one event each. */
  readonly url: string;
  /** Where `getAnalyticsConfig` tells whether the project wants them (`isAnalyticsEnabled`). Absent: it does, and nobody is asked. */
  readonly settingsUrl?: string;
  /** Sent along with each, where the service wants to know. */
  readonly projectId?: string;
  /** Parameters to send along with each. */
  readonly query?: Readonly<Record<string, string>>;
  /**
   * Whether the visitor agrees. Asked once; nothing is sent, and nobody is asked, before it says true. What happened meanwhile
   * is told then, or thrown away. Absent: your page needs no consent.
   */
  readonly consent?: () => boolean | PromiseLike<boolean>;
}
