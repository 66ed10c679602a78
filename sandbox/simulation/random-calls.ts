/** Random transactions of every kind that a simulation has to support, determined by a seed. Some of them fail. */
import { encodeFunctionData, type Hex, maxUint256, parseAbi, parseEther } from 'viem';
import type { TriedCall } from '../../domain/simulation/simulation.js';
import { ROUTER_ABI } from '../amm/amm-code.js';
import type { World } from '../world.js';

const ERC20 = parseAbi([
  'function transfer(address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
  'function increaseAllowance(address spender, uint256 amount)',
  'function transferFrom(address from, address to, uint256 amount)',
]);
const WRAPPED = parseAbi(['function deposit() payable', 'function withdraw(uint256 amount)']);
const COLLECTION = parseAbi([
  'function transferFrom(address from, address to, uint256 id)',
  'function safeTransferFrom(address from, address to, uint256 id)',
  'function approve(address spender, uint256 id)',
  'function setApprovalForAll(address operator, bool approved)',
]);
const SEVERAL = parseAbi([
  'function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
  'function safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] amounts, bytes data)',
]);
const FOREVER = 2n ** 64n;
const LAMPS = [0x10n, 0x50n, 0x160n];

/** Contracts that keep the ether of their deployment, that return it, and that revert. */
const MADE: readonly Hex[] = ['0x60006000f3', '0x600060006000600034335af15060006000f3', '0x60006000fd'];

export interface RandomCalls {
  readonly calls: readonly TriedCall[];
  /** A description, for the report of a difference. */
  readonly what: string;
}

/** `random`: from 0 to below 1. One transaction three times of four, else a batch of up to four. */
export function randomCalls(world: World, account: Hex, random: () => number): RandomCalls {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const upTo = (most: bigint): bigint => (most * BigInt(Math.floor(random() * 1_000_003))) / 1_000_003n;
  const [salt, kelp] = world.tokens;
  const { router, wrapped } = world.amm;
  const { glass, lamps } = world.collectibles;
  const others = world.accounts.map(({ address }) => address).filter((each) => each !== account);
  const someone = () => (random() < 0.1 ? account : pick(others));
  const spender = () => (random() < 0.5 ? router : pick(others.slice(0, 3)));
  const token = () => (random() < 0.5 ? salt : kelp);
  const amountOf = (each: typeof salt) => upTo((each.supplyPerAccount * (random() < 0.2 ? 3n : 1n)) / 2n);
  const call = (to: Hex, data: Hex, value = 0n): TriedCall => ({ to, data, value });
  const swap = (path: readonly Hex[], amount: bigint): TriedCall => {
    const least = random() < 0.1 ? maxUint256 : 0n;
    const [first, last] = [path[0], path.at(-1)];
    if (first === wrapped) {
      const args = [least, path, account, FOREVER] as const;
      return call(router, encodeFunctionData({ abi: ROUTER_ABI, functionName: 'swapExactETHForTokens', args }), amount);
    }
    const functionName = last === wrapped ? 'swapExactTokensForETH' : 'swapExactTokensForTokens';
    const args = [amount, least, path, account, FOREVER] as const;
    return call(router, encodeFunctionData({ abi: ROUTER_ABI, functionName, args }));
  };
  const approveRouter = (each: typeof salt, amount: bigint) =>
    call(each.address, encodeFunctionData({ abi: ERC20, functionName: 'approve', args: [router, amount] }));

  const kinds: Readonly<Record<string, () => readonly TriedCall[]>> = {
    ether: () => [call(someone(), '0x', upTo(parseEther(random() < 0.1 ? '40000' : '2')))],
    transfer: () => {
      const each = token();
      return [
        call(
          each.address,
          encodeFunctionData({ abi: ERC20, functionName: 'transfer', args: [someone(), amountOf(each)] }),
        ),
      ];
    },
    approve: () => {
      const each = token();
      const amount = pick([0n, amountOf(each), maxUint256]);
      return [
        call(each.address, encodeFunctionData({ abi: ERC20, functionName: 'approve', args: [spender(), amount] })),
      ];
    },
    increase: () => {
      const each = token();
      const args = [spender(), amountOf(each)] as const;
      return [call(each.address, encodeFunctionData({ abi: ERC20, functionName: 'increaseAllowance', args }))];
    },
    'take by right': () => {
      const each = token();
      const args = [pick(others), account, upTo(each.supplyPerAccount / 50n)] as const;
      return [call(each.address, encodeFunctionData({ abi: ERC20, functionName: 'transferFrom', args }))];
    },
    'swap ether': () => [swap([wrapped, token().address], upTo(parseEther('1')))],
    'swap for ether': () => {
      const each = token();
      const amount = amountOf(each) / 10n;
      return [
        ...(random() < 0.7 ? [approveRouter(each, 0n), approveRouter(each, amount + upTo(10n))] : []),
        swap([each.address, wrapped], amount),
      ];
    },
    'swap tokens': () => {
      const [one, other] = random() < 0.5 ? [salt, kelp] : [kelp, salt];
      const amount = amountOf(one) / 10n;
      return [
        ...(random() < 0.7 ? [approveRouter(one, 0n), approveRouter(one, amount)] : []),
        swap([one.address, other.address], amount),
      ];
    },
    'make a contract': () => [{ data: pick(MADE), value: upTo(parseEther(random() < 0.1 ? '40000' : '1')) }],
    wrap: () => [call(wrapped, encodeFunctionData({ abi: WRAPPED, functionName: 'deposit' }), upTo(parseEther('1')))],
    unwrap: () => [
      call(wrapped, encodeFunctionData({ abi: WRAPPED, functionName: 'withdraw', args: [upTo(parseEther('1'))] })),
    ],
    item: () => {
      const args = [account, someone(), BigInt(Math.floor(random() * 10))] as const;
      const functionName = pick(['transferFrom', 'safeTransferFrom'] as const);
      return [call(glass, encodeFunctionData({ abi: COLLECTION, functionName, args }))];
    },
    'item’s right': () => {
      const args = [pick(others), BigInt(Math.floor(random() * 10))] as const;
      return [call(glass, encodeFunctionData({ abi: COLLECTION, functionName: 'approve', args }))];
    },
    'right to all': () => {
      const args = [pick(others.slice(0, 2)), random() < 0.5] as const;
      return [
        call(pick([glass, lamps]), encodeFunctionData({ abi: COLLECTION, functionName: 'setApprovalForAll', args })),
      ];
    },
    items: () => {
      const args = [account, someone(), pick(LAMPS), upTo(4n), '0x'] as const;
      return [call(lamps, encodeFunctionData({ abi: SEVERAL, functionName: 'safeTransferFrom', args }))];
    },
    'several items': () => {
      const args = [account, someone(), LAMPS, LAMPS.map(() => upTo(2n)), '0x'] as const;
      return [call(lamps, encodeFunctionData({ abi: SEVERAL, functionName: 'safeBatchTransferFrom', args }))];
    },
  };
  const chosen = Array.from({ length: random() < 0.75 ? 1 : 2 + Math.floor(random() * 3) }, () =>
    pick(Object.keys(kinds)),
  );
  return { calls: chosen.flatMap((kind) => kinds[kind]?.() ?? []), what: chosen.join(', ') };
}
