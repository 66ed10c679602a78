/** Exchanges that payments can be made from. */

export interface Exchange {
  readonly id: string;
  readonly name: string;
  /** As data, or at an address that the host knows. */
  readonly imageUrl?: string;
}

/** Which exchanges to list. */
export interface ExchangeQuery {
  /** From 1. */
  readonly page: number;
  /** Ids. */
  readonly includeOnly?: readonly string[];
  readonly exclude?: readonly string[];
  /** CAIP-19. */
  readonly asset?: string;
  /** In base 16, as `baseSixteen` writes it. */
  readonly amount?: string;
}

/** One page of the exchanges that can be paid with. */
export interface ExchangePage {
  readonly exchanges: readonly Exchange[];
  readonly total: number;
}

/** Asks an exchange for the page on which to pay. */
export interface PayPageQuestion {
  readonly exchangeId: string;
  /** CAIP-19. */
  readonly asset: string;
  /** In base 16, as `baseSixteen` writes it. */
  readonly amount: string;
  /** CAIP-10. */
  readonly recipient: string;
}

/** The page of an exchange on which a payment is made. */
export interface PayPage {
  readonly url: string;
  readonly sessionId: string;
}

export const EXCHANGE_STATUSES = ['UNKNOWN', 'IN_PROGRESS', 'SUCCESS', 'FAILED'] as const;

/** How far a payment at an exchange is. */
export interface ExchangeBuyStatus {
  readonly status: (typeof EXCHANGE_STATUSES)[number];
  /** Of the transaction, once there is one. */
  readonly txHash?: string;
}
