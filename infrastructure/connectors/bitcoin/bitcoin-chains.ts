/** Wallets' names for Bitcoin networks, and their CAIP-2 ids (the beginning of the first block's hash). */
import type { NetworkId } from '../../../domain/network/caip.js';

interface Names {
  /** In the Wallet Standard. */
  readonly standard: string;
  /** In sats-connect. */
  readonly sats: string;
}

const NAMES: Readonly<Record<string, Names>> = {
  'bip122:000000000019d6689c085ae165831e93': { standard: 'bitcoin:mainnet', sats: 'Mainnet' },
  'bip122:000000000933ea01ad0ee984209779ba': { standard: 'bitcoin:testnet', sats: 'Testnet' },
  'bip122:00000000da84f2bafbbc53dee25a72ae': { standard: 'bitcoin:testnet4', sats: 'Testnet4' },
  'bip122:00000008819873e925422c1ff0f99f7c': { standard: 'bitcoin:signet', sats: 'Signet' },
  'bip122:0f9188f13cb7b2c71f2a335e3a4fc328': { standard: 'bitcoin:regtest', sats: 'Regtest' },
};

export const MAINNET: NetworkId = 'bip122:000000000019d6689c085ae165831e93';

/** The wallet's name for the network; `undefined` if it has none. */
export function nameOf(networkId: NetworkId, by: keyof Names): string | undefined {
  return NAMES[networkId]?.[by];
}

/** The network with that name in wallets. */
export function networkNamed(name: unknown, by: keyof Names): NetworkId | undefined {
  return (Object.keys(NAMES) as NetworkId[]).find((id) => NAMES[id]?.[by] === name);
}
