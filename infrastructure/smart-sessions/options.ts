/** What a page says of the service for smart sessions. */
export interface SmartSessionOptions {
  /** Where the service is, as in `https://chains.example`, or `/chains` on the page's own host. */
  readonly url: string;
  /** Sent along, where the service wants to know. Absent: the modal's own project. */
  readonly projectId?: string;
  /** Parameters to send along with every question. */
  readonly query?: Readonly<Record<string, string>>;
}
