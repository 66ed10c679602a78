/** All balances and allowances of an account for the sandbox's tokens, read without simulation. */
import { encodeFunctionData, type Hex, parseAbi } from 'viem';
import { jsonRpcBatch } from '../../servers/json-rpc.js';
import type { World } from '../world.js';

const READS = parseAbi([
  'function balanceOf(address owner) view returns (uint256)',
  'function ownerOf(uint256 id) view returns (address)',
  'function getApproved(uint256 id) view returns (address)',
  'function allowance(address owner, address spender) view returns (uint256)',
  'function isApprovedForAll(address owner, address operator) view returns (bool)',
]);
const SEVERAL = parseAbi(['function balanceOf(address owner, uint256 id) view returns (uint256)']);
const LAMPS = [0x10n, 0x50n, 0x160n];
const BOTTLES = 10n;

/** By unique names: `asset …` or `right …`. */
export async function holdingsAndRights(world: World, account: Hex): Promise<ReadonlyMap<string, bigint>> {
  const { glass, lamps } = world.collectibles;
  const { router, wrapped } = world.amm;
  const spenders = [router, ...world.accounts.map(({ address }) => address)].filter((each) => each !== account);
  const tokens = [...world.tokens.map(({ address }) => address), wrapped];
  const own = (word: bigint) => (word === BigInt(account) ? 1n : 0n);
  const questions: readonly { key: string; to: Hex; data: Hex; read?: (word: bigint) => bigint }[] = [
    ...tokens.map((to) => ({
      key: `asset token ${to}`,
      to,
      data: encodeFunctionData({ abi: READS, functionName: 'balanceOf', args: [account] }),
    })),
    ...LAMPS.map((id) => ({
      key: `asset items ${lamps} ${id}`,
      to: lamps,
      data: encodeFunctionData({ abi: SEVERAL, functionName: 'balanceOf', args: [account, id] }),
    })),
    ...Array.from({ length: Number(BOTTLES) }, (_, id) => ({
      key: `asset item ${glass} ${id}`,
      to: glass,
      data: encodeFunctionData({ abi: READS, functionName: 'ownerOf', args: [BigInt(id)] }),
      read: own,
    })),
    ...Array.from({ length: Number(BOTTLES) }, (_, id) => ({
      key: `approved ${glass} ${id}`,
      to: glass,
      data: encodeFunctionData({ abi: READS, functionName: 'getApproved', args: [BigInt(id)] }),
    })),
    ...tokens.flatMap((to) =>
      spenders.map((spender) => ({
        key: `right allowance ${to} ${spender}`,
        to,
        data: encodeFunctionData({ abi: READS, functionName: 'allowance', args: [account, spender] }),
      })),
    ),
    ...[glass, lamps].flatMap((to) =>
      spenders.map((spender) => ({
        key: `right operator ${to} ${spender}`,
        to,
        data: encodeFunctionData({ abi: READS, functionName: 'isApprovedForAll', args: [account, spender] }),
      })),
    ),
  ];
  const [native, ...answers] = await jsonRpcBatch(world.urls[0], [
    { method: 'eth_getBalance', params: [account, 'latest'] },
    ...questions.map(({ to, data }) => ({ method: 'eth_call', params: [{ to, data }, 'latest'] })),
  ]);
  const read = questions.map(({ key, read: taken = (word: bigint) => word }, at) => {
    const word = BigInt(String(answers[at]));
    return [key.toLowerCase(), taken(word)] as const;
  });
  return new Map([['asset native', BigInt(String(native))], ...read]);
}

/** The changes from one to the other, without `fees`. */
export function realChanges(
  before: ReadonlyMap<string, bigint>,
  after: ReadonlyMap<string, bigint>,
  fees: bigint,
): readonly string[] {
  const lines = [...after].flatMap(([key, now]) => {
    const then = before.get(key) ?? 0n;
    if (key.startsWith('asset')) {
      const amount = now - then + (key === 'asset native' ? fees : 0n);
      return amount === 0n ? [] : [`${key} ${amount}`];
    }
    if (now === then) return [];
    if (key.startsWith('right')) return [`${key} ${then} > ${now}`];
    const [, collection, id] = key.split(' ');
    // The approval of an item that the account no longer owns does not matter.
    if ((after.get(`asset item ${collection} ${id}`) ?? 0n) < (before.get(`asset item ${collection} ${id}`) ?? 0n))
      return [];
    const right = (word: bigint, change: string) =>
      word === 0n ? [] : [`right item ${collection} ${id} 0x${word.toString(16).padStart(40, '0')} ${change}`];
    return [...right(now, '0 > 1'), ...right(then, '1 > 0')];
  });
  return lines.sort();
}
