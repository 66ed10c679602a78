/** The current allowances according to the contracts: one call each. */
import type { Allowance, AllowanceSubject } from '../../../../domain/allowance/allowance.js';
import { Failure } from '../../../../domain/failure/failure.js';
import { textIn } from '../../../../domain/simulation/revert-reason.js';
import type { ClaimedToken } from '../../../../domain/simulation/simulation.js';
import { addressIn, countAt, PERMIT2, wordAt } from '../../../../domain/simulation/subject.js';
import { addressWord, numberWord } from '../call/call-words.js';

export type ReadContract = (to: string, data: string) => Promise<unknown>;

const NAME = '0x06fdde03';
const SYMBOL = '0x95d89b41';
const DECIMALS = '0x313ce567';
const MOST_DECIMALS = 77;
const MOST_SYMBOL = 12;
const MOST_NAME = 40;

/** Undefined if nothing is allowed. Rejects if it cannot be read. `now`: Unix time in seconds. */
export async function readCurrent(
  subject: AllowanceSubject,
  owner: string,
  now: bigint,
  read: ReadContract,
): Promise<Allowance | undefined> {
  const { address, spender } = subject;
  const ask = async (data: string, to = address): Promise<string> => {
    const answer = await read(to, `0x${data}`);
    if (typeof answer !== 'string' || wordAt(answer, 0) === undefined)
      throw new Failure('request-failed', 'The contract answered with less than a word');
    return answer;
  };
  const first = async (data: string) => wordAt(await ask(data), 0) ?? 0n;
  switch (subject.kind) {
    case 'allowance': {
      const amount = await first(`dd62ed3e${addressWord(owner)}${addressWord(spender)}`);
      return amount > 0n ? { ...subject, amount } : undefined;
    }
    case 'operator': {
      const may = await first(`e985e9c5${addressWord(owner)}${addressWord(spender)}`);
      return may > 0n ? { ...subject, amount: 1n } : undefined;
    }
    case 'item': {
      const id = numberWord(subject.id);
      const [approved, holder] = [await first(`081812fc${id}`), await first(`6352211e${id}`)];
      const still = addressIn(approved) === spender && addressIn(holder) === owner.toLowerCase();
      return still ? { ...subject, amount: 1n } : undefined;
    }
    case 'permit2': {
      const data = `927da105${addressWord(owner)}${addressWord(address)}${addressWord(spender)}`;
      const answer = await ask(data, PERMIT2);
      const [amount = 0n, expires = 0n] = [wordAt(answer, 0), wordAt(answer, 1)];
      return amount > 0n && expires >= now ? { ...subject, amount, expires } : undefined;
    }
  }
}

/** A contract's own name. Never rejects. */
export async function readClaims(address: string, read: ReadContract): Promise<ClaimedToken> {
  const [name, symbol, decimals] = await Promise.all(
    [NAME, SYMBOL, DECIMALS].map(async (data) => {
      const answer = await read(address, data).catch(() => undefined);
      return typeof answer === 'string' ? answer : '0x';
    }),
  );
  const count = countAt(decimals ?? '0x', 0, MOST_DECIMALS);
  return {
    name: textIn(name ?? '0x', MOST_NAME),
    symbol: textIn(symbol ?? '0x', MOST_SYMBOL),
    ...(count !== undefined && { decimals: count }),
  };
}
