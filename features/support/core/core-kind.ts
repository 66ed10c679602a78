/** Stand-ins for networks of one more kind: a chain, a connector, and wallets without keys. */
import type { SchedulerLike } from 'rxjs';
import type { Namespace } from '../../../domain/network/caip.js';
import type { ChainSupport } from '../../../domain/network/chain-support.js';
import type { NetworkInput } from '../../../domain/network/network.js';
import type { Token } from '../../../domain/token/token.js';
import { scriptedChain, scriptedConnector, scriptedWallet } from '../../../infrastructure/fakes/index.js';
import { CoreWalletUser } from './core-wallet-user.js';

/** The network, wallets and accounts of a kind. */
export interface KindCast {
  readonly namespace: Namespace;
  readonly connectorId: string;
  readonly networks: readonly [NetworkInput, ...NetworkInput[]];
  /** The tokens, the native currency first, each with the amount that every account but the third one holds. */
  readonly tokens: readonly (Token & { readonly held: bigint })[];
  /** What a transfer costs, in the smallest unit. */
  readonly fee: bigint;
  /** What its chain can do. Default: all. */
  readonly supports?: ChainSupport;
  /** Addresses by the wallet's name. A wallet with several kinds is listed for each. */
  readonly wallets: Readonly<Record<string, readonly string[]>>;
}

export function coreKind(cast: KindCast, scheduler: SchedulerLike) {
  const { namespace, connectorId, networks, fee, supports } = cast;
  const ids = networks.flatMap(({ caipNetworkId }) => caipNetworkId ?? []);
  const chain = scriptedChain({ namespace, scheduler, ...(supports && { supports }) });
  chain.setFee(fee);
  const holders = new Map<string, CoreWalletUser>();
  const connectorOf = (names: readonly string[]) =>
    scriptedConnector({
      ...{ id: connectorId, namespaces: [namespace], scheduler },
      wallets: names.flatMap((name) => holders.get(name)?.script ?? []),
    });
  let connector = connectorOf([]);
  const tokens: readonly Token[] = cast.tokens.map(({ held: _, ...token }) => token);
  for (const [name, accounts] of Object.entries(cast.wallets)) {
    const script = scriptedWallet({
      ...{ name, id: name, connectorId, scheduler, accounts, knownNetworks: ids },
      ...(ids[0] && { networkId: ids[0] }),
      accountType: namespace === 'bip122' ? 'payment' : 'eoa',
    });
    holders.set(name, new CoreWalletUser(script, accounts, () => connector));
    for (const address of accounts.slice(0, 2)) {
      for (const { held, ...token } of cast.tokens) chain.credit(address, token, held);
    }
  }
  return {
    chain,
    holder: (name: string) => holders.get(name),
    token: (symbol: string): Token | undefined => tokens.find((token) => token.symbol === symbol),
    /** The dapp's options for this kind, on a page with these wallets. Nothing on a page that does not support it. */
    load(names: readonly string[] | undefined) {
      if (!names) return { networks: [], tokens: {}, chains: [], connectors: [] };
      for (const holder of holders.values()) holder.forgetQuestions();
      connector = connectorOf(names);
      return {
        networks,
        tokens: { [ids[0] ?? '']: tokens.slice(1) },
        chains: [chain],
        connectors: [connector],
      };
    },
  };
}

export type CoreKind = ReturnType<typeof coreKind>;
