/** Stand-ins for Solana: a chain, a connector, and wallets without keys. */
import type { SchedulerLike } from 'rxjs';
import type { NetworkInput } from '../../domain/network.js';
import type { Token } from '../../domain/token.js';
import { scriptedChain, scriptedConnector, scriptedWallet } from '../../infrastructure/fakes/index.js';
import { CoreHolder } from './core-holder.js';

const BRINEPOOL: NetworkInput = {
  ...{ id: 'brinepool', caipNetworkId: 'solana:brinepool', chainNamespace: 'solana', name: 'Brinepool' },
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: ['https://brinepool.example'] } },
  testnet: false,
};

const NATIVE: Token = { networkId: 'solana:brinepool', ...BRINEPOOL.nativeCurrency };
const MINT = 'Brine111111111111111111111111111111111111111';
const BRINE: Token = { ...NATIVE, name: 'Brine', symbol: 'BRINE', decimals: 6, address: MINT };

export const SWIMMER = 'Swim1111111111111111111111111111111111111111';
const CAST: Readonly<Record<string, readonly string[]>> = {
  Sunfish: ['SunA', 'SunB', 'SunC'],
  Guppy: ['Gup'],
};

export function coreSolana(scheduler: SchedulerLike) {
  const chain = scriptedChain({ namespace: 'solana', scheduler });
  // In lamports: what a signature costs, and something to be carried out soon.
  chain.setFee(15_000n);
  const holders = new Map<string, CoreHolder>();
  let connector = scriptedConnector({ id: 'wallet-standard', namespaces: ['solana'], scheduler });
  for (const [name, words] of Object.entries(CAST)) {
    const accounts = words.map((word) => word.padEnd(44, '1'));
    const script = scriptedWallet({
      ...{ name, id: name, connectorId: 'wallet-standard', networkId: 'solana:brinepool', scheduler, accounts },
    });
    holders.set(name, new CoreHolder(script, accounts, () => connector));
    for (const address of accounts.slice(0, 2)) {
      chain.credit(address, NATIVE, 100_000_000_000n);
      chain.credit(address, BRINE, 250_750_000n);
    }
  }
  return {
    chain,
    holder: (name: string) => holders.get(name),
    token: (symbol: string): Token | undefined => [NATIVE, BRINE].find((token) => token.symbol === symbol),
    /** What a dapp lists for Solana, on a page with these wallets; nothing on a page that has nothing to do with it. */
    load(names: readonly string[] | undefined) {
      if (!names) return { networks: [], tokens: {}, chains: [], connectors: [] };
      for (const holder of holders.values()) holder.forgetQuestions();
      const wallets = names.flatMap((name) => holders.get(name)?.script ?? []);
      connector = scriptedConnector({ id: 'wallet-standard', namespaces: ['solana'], scheduler, wallets });
      return {
        networks: [BRINEPOOL],
        tokens: { 'solana:brinepool': [BRINE] },
        chains: [chain],
        connectors: [connector],
      };
    },
  };
}

export type CoreSolana = ReturnType<typeof coreSolana>;
