/** The assets that a wallet reports to a site (ERC-7811), read from the node of its current network. */
import { numberToHex } from 'viem';
import { jsonRpc } from '../../../servers/json-rpc.js';
import type { PricedToken } from '../../token-settings.js';
import type { WalletNetwork } from '../wallet-memory.js';

/** Selector of `balanceOf(address)`. */
const BALANCE_OF = '0x70a08231';

/** What `wallet_getCapabilities` answers. */
export function assetCapabilities(networks: readonly WalletNetwork[]): object {
  return Object.fromEntries(
    networks.map(({ chainId }) => [numberToHex(chainId), { assetDiscovery: { supported: true } }]),
  );
}

/** `also`: reported with the rest, unchecked. */
export async function listAssets(
  address: string,
  { chainId, rpcUrl = '' }: WalletNetwork,
  tokens: readonly PricedToken[],
  also: readonly unknown[],
): Promise<object> {
  const metadata = { price: 0, iconUrl: '' };
  const held = await Promise.all(
    tokens.map(async ({ address: token, name, symbol, decimals, price = 0 }) => {
      const data = `${BALANCE_OF}${address.slice(2).toLowerCase().padStart(64, '0')}`;
      const balance = await jsonRpc(rpcUrl, 'eth_call', [{ to: token, data }, 'latest']);
      return { address: token, balance, type: 'ERC20', metadata: { ...metadata, name, symbol, decimals, price } };
    }),
  );
  const balance = await jsonRpc(rpcUrl, 'eth_getBalance', [address, 'latest']);
  const ether = { ...metadata, name: 'Ether', symbol: 'ETH', decimals: 18 };
  return {
    [numberToHex(chainId)]: [{ address: 'native', balance, type: 'NATIVE', metadata: ether }, ...held, ...also],
  };
}
