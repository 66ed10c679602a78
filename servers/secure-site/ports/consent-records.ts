/** Which apps each account has let know who it is: asked once for each, shown and taken back in the frame. */
export interface ConsentedApp {
  /** As browsers write it. */
  readonly origin: string;
  /** When, in milliseconds since 1970. */
  readonly since: number;
}

export interface ConsentRecords {
  /** Oldest first. */
  consents(account: string): Promise<readonly ConsentedApp[]>;
  /** The first time stays when it is given again. False when the account has `most` already, and this is not one of them. */
  giveConsent(account: string, origin: string, most: number): Promise<boolean>;
  withdrawConsent(account: string, origin: string): Promise<void>;
}
