/** The simulated changes of plain transfers and approvals, computed from their data; other calls change nothing here. */
import type {
  AllowanceChange,
  AssetChange,
  Simulation,
  SimulationQuestion,
} from '../../domain/simulation/simulation.js';
import { addressIn, wordAt } from '../../domain/simulation/subject.js';
import { triedCalls } from '../../domain/simulation/tried-calls.js';

const TRANSFER = '0xa9059cbb';
const APPROVE = '0x095ea7b3';

/** Changes of assets and of allowances. */
export type OtherChanges = Pick<Extract<Simulation, { readonly outcome: 'changes' }>, 'assets' | 'allowances'>;

/** `refuses`: transactions to this address fail. `held`: the balance of the native currency. */
export function scriptedSimulation(
  question: SimulationQuestion,
  refuses: (to: string) => boolean,
  held: bigint,
  besides: OtherChanges = { assets: [], allowances: [] },
): Simulation {
  const { account } = question;
  const calls = triedCalls(question) ?? [];
  if (calls.some(({ to }) => to !== undefined && refuses(to))) return { outcome: 'fails', reason: 'Out of bounds' };
  const spent = calls.reduce((sum, { to, value }) => sum + (to !== undefined && sameAs(to, account) ? 0n : value), 0n);
  if (spent > held) return { outcome: 'fails', funds: true };
  const assets: AssetChange[] = spent > 0n ? [{ kind: 'native', amount: -spent }] : [];
  const allowances: AllowanceChange[] = [];
  for (const { to, data } of calls) {
    const rest = `0x${data.slice(10)}`;
    const [who, amount] = [addressIn(wordAt(rest, 0)), wordAt(rest, 1)];
    const address = to?.toLowerCase();
    if (address === undefined || who === undefined || amount === undefined) continue;
    if (data.startsWith(TRANSFER) && !sameAs(who, account)) assets.push({ kind: 'token', address, amount: -amount });
    if (data.startsWith(APPROVE))
      allowances.push({ kind: 'allowance', address, spender: who, before: 0n, after: amount });
  }
  return {
    outcome: 'changes',
    assets: [...assets, ...besides.assets],
    allowances: [...allowances, ...besides.allowances],
    complete: true,
  };
}

function sameAs(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
