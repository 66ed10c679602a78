/** The networks and tokens of a world of stand-ins. */
import type { NetworkInput } from '../../../domain/network/network.js';
import type { Token } from '../../../domain/token/token.js';
import type { OtherChanges } from '../../../infrastructure/fakes/scripted-simulation.js';
import { NETWORK_IDS, networkIdNamed } from '../world/vocabulary.js';

export const ETHER = { name: 'Ether', symbol: 'ETH', decimals: 18 };
export const TOKENS = [
  {
    name: 'Saltmarsh Governance Token',
    symbol: 'SALT',
    decimals: 18,
    address: `0x${'5a'.repeat(20)}`,
    whole: '12480.55',
  },
  { name: 'Kelp Dollar', symbol: 'KELP', decimals: 6, address: `0x${'6e'.repeat(20)}`, whole: '250.75' },
] as const;

/** The additional loss that a node simulates if a scenario wants it. */
export const OMEN: OtherChanges = {
  assets: [{ kind: 'token', address: `0x${'5a'.repeat(20)}`, amount: -7n * 10n ** 18n }],
  allowances: [],
};

export const NETWORKS: readonly NetworkInput[] = ['Saltmarsh', 'Tidewater'].map((name) => ({
  id: Number(NETWORK_IDS[name]?.slice('eip155:'.length)),
  name,
  nativeCurrency: ETHER,
  rpcUrls: { default: { http: [`https://${name.toLowerCase()}.example`] } },
  testnet: false,
  assets: { imageUrl: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E' },
}));

export function tokenNamed(symbol: string): Token {
  const networkId = networkIdNamed('Saltmarsh');
  if (symbol === ETHER.symbol) return { ...ETHER, networkId };
  const token = TOKENS.find((each) => each.symbol === symbol);
  if (!token) throw new Error(`There is no token ${symbol} in this world.`);
  const { whole: _, ...known } = token;
  return { ...known, networkId };
}
