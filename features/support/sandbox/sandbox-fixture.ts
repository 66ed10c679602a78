/** The local world of a whole run, reset to its initial state for each scenario. */

import { decodeFunctionResult, encodeFunctionData, erc20Abi, type Hex } from 'viem';
import type { NetworkInput } from '../../../domain/network/network.js';
import type { SiteFault } from '../../../sandbox/secure-site/site-fault.js';
import { silentServer } from '../../../sandbox/silent-server.js';
import { startWorld, type World } from '../../../sandbox/world.js';
import type { WorldSettings } from '../../../sandbox/world-settings.js';
import { jsonRpc } from '../../../servers/json-rpc.js';
import { type NodeGate, nodeGate } from '../page/node-gate.js';
import type { PageSettings } from '../page/settings/page-settings.js';
import { setFault } from '../page/settings/service-faults.js';
import type { NameWay } from '../world/driver.js';
import { networkIdNamed } from '../world/vocabulary.js';
import { heldOnBitcoin, tokenOfBitcoin, WADER } from './bitcoin-holdings.js';
import { setMining } from './mining.js';
import { RELAY_REFUSALS } from './relay-refusals.js';
import type { SecureSiteState } from './secure-settings.js';
import { heldOnSolana, isOfSolana, SWIMMER, tokenOfSolana } from './solana-holdings.js';

const SITE_FAULTS: Readonly<Record<SecureSiteState, SiteFault | undefined>> = {
  fine: undefined,
  down: 'down',
  'refusing the domain': { refuses: 'unverified_domain' },
  'refusing without a reason': { refuses: '' },
};

/** A rich account on Saltmarsh sends an amount. */
async function give(
  { accounts, urls, settings }: World,
  to: string,
  symbol: string,
  amount: bigint,
  from = accounts[1]?.address as string,
): Promise<void> {
  const token = settings.tokens.find((each) => each.symbol === symbol);
  const args = [to as Hex, amount] as const;
  const transaction = token
    ? { from, to: token.address, data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args }) }
    : { from, to, value: `0x${amount.toString(16)}` };
  const [url = ''] = urls;
  const hash = await jsonRpc(url, 'eth_sendTransaction', [transaction]);
  // The node answers before the block is mined. While mining is halted, it stays pending.
  while ((await jsonRpc(url, 'anvil_getAutomine')) && !(await jsonRpc(url, 'eth_getTransactionReceipt', [hash])));
}

/** Sends it from any address, after funding that with the amount and the fee. */
async function giveFrom(world: World, from: string, to: string, symbol: string, amount: bigint): Promise<void> {
  const [url = ''] = world.urls;
  await jsonRpc(url, 'anvil_setBalance', [from, '0xde0b6b3a7640000']);
  if (symbol !== 'ETH') await give(world, from, symbol, amount);
  await jsonRpc(url, 'anvil_impersonateAccount', [from]);
  await give(world, to, symbol, amount, from);
  await jsonRpc(url, 'anvil_stopImpersonatingAccount', [from]);
}

export interface SandboxFixture {
  readonly world: World;
  /** The world's networks, but with the URLs of the proxies in front of their nodes. */
  readonly settings: WorldSettings;
  /** A proxy in front of each node, by the network's name. */
  readonly gates: ReadonlyMap<string, NodeGate>;
  /** The EVM networks for a new page. Nodes that fail once have a URL of their own. */
  networksFor(page: PageSettings): readonly NetworkInput[];
  /** A host that accepts every connection and never answers. */
  readonly silentUrl: string;
  /** Sets the states of the wallet directory and of the secure site. */
  setServices(page: PageSettings): void;
  /** Sets the state of the relay and of mining. Resolves when that is done. */
  announceNetwork(page: PageSettings): Promise<void>;
  /** Takes a snapshot of the world. Returns a function that restores it. */
  snapshot(): Promise<() => Promise<void>>;
  /** What an address holds on the first network, in the smallest unit. */
  holds(address: string, symbol: string): Promise<bigint>;
  /** Adds an amount to an address: on Saltmarsh by a transaction from another account. */
  credit(address: string, symbol: string, amount: bigint, from?: string): Promise<void>;
  /**
   * From now on a name resolves to that address on the first network. `back`: the address has it as its primary name;
   * `away`: that gateway resolves it. Names that end with `.eth` are in ENS.
   */
  point(name: string, address: string, way?: NameWay): void | Promise<void>;
  /** The token of that symbol on the first network; `undefined` for an empty symbol. */
  token(symbol: string): object | undefined;
  /** The address behind a name such as `a contract that refuses`; any other text is itself. */
  addressOf(person: string): string;
  stop(): Promise<void>;
}

export async function sandboxFixture(): Promise<SandboxFixture> {
  const world = await startWorld();
  const { solana, bitcoin, polkadot } = world.settings;
  const entries = await Promise.all([
    ...world.networks.map(async ({ name }, at) => [name, await nodeGate(world.urls[at] ?? '', 'eip155')] as const),
    nodeGate(world.solana.node.rpcUrl, 'solana').then((gate) => [solana.network.name, gate] as const),
    nodeGate(world.bitcoin.explorer.url, 'bip122').then((gate) => [bitcoin.network.name, gate] as const),
    nodeGate(world.polkadot.node.rpcUrl, 'polkadot').then((gate) => [polkadot.network.name, gate] as const),
  ]);
  const gates = new Map(entries);
  const gated = <N extends NetworkInput>(network: N): N => ({
    ...network,
    rpcUrls: { default: { http: [gates.get(network.name)?.url ?? ''] } },
  });
  const networks = world.settings.networks.map(gated);
  const silence = await silentServer();
  let now: PageSettings['relay'] = 'fine';
  let mined: PageSettings['mining'] = 'going on';
  return {
    world,
    settings: {
      ...world.settings,
      networks,
      solana: { ...solana, network: gated(solana.network) },
      bitcoin: { ...bitcoin, network: gated(bitcoin.network) },
      polkadot: { ...polkadot, network: gated(polkadot.network) },
    },
    gates,
    networksFor({ stumbling }) {
      // Always the same array, so that a page with the usual networks can be recognized.
      if (Object.keys(stumbling).length === 0) return networks;
      return networks.map((network) => {
        const visit = network.name in stumbling ? gates.get(network.name)?.newVisit() : undefined;
        return visit === undefined ? network : { ...network, rpcUrls: { default: { http: [visit] } } };
      });
    },
    silentUrl: silence.url,
    setServices({
      directory = 'fine',
      analytics,
      blockchain = 'fine',
      allowedOrigins = ['http://*', 'https://*'],
      login,
      secureSite,
    }) {
      world.directory.state = directory === 'a list' ? 'failing' : directory;
      world.directory.origins = allowedOrigins;
      const counts = analytics === undefined || analytics === 'not agreed' ? 'wanted' : analytics;
      world.analytics.state = counts;
      setFault(world.services, blockchain);
      world.secureSite.verifiesNewBrowsers = login === undefined || !login.startsWith('by code');
      world.secureSite.asksConsent = login === 'by code, and consent';
      world.secureSite.fault = SITE_FAULTS[secureSite];
    },
    async announceNetwork({ relay, mining }) {
      if (mining !== mined) {
        mined = mining;
        await setMining(world.urls[0] ?? '', mining);
      }
      if (relay === now) return;
      now = relay;
      world.relay.refusal = Object.entries(RELAY_REFUSALS).find(([state]) => state === relay)?.[1];
      await (relay === 'unreachable' ? world.relay.kill() : world.relay.restart({ keepStore: true }));
    },
    async snapshot() {
      world.analytics.reset('wanted');
      world.services.reset();
      const ids = await Promise.all(world.urls.map((url) => jsonRpc(url, 'evm_snapshot')));
      return async () => {
        world.solana.node.reset();
        world.bitcoin.explorer.reset();
        await Promise.all(world.urls.map((url, at) => jsonRpc(url, 'evm_revert', [ids[at]])));
        world.secureSite.fault = undefined;
        await world.secureSite.forget();
      };
    },
    async holds(address, symbol) {
      if (symbol === 'BTC') return heldOnBitcoin(world.bitcoin, address);
      if (isOfSolana(symbol)) return heldOnSolana(world.solana, address, symbol);
      if (!address.startsWith('0x')) return 0n;
      const [url] = world.urls;
      if (symbol === 'ETH') return BigInt(String(await jsonRpc(url, 'eth_getBalance', [address, 'latest'])));
      const token = world.tokens.find((each) => each.symbol === symbol);
      if (!token) throw new Error(`There is no token ${symbol} in this world.`);
      const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [address as Hex] });
      const answer = await jsonRpc(url, 'eth_call', [{ to: token.address, data }, 'latest']);
      return decodeFunctionResult({ abi: erc20Abi, functionName: 'balanceOf', data: answer as Hex });
    },
    async credit(address, symbol, amount, from) {
      if (symbol === 'SOL') (await world.solana.node.ledger()).airdrop(address, amount);
      else if (from) await giveFrom(world, from, address, symbol, amount);
      else await give(world, address, symbol, amount);
    },
    point(name, address, way) {
      if (way === 'away') return world.ens.keepElsewhere(name, address);
      if (way === 'back') return world.ens.claim(address as Hex, name);
      if (name.endsWith('.eth')) return world.ens.point(name, address as Hex);
      world.services.names.point(name, '2147514985', address);
    },
    token(symbol) {
      if (symbol === '') return undefined;
      const swum = tokenOfSolana(world.solana.settings, symbol) ?? tokenOfBitcoin(world.bitcoin.settings, symbol);
      if (swum) return swum;
      const [{ nativeCurrency }] = world.networks;
      const networkId = networkIdNamed('Saltmarsh');
      if (symbol === nativeCurrency.symbol) return { networkId, ...nativeCurrency };
      const token = world.settings.tokens.find((each) => each.symbol === symbol);
      if (!token) throw new Error(`There is no token ${symbol} in this world.`);
      return { networkId, ...token };
    },
    addressOf(person) {
      const [salt, kelp] = world.tokens;
      // A token's contract does not accept ether.
      if (person === 'a contract that refuses') return salt.address;
      if (person === 'a swimmer') return SWIMMER;
      if (person === 'a wader') return WADER;
      if (person === 'the mint of BRINE') return world.solana.settings.token.address;
      return person === 'the contract of KELP' ? kelp.address : person;
    },
    async stop() {
      await Promise.all([...gates.values(), silence].map((each) => each.stop()));
      await world.stop();
    },
  };
}
