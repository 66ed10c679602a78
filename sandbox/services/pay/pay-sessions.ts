/** Payments at exchanges. The amount is really sent, from one of the node's well-known accounts. */
import { encodeFunctionData, erc20Abi, type Hex, parseUnits } from 'viem';
import { jsonRpc } from '../../../servers/json-rpc.js';
import type { ServiceNetwork } from '../service-network.js';

export interface PaySession {
  readonly id: string;
  readonly exchange: string;
  readonly network: ServiceNetwork;
  readonly symbol: string;
  readonly decimals: number;
  /** Absent: the native currency. */
  readonly token?: Hex;
  /** In whole units, as decimal text. */
  readonly amount: string;
  readonly recipient: Hex;
}

type End = { readonly status: 'SUCCESS'; readonly txHash: string } | { readonly status: 'FAILED' };

export class PaySessions {
  readonly #sessions = new Map<string, PaySession>();
  readonly #ends = new Map<string, End>();

  begin(session: Omit<PaySession, 'id'>): PaySession {
    const begun = { ...session, id: crypto.randomUUID() };
    this.#sessions.set(begun.id, begun);
    return begun;
  }

  of(id: string): PaySession | undefined {
    return this.#sessions.get(id);
  }

  statusOf(id: string): End | { readonly status: 'IN_PROGRESS' | 'UNKNOWN' } {
    return this.#ends.get(id) ?? { status: this.#sessions.has(id) ? 'IN_PROGRESS' : 'UNKNOWN' };
  }

  decline(id: string): void {
    if (!this.#ends.has(id)) this.#ends.set(id, { status: 'FAILED' });
  }

  /** Sends it, once. */
  async pay({ id, network, token, amount, decimals, recipient }: PaySession): Promise<void> {
    if (this.#ends.has(id)) return;
    const [from] = (await jsonRpc(network.rpcUrl, 'eth_accounts', [])) as readonly Hex[];
    const units = parseUnits(amount, decimals);
    const transaction = token
      ? { to: token, data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [recipient, units] }) }
      : { to: recipient, value: `0x${units.toString(16)}` };
    const hash = await jsonRpc(network.rpcUrl, 'eth_sendTransaction', [{ from, ...transaction }]);
    this.#ends.set(id, { status: 'SUCCESS', txHash: String(hash) });
  }

  clear(): void {
    this.#sessions.clear();
    this.#ends.clear();
  }
}
