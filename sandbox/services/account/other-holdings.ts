/** Balances on non-EVM networks, as reported by their local node. */
import { jsonRpc } from '../../../servers/json-rpc.js';
import { Refusal } from '../refusal.js';
import type { ServiceNetwork } from '../service-network.js';
import type { Holding } from './holding.js';

const SOLANA_TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';

export async function otherHoldings(network: ServiceNetwork, address: string): Promise<Holding[]> {
  const { namespace, currency, iconUrl } = network;
  if (namespace === 'bip122') return [{ ...currency, iconUrl, amount: await satoshis(network, address) }];
  const [own, accounts] = await Promise.all([
    jsonRpc(network.rpcUrl, 'getBalance', [address]),
    jsonRpc(network.rpcUrl, 'getTokenAccountsByOwner', [
      address,
      { programId: SOLANA_TOKEN_PROGRAM },
      { encoding: 'jsonParsed' },
    ]),
  ]);
  const amounts = amountsByMint(accounts);
  return [
    { ...currency, iconUrl, amount: BigInt((own as { value: number }).value) },
    ...network.tokens.map((token) => ({ ...token, amount: amounts.get(token.address) ?? 0n })),
  ];
}

async function satoshis({ rpcUrl }: ServiceNetwork, address: string): Promise<bigint> {
  const answer = await fetch(`${rpcUrl}/address/${address}/utxo`);
  if (answer.status === 400) throw new Refusal(400, 'address', 'This is not an address');
  const coins = (await answer.json()) as readonly { value: number }[];
  return coins.reduce((sum, { value }) => sum + BigInt(value), 0n);
}

interface TokenAccounts {
  readonly value: readonly {
    readonly account: {
      readonly data: {
        readonly parsed: {
          readonly info: { readonly mint: string; readonly tokenAmount: { readonly amount: string } };
        };
      };
    };
  }[];
}

/** An owner may have several accounts of one token. */
function amountsByMint(answer: unknown): ReadonlyMap<string, bigint> {
  const amounts = new Map<string, bigint>();
  for (const { account } of (answer as TokenAccounts).value) {
    const { mint, tokenAmount } = account.data.parsed.info;
    amounts.set(mint, (amounts.get(mint) ?? 0n) + BigInt(tokenAmount.amount));
  }
  return amounts;
}
