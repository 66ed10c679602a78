/** The link that a wallet scans or opens (https://specs.walletconnect.com/2.0/specs/clients/core/pairing/pairing-uri). */
export interface PairingTerms {
  readonly topic: string;
  /** In hex. */
  readonly symKey: string;
  /** Seconds since 1970. */
  readonly expiry: number;
}

export function pairingUri({ topic, symKey, expiry }: PairingTerms): string {
  return `wc:${topic}@2?relay-protocol=irn&symKey=${symKey}&expiryTimestamp=${expiry}`;
}
