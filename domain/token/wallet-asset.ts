/** Assets from a wallet (ERC-7811, `wallet_getAssets`), validated and converted to balances. */

import { shortestText } from '../money/decimal.js';
import { readScale } from '../money/read-scale.js';
import type { NetworkId } from '../network/caip.js';
import type { Balance } from './token.js';

export interface WalletAsset {
  /** A contract, or `native`. */
  readonly address: string;
  /** Hex, in the smallest unit. */
  readonly balance: string;
  readonly type: 'ERC20' | 'NATIVE';
  readonly metadata: {
    readonly name: string;
    readonly symbol: string;
    readonly decimals: number;
    readonly price: number;
    readonly iconUrl: string;
    readonly value?: number;
  };
}

/** By hex chain id. */
export type WalletAssets = Readonly<Record<string, readonly WalletAsset[]>>;

/** A wallet's answer if every asset in it is valid; otherwise `undefined`, and the answer has to be ignored. */
export function readWalletAssets(answer: unknown): WalletAssets | undefined {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return undefined;
  const sound = Object.values(answer).every((assets) => Array.isArray(assets) && assets.every(isWalletAsset));
  return sound ? (answer as WalletAssets) : undefined;
}

/** An asset as a balance on that network. */
export function balanceOfAsset(asset: WalletAsset, networkId: NetworkId): Balance {
  const { name, symbol, decimals, price, iconUrl, value } = asset.metadata;
  return {
    name,
    symbol,
    chainId: networkId,
    ...(asset.address !== 'native' && { address: `${networkId}:${asset.address}` }),
    ...(value !== undefined && { value }),
    price,
    quantity: {
      decimals: String(decimals),
      numeric: shortestText({ digits: BigInt(asset.balance), scale: decimals }),
    },
    iconUrl,
  };
}

function isWalletAsset(asset: unknown): asset is WalletAsset {
  const { address, balance, type, metadata } = record(asset);
  const { name, symbol, decimals, price, iconUrl, value } = record(metadata);
  return (
    [address, balance, name, symbol, iconUrl].every((text) => typeof text === 'string') &&
    (type === 'ERC20' || type === 'NATIVE') &&
    Number.isFinite(price) &&
    (value === undefined || Number.isFinite(value)) &&
    typeof decimals === 'number' &&
    readScale(decimals) !== undefined &&
    /^(0x[\da-f]{1,64}|\d{1,78})$/i.test(balance as string)
  );
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
