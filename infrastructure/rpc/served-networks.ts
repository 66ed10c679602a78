/** The networks that the public blockchain service supports. */
const EIP155 = [
  1, 10, 56, 97, 100, 137, 300, 324, 1101, 1301, 1329, 5000, 5003, 8217, 8453, 17_000, 42_161, 42_220, 43_113, 43_114,
  59_144, 80_002, 80_084, 84_532, 421_614, 7_777_777, 11_155_111, 11_155_420, 999_999_999, 1_313_161_554, 1_313_161_555,
];

/** Includes the ids that older wallets use for Solana's networks, and one network in an unsupported namespace. */
export const SERVED: readonly string[] = [
  ...EIP155.map((id) => `eip155:${id}`),
  'near:mainnet',
  'solana:4sgjmw1sunhzsxgspuhpqldx6wiyjntz',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  'bip122:000000000019d6689c085ae165831e93',
  'bip122:000000000933ea01ad0ee984209779ba',
];
