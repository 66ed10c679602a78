export interface TokenSettings {
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
  readonly address: string;
  readonly iconUrl: string;
}

/** A token as a wallet knows it. */
export interface PricedToken extends TokenSettings {
  /** US dollars for one, if known. */
  readonly price?: number | undefined;
}
