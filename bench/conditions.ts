/** The conditions of a visit. */
export interface Condition {
  readonly name: '1×' | '4×' | 'phone';
  /** The CPU throttling factor. */
  readonly slower: number;
  readonly network?: { readonly roundTrip: number; readonly bitsPerSecond: number };
}

export const CONDITIONS: readonly Condition[] = [
  { name: '1×', slower: 1 },
  { name: '4×', slower: 4 },
  { name: 'phone', slower: 4, network: { roundTrip: 150, bitsPerSecond: 1_600_000 } },
];
