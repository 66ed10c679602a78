/** The assets that a wallet reports (ERC-7811), if it declares support (EIP-5792). */
import { catchError, map, mergeMap, type Observable, of } from 'rxjs';
import type { Chain } from '../../../../application/ports/chain.js';
import type { Link } from '../../../../application/ports/link.js';
import { isAddressShape } from '../../../../domain/address/address.js';
import { chainIdToHex } from '../../../../domain/network/chain-id.js';
import type { Network } from '../../../../domain/network/network.js';
import { inertText } from '../../../../domain/text/inert-text.js';
import type { Holding, Token } from '../../../../domain/token/token.js';
import { dropWithoutDecimals, holdingOf } from '../../../../domain/token/token-balance.js';
import { balanceOfAsset, readWalletAssets } from '../../../../domain/token/wallet-asset.js';
import { readProperty } from '../../../../domain/value/read-property.js';
import { listedFirst } from '../../../../domain/wallet/listed-first.js';
import type { AskWallet } from '../ask-wallet.js';

/** Time limit for each answer of the wallet: the node could have answered meanwhile. */
const LIMIT = 2_000;
const MOST_ASSETS = 500;
const MOST_NAME = 40;
const MOST_SYMBOL = 12;
const PICTURE = /^data:image\/(png|svg\+xml|webp|jpe?g|gif)[;,]/i;

export function readAssets(ask: AskWallet): NonNullable<Chain['assets']> {
  const unable = new WeakSet<Link>();
  return (link, address, network, known) => {
    // A wallet on another device is not queried for what a node can answer.
    if (unable.has(link) || link.wallet.type === 'WALLET_CONNECT') return of(undefined);
    const chainId = chainIdToHex(network.caipNetworkId);
    const assetsFor = (capabilities: unknown): Observable<unknown> =>
      readProperty(readProperty(readProperty(capabilities, chainId), 'assetDiscovery'), 'supported') === true
        ? ask(link, LIMIT, 'wallet_getAssets', [{ account: address, chainFilter: [chainId] }])
        : of(undefined);
    return ask(link, LIMIT, 'wallet_getCapabilities', [address]).pipe(
      mergeMap(assetsFor),
      map((answer) => holdingsOf(readWalletAssets(answer)?.[chainId], network, known)),
      catchError(() => {
        // A wallet that does not support the method is not queried again.
        unable.add(link);
        return of(undefined);
      }),
    );
  };
}

function holdingsOf(
  assets: NonNullable<ReturnType<typeof readWalletAssets>>[string] | undefined,
  network: Network,
  known: readonly Token[],
): readonly Holding[] | undefined {
  if (!assets) return undefined;
  const balances = assets.slice(0, MOST_ASSETS).map((asset) => balanceOfAsset(asset, network.caipNetworkId));
  const reported = dropWithoutDecimals(balances).flatMap((balance): readonly Holding[] => {
    const holding = holdingOf(balance);
    const { address } = holding?.token ?? {};
    if (!holding || (address && !isAddressShape('eip155', address))) return [];
    return [{ ...holding, token: inert(holding.token) }];
  });
  return listedFirst(reported, known);
}

/** The wallet's texts are untrusted; the page contacts no host for a picture that only a wallet named. */
function inert({ iconUrl, ...token }: Token): Token {
  return {
    ...token,
    name: inertText(token.name, MOST_NAME),
    symbol: inertText(token.symbol, MOST_SYMBOL),
    ...(iconUrl && PICTURE.test(iconUrl) && { iconUrl }),
  };
}
