/** The apps that each account has shared its identity with: asked once per app, listed and withdrawn in the frame. */
export interface ConsentedApp {
  /** As browsers write it. */
  readonly origin: string;
  /** In milliseconds since 1970. */
  readonly since: number;
}

export interface ConsentRecords {
  /** Oldest first. */
  consents(account: string): Promise<readonly ConsentedApp[]>;
  /** The first time stays if consent is given again. False if the account already has `most`, and this is not one of them. */
  giveConsent(account: string, origin: string, most: number): Promise<boolean>;
  withdrawConsent(account: string, origin: string): Promise<void>;
}
