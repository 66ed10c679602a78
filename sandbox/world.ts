/**
 * The whole local world in one call, on loopback only: two EVM networks, tokens, a relay, a wallet directory, and the
 * keys of the wallets.
 */
import type { Hex } from 'viem';
import type { NetworkInput } from '../domain/network/network.js';
import { jsonRpc } from '../servers/json-rpc.js';
import type { SolanaSiteNetwork } from '../servers/secure-site/site-settings.js';
import { SMART_ACCOUNT } from '../servers/secure-site/smart-account.js';
import { ammExchange } from './amm/amm-exchange.js';
import { type Amm, deployAmm } from './amm/deploy-amm.js';
import { type AnalyticsService, startAnalytics } from './analytics/analytics-server.js';
import { type BitcoinWorld, startBitcoinWorld } from './bitcoin/bitcoin-world.js';
import { deployCollectibles, type SandboxCollectibles } from './collectibles/deploy-collectibles.js';
import { deployContracts } from './contracts.js';
import { type Directory, startDirectory } from './directory/directory-server.js';
import { drawnIcon } from './drawn-icon.js';
import { deployEns, type Ens } from './ens/deploy-ens.js';
import { type EvmNodeAccount, startEvmNode } from './evm-node.js';
import { phoneSettings } from './phone/phone-settings.js';
import { type PolkadotWorld, startPolkadotWorld } from './polkadot/polkadot-world.js';
import { type Relay, startRelay } from './relay/relay.js';
import type { SandboxToken } from './sandbox-token.js';
import { harbourDescriptors } from './secure-site/harbour-descriptors.js';
import { type SecureSite, startSecureSite } from './secure-site/secure-site.js';
import { placeSmartAccount } from './secure-site/smart-account-code.js';
import { type Services, startServices } from './services/services-server.js';
import { mantaSettings, type SolanaWorld, startSolanaWorld } from './solana/solana-world.js';
import { walletSettings } from './wallets/wallet-settings.js';
import type { WorldSettings } from './world-settings.js';

export interface WorldOptions {
  /** Ports of the two nodes. Default: any free ones. */
  readonly ports?: readonly [number, number];
  /** The relay's port. Default: any free one. */
  readonly relayPort?: number;
  /** Port of the wallet directory. Default: any free one. */
  readonly directoryPort?: number;
  /** Port of the Solana node. Default: any free one. */
  readonly solanaPort?: number;
  /** Port of the Bitcoin explorer. Default: any free one. */
  readonly bitcoinPort?: number;
  /** Port of the stand-in for a Polkadot node. Default: any free one. */
  readonly polkadotPort?: number;
  /** Port of the services. Default: any free one. */
  readonly servicesPort?: number;
  /** Port of the analytics service. Default: any free one. */
  readonly analyticsPort?: number;
  /** Port of the secure site. Default: any free one. */
  readonly secureSitePort?: number;
  /** Seconds between blocks. Default: every transaction is mined at once. */
  readonly blockTime?: number;
}

export interface World {
  readonly networks: readonly [NetworkInput, NetworkInput];
  /** On both networks at the same address: one with 18 decimals, one with 6. */
  readonly tokens: readonly [SandboxToken, SandboxToken];
  readonly multicall3: Hex;
  /** On the first network: collectibles, two bottles and some lamps for each of the first five accounts. */
  readonly collectibles: SandboxCollectibles;
  /** On the first network as well: Uniswap v2, with pools of ether and the tokens. */
  readonly amm: Amm;
  /** Also on the first network, for pages that configure it: ENS, with `ondine.eth` for the second account. */
  readonly ens: Ens;
  /** WalletConnect's relay: it can be cut, delayed, silenced and so on. */
  readonly relay: Relay;
  /** Funded with ether and tokens on both networks, except for the last, which owns nothing. */
  readonly accounts: readonly EvmNodeAccount[];
  /** What a page needs to know: to be served as `/sandbox.json`. */
  readonly settings: WorldSettings;
  /** The RPC address of each network, in their order. */
  readonly urls: readonly [string, string];
  /** The wallet directory with 600 wallets; with faults on demand. */
  readonly directory: Directory;
  /** The analytics service, for sites that configure it. */
  readonly analytics: AnalyticsService;
  /** The services for balances, histories, names and so on, from the local networks; with faults on demand. */
  readonly services: Services;
  /** The Solana node and its ledger, which is created by the first request. */
  readonly solana: SolanaWorld;
  /** The Bitcoin explorer and its ledger, which is created by the first request. */
  readonly bitcoin: BitcoinWorld;
  /** The stand-in for a Polkadot node, and its balances. */
  readonly polkadot: PolkadotWorld;
  /** The secure site of the embedded wallet, with its mailbox. */
  readonly secureSite: SecureSite;
  stop(): Promise<void>;
}

const ETHER = { name: 'Ether', symbol: 'ETH', decimals: 18 };
/** US dollars for one, as reported by the services. */
const PRICES = { ETH: '3012.48', SOL: '142.5', BTC: '64250' };
const SALTMARSH_ICON = drawnIcon({
  from: '#efe3cf',
  to: '#d9c39b',
  stroke: '#3b3226',
  path: 'M9 24c3.7-3.5 7.3-3.5 11 0s7.3 3.5 11 0M20 20V11M20 20c-3 0-5-2-5.5-5M20 17c3 0 5-2 5.5-5',
});
const TIDEWATER_ICON = drawnIcon({
  from: '#2f9aa8',
  to: '#14566b',
  path: 'M9 17c3.7-3.5 7.3-3.5 11 0s7.3 3.5 11 0M9 25c3.7-3.5 7.3-3.5 11 0s7.3 3.5 11 0',
});
const SALT_ICON = drawnIcon({
  from: '#e9ddc8',
  to: '#c7ae84',
  stroke: '#3b3226',
  path: 'M20 10.5 28 15.2v9.6L20 29.5l-8-4.7v-9.6ZM12 15.2l8 4.6 8-4.6M20 19.8v9.7',
});
const KELP_ICON = drawnIcon({ from: '#79b98b', to: '#2f7a5c', path: 'M20 31c-5-4 5-8 0-12s5-7 0-10' });

/** Starts everything in about half a second. Nothing outlives this process. */
export async function startWorld(options: WorldOptions = {}): Promise<World> {
  const {
    ports,
    relayPort,
    directoryPort,
    secureSitePort,
    solanaPort,
    bitcoinPort,
    polkadotPort,
    servicesPort,
    analyticsPort,
    blockTime,
  } = options;
  const start = (chainId: number, port: number | undefined) =>
    startEvmNode({ chainId, ...(port !== undefined && { port }), ...(blockTime !== undefined && { blockTime }) });
  const started = await Promise.allSettled([start(31337, ports?.[0]), start(31338, ports?.[1])]);
  const [posted] = await Promise.allSettled([startRelay(relayPort === undefined ? {} : { port: relayPort })]);
  const [listed] = await Promise.allSettled([
    startDirectory(directoryPort === undefined ? {} : { port: directoryPort }),
  ]);
  const [counted] = await Promise.allSettled([startAnalytics(analyticsPort)]);
  const [swum] = await Promise.allSettled([startSolanaWorld(solanaPort)]);
  const [dug] = await Promise.allSettled([startBitcoinWorld(bitcoinPort)]);
  const [dotted] = await Promise.allSettled([startPolkadotWorld(polkadotPort)]);
  let secureSite: SecureSite | undefined;
  let services: Services | undefined;
  const stop = async () => {
    await secureSite?.stop();
    await services?.stop();
    if (swum.status === 'fulfilled') await swum.value.node.stop();
    if (dug.status === 'fulfilled') await dug.value.explorer.stop();
    if (dotted.status === 'fulfilled') await dotted.value.node.stop();
    await Promise.all(
      [...started, posted, listed, counted].map((each) =>
        each.status === 'fulfilled' ? each.value.stop() : undefined,
      ),
    );
  };
  try {
    const [saltmarsh, tidewater] = started.map((each) => {
      if (each.status === 'rejected') throw each.reason;
      return each.value;
    });
    if (!saltmarsh || !tidewater) throw new Error('Unreachable: two nodes were started above.');
    if (posted.status === 'rejected') throw posted.reason;
    const relay = posted.value;
    if (listed.status === 'rejected') throw listed.reason;
    const directory = listed.value;
    if (counted.status === 'rejected') throw counted.reason;
    const analytics = counted.value;
    if (swum.status === 'rejected') throw swum.reason;
    const solana = swum.value;
    if (dug.status === 'rejected') throw dug.reason;
    const bitcoin = dug.value;
    if (dotted.status === 'rejected') throw dotted.reason;
    const polkadot = dotted.value;
    const { accounts: all } = saltmarsh;
    const deployer = all.at(-1);
    const empty = all.at(-2);
    if (!deployer || !empty) throw new Error('The node has too few accounts.');
    const holders = all.slice(0, -2);
    const addresses = holders.map((each) => each.address);
    const [contracts] = await Promise.all([
      deployContracts(saltmarsh, deployer.address, addresses),
      deployContracts(tidewater, deployer.address, addresses),
      ...[saltmarsh, tidewater].map((node) => jsonRpc(node.rpcUrl, 'anvil_setBalance', [empty.address, '0x0'])),
      ...[saltmarsh, tidewater].map((node) => placeSmartAccount(node.rpcUrl)),
    ]);
    const collectibles = await deployCollectibles(saltmarsh, deployer.address, addresses.slice(0, 5));
    const amm = await deployAmm(saltmarsh, deployer.address, contracts.tokens);
    const second = addresses[1] ?? '0x';
    const ens = await deployEns(saltmarsh, deployer.address, { address: second, avatar: SALT_ICON });
    const urls = [saltmarsh.rpcUrl, tidewater.rpcUrl] as const;
    const networks = [
      network(31337, 'Saltmarsh', urls[0], SALTMARSH_ICON),
      network(31338, 'Tidewater', urls[1], TIDEWATER_ICON),
    ] as const;
    const { tokens, multicall3 } = contracts;
    secureSite = await startSecureSite({
      ...(secureSitePort !== undefined && { port: secureSitePort }),
      networks: networks.map(({ id, name, nativeCurrency: { symbol, decimals } }, index) => ({
        chainId: Number(id),
        name,
        rpcUrl: urls[index] ?? '',
        symbol,
        decimals,
        smartAccount: SMART_ACCOUNT,
        ...(index === 0 && { exchanges: [amm.router] }),
      })),
      solanaNetworks: [solanaSiteNetwork(solana)],
      descriptors: harbourDescriptors(amm.wrapped),
    });
    const keys = holders.map((each) => each.privateKey);
    const known = [
      { chainId: 31337, name: 'Saltmarsh', rpcUrl: urls[0], smartAccount: SMART_ACCOUNT },
      { chainId: 31338, name: 'Tidewater', rpcUrl: urls[1], smartAccount: SMART_ACCOUNT },
    ] as const;
    const described = tokens.map(({ name, symbol, decimals, address }, index) => ({
      ...{ name, symbol, decimals, address },
      iconUrl: index === 0 ? SALT_ICON : KELP_ICON,
    }));
    services = await startServices({
      ...(servicesPort !== undefined && { port: servicesPort }),
      networks: [
        ...networks.map((each) => ({ network: each, tokens: described })),
        { network: solana.settings.network, tokens: [solana.settings.token] },
        { network: bitcoin.settings.network },
      ],
      multicall3,
      prices: {
        ...PRICES,
        [tokens[0].address]: '0.42',
        [tokens[1].address]: '1',
        [solana.settings.token.address]: '0.0315',
      },
      exchanges: { 'eip155:31337': ammExchange(urls[0], amm) },
      spam: [collectibles.bait],
      names: namesOf(second),
      directoryUrl: directory.url,
      analyticsUrl: analytics.url,
    });
    const settings: WorldSettings = {
      directoryUrl: directory.url,
      servicesUrl: services.url,
      analyticsUrl: analytics.url,
      networks,
      multicall3,
      tokens: described,
      prices: { [tokens[1].address]: 1 },
      wallets: walletSettings(keys, empty.privateKey, known),
      phone: phoneSettings(keys, known),
      solana: { ...solana.settings, wallets: [...solana.settings.wallets, mantaSettings(solana.node, keys, known)] },
      bitcoin: bitcoin.settings,
      polkadot: polkadot.settings,
      relayUrl: relay.url,
      secureSiteUrl: secureSite.url,
    };
    return {
      networks,
      tokens,
      multicall3,
      collectibles,
      amm,
      ens,
      relay,
      directory,
      analytics,
      services,
      solana,
      bitcoin,
      polkadot,
      secureSite,
      accounts: [...holders, empty],
      settings,
      urls,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** One account is known by name. */
function namesOf(address: Hex) {
  const coinTypes = [31337, 31338].map((id) => String(0x8000_0000 + id));
  const addresses = Object.fromEntries(coinTypes.map((each) => [each, address]));
  return [{ name: 'odile.berth.example', created: 1_760_000_000, addresses, avatar: SALT_ICON, bio: 'At sea.' }];
}

function solanaSiteNetwork({ node, settings: { network: at, token } }: SolanaWorld): SolanaSiteNetwork {
  const { caipNetworkId: id = 'solana:brinepool', name, nativeCurrency } = at;
  const { symbol, decimals } = nativeCurrency;
  return { id, name, rpcUrl: node.rpcUrl, symbol, decimals, tokens: { [token.address]: token.symbol } };
}

function network(id: number, name: string, rpcUrl: string, imageUrl: string): NetworkInput {
  return {
    id,
    name,
    nativeCurrency: ETHER,
    rpcUrls: { default: { http: [rpcUrl] } },
    // Not marked as a testnet, although it is one: balances of testnets are shown as 0.00.
    testnet: false,
    chainNamespace: 'eip155',
    caipNetworkId: `eip155:${id}`,
    assets: { imageUrl },
  };
}
