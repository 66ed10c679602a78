/** The changes for an account between the readings before and after the calls. */
import type { AllowanceChange, AssetChange, ClaimedToken } from './simulation.js';
import { addressIn, readingOf, type Subject, wordAt } from './subject.js';

export interface Read {
  readonly subject: Subject;
  /** The contract's answer, in hex after `0x`; absent if there was none. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

export interface Changes {
  readonly assets: readonly AssetChange[];
  readonly allowances: readonly AllowanceChange[];
  /** Token allowances that do not change. Absent: none. */
  readonly standing?: readonly AllowanceChange[];
}

export function changesOf(
  reads: readonly Read[],
  account: string,
  claimsOf: (address: string) => ClaimedToken | undefined,
): Changes {
  const claimed = (address: string) => {
    const claims = claimsOf(address);
    return claims && { claims };
  };
  const assets: AssetChange[] = [];
  const allowances: AllowanceChange[] = [];
  const standing: AllowanceChange[] = [];
  const gone = new Set<string>();
  for (const { subject, before: current, after: then } of reads) {
    const before = current === undefined ? undefined : readingOf(subject, current, account);
    const after = then === undefined ? undefined : readingOf(subject, then, account);
    // A contract may start or stop answering; a missing answer counts as zero.
    if (before === undefined && after === undefined) continue;
    if (subject.kind === 'approved') {
      allowances.push(...itemRights(subject, before ?? 0n, after ?? 0n));
      continue;
    }
    const amount = (after ?? 0n) - (before ?? 0n);
    const expires = subject.kind === 'permit2' && then !== undefined ? wordAt(then, 1) : undefined;
    const lasts = expires !== (current === undefined ? undefined : wordAt(current, 1)) && subject.kind === 'permit2';
    if (amount === 0n && subject.kind === 'allowance' && before !== undefined && after) {
      const { kind, address, spender } = subject;
      standing.push({ kind, address, spender, before, after, ...claimed(address) });
    }
    if (amount === 0n && !(lasts && after)) continue;
    switch (subject.kind) {
      case 'native':
        assets.push({ kind: 'native', amount });
        break;
      case 'token':
        assets.push({ kind: 'token', address: subject.address, amount, ...claimed(subject.address) });
        break;
      case 'item':
      case 'items': {
        const { kind, address, id } = subject;
        if (kind === 'item' && amount < 0n) gone.add(`${address},${id}`);
        assets.push({ kind, address, id, amount, ...claimed(address) });
        break;
      }
      default: {
        const { kind, address, spender } = subject;
        const counts = { before: before ?? 0n, after: after ?? 0n };
        const until = expires === undefined ? {} : { expires };
        allowances.push({ kind, address, spender, ...counts, ...until, ...claimed(address) });
      }
    }
  }
  const collections = new Set(assets.flatMap(({ kind, address }) => (kind === 'item' && address ? [address] : [])));
  return {
    // A collection's item count is not listed as a token balance as well.
    assets: assets
      .filter(({ kind, address }) => !(kind === 'token' && address && collections.has(address)))
      .sort((a, b) => rank(a.amount) - rank(b.amount)),
    allowances: allowances
      // The rights to an item end when it leaves the account.
      .filter(({ kind, address, id }) => !(kind === 'item' && gone.has(`${address},${id}`)))
      .sort((a, b) => rank(b.after - b.before) - rank(a.after - a.before)),
    ...(standing.length > 0 && { standing }),
  };

  function itemRights(
    { address, id }: { readonly address: string; readonly id: bigint },
    before: bigint,
    after: bigint,
  ): readonly AllowanceChange[] {
    if (before === after) return [];
    const right = (word: bigint, now: bigint): readonly AllowanceChange[] => {
      const spender = addressIn(word);
      if (spender === undefined || word === 0n) return [];
      return [{ kind: 'item', address, id, spender, before: 1n - now, after: now, ...claimed(address) }];
    };
    return [...right(after, 1n), ...right(before, 0n)];
  }
}

function rank(amount: bigint): number {
  return amount < 0n ? 0 : 1;
}
