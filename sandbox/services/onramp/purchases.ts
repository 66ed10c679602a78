/** The purchases, by recipient. No money is paid for them. */
import { amountOfValue, formatAmount } from '../../../domain/money/amount.js';
import { jsonRpc } from '../../../servers/json-rpc.js';
import { nativeCoin } from '../coin.js';
import { inventedHex } from '../invented/invented.js';
import type { PriceTable } from '../price-table.js';
import { Refusal } from '../refusal.js';
import type { ServiceNetwork } from '../service-network.js';

interface Purchase {
  readonly id: string;
  readonly network: ServiceNetwork;
  readonly amount: bigint;
  /** Milliseconds. */
  readonly at: number;
}

/** The duration of a purchase. */
const UNDER_WAY = 2_000;

export class Purchases {
  readonly #byAddress = new Map<string, Purchase[]>();

  /** Credits the address with an amount of the native currency, given in dollars. */
  async make(network: ServiceNetwork, address: string, dollars: string, prices: PriceTable): Promise<Purchase> {
    const { decimals, symbol } = nativeCoin(network);
    const amount = amountOfValue(dollars, decimals, prices.of(symbol));
    if (!network.evm) throw new Refusal(400, 'network', `Nothing is sold on ${network.name}`);
    if (!amount) throw new Refusal(400, 'amount', 'The amount is not a number above zero');
    const held = BigInt(String(await jsonRpc(network.rpcUrl, 'eth_getBalance', [address, 'latest'])));
    await jsonRpc(network.rpcUrl, 'anvil_setBalance', [address, `0x${(held + amount).toString(16)}`]);
    const past = this.#byAddress.get(address.toLowerCase()) ?? [];
    const made = { id: inventedHex(address, past.length, 64), network, amount, at: Date.now() };
    this.#byAddress.set(address.toLowerCase(), [...past, made]);
    return made;
  }

  /** In the form of a history, newest first. */
  of(address: string, prices: PriceTable): readonly unknown[] {
    const past = this.#byAddress.get(address.toLowerCase()) ?? [];
    return [...past].reverse().map(({ id, network, amount, at }, place) => {
      const { name, symbol, decimals, iconUrl } = nativeCoin(network);
      const done = Date.now() - at >= UNDER_WAY;
      return {
        id,
        metadata: {
          ...{ operationType: 'buy', hash: id, chain: network.id, minedAt: new Date(at).toISOString() },
          ...{ sentFrom: '', sentTo: address, nonce: past.length - 1 - place },
          status: `ONRAMP_TRANSACTION_STATUS_${done ? 'SUCCESS' : 'IN_PROGRESS'}`,
        },
        transfers: [
          {
            fungible_info: { name, symbol, icon: { url: iconUrl } },
            ...{ direction: 'in', quantity: { numeric: formatAmount(amount, decimals) } },
            ...{ value: prices.value(amount, decimals, symbol), price: Number(prices.of(symbol)) },
          },
        ],
      };
    });
  }

  clear(): void {
    this.#byAddress.clear();
  }
}
