export interface TokenSettings {
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
  readonly address: string;
  readonly iconUrl: string;
}

/** A token as a wallet lists it. */
export interface PricedToken extends TokenSettings {
  /** The price of one in US dollars, if known. */
  readonly price?: number | undefined;
}
