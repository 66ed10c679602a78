/** The allowances of an account on a network, from its node. Loaded on first use. */
import { defer, firstValueFrom, type Observable, type SchedulerLike, throwError } from 'rxjs';
import type { Allowances } from '../../../../application/ports/allowances.js';
import type { Allowance, AllowanceList, AllowanceSubject } from '../../../../domain/allowance/allowance.js';
import { subjectsInLogs } from '../../../../domain/allowance/allowance-logs.js';
import { Failure } from '../../../../domain/failure/failure.js';
import type { Network } from '../../../../domain/network/network.js';
import { within } from '../../../within.js';
import type { AskNode } from '../node/ask-node.js';
import { type ReadContract, readClaims, readCurrent } from './read-current.js';
import { readLogs } from './read-logs.js';

/** Milliseconds for reading the logs, and in total. */
const FOR_LOGS = 30_000;
const LIMIT = 60_000;
/** The maximum number of allowances to read; others are reported as unread. */
const MOST_READ = 200;
/** Concurrent reads. */
const TOGETHER = 10;

export function allowances(node: AskNode, scheduler: SchedulerLike): Allowances {
  const nodeOf = (network: Network) => (method: string, params: readonly unknown[]) =>
    firstValueFrom(node(network, method, params));
  const readerOf =
    (network: Network): ReadContract =>
    (to, data) =>
      nodeOf(network)('eth_call', [{ to, data }, 'latest']);
  const now = () => BigInt(scheduler.now()) / 1000n;
  const timed = <T>(answer: Observable<T>): Observable<T> =>
    within(answer, LIMIT, scheduler, () =>
      throwError(() => new Failure('timed-out', 'The node did not answer in time')),
    );

  const list = async (address: string, network: Network): Promise<AllowanceList> => {
    const started = scheduler.now();
    const { logs, since } = await readLogs(address, {
      ask: nodeOf(network),
      goesOn: () => scheduler.now() - started < FOR_LOGS,
    });
    const subjects = subjectsInLogs(logs, address);
    const read = readerOf(network);
    const found = await inGroups(subjects.slice(0, MOST_READ), (subject) =>
      readCurrent(subject, address, now(), read).catch(() => 'unread' as const),
    );
    const known = found.flatMap((each) => (each === undefined || each === 'unread' ? [] : [each]));
    const unread = found.filter((each) => each === 'unread').length + Math.max(0, subjects.length - MOST_READ);
    return { allowances: await withClaims(known, read), since, unread };
  };

  const current = async (subject: AllowanceSubject, address: string, network: Network) =>
    await readCurrent(subject, address, now(), readerOf(network));

  return {
    list: (address, network) => timed(defer(() => list(address, network))),
    current: (subject, address, network) => timed(defer(() => current(subject, address, network))),
  };
}

/** Each contract's name is requested once. */
async function withClaims(known: readonly Allowance[], read: ReadContract): Promise<readonly Allowance[]> {
  const addresses = [...new Set(known.map(({ address }) => address))];
  const claims = new Map(
    await inGroups(addresses, async (address) => [address, await readClaims(address, read)] as const),
  );
  return known.map((each) => {
    const said = claims.get(each.address);
    return said ? { ...each, claims: said } : each;
  });
}

async function inGroups<T, U>(items: readonly T[], work: (item: T) => Promise<U>): Promise<readonly U[]> {
  const done: U[] = [];
  for (let at = 0; at < items.length; at += TOGETHER)
    done.push(...(await Promise.all(items.slice(at, at + TOGETHER).map(work))));
  return done;
}
