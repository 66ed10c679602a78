/** Decodes known contract calls: of tokens (ERC-20), and of collections (ERC-721 and ERC-1155). */
import { decodeFunctionData, encodeFunctionData, type Hex, parseAbi } from 'viem';

const KNOWN = parseAbi([
  'function transfer(address to, uint256 amount)',
  'function transferFrom(address from, address to, uint256 amount)',
  'function approve(address who, uint256 amount)',
  'function increaseAllowance(address who, uint256 amount)',
  'function decreaseAllowance(address who, uint256 amount)',
  'function permit(address owner, address who, uint256 amount, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
  'function safeTransferFrom(address from, address to, uint256 item)',
  'function safeTransferFrom(address from, address to, uint256 item, bytes data)',
  'function safeTransferFrom(address from, address to, uint256 item, uint256 amount, bytes data)',
  'function safeBatchTransferFrom(address from, address to, uint256[] items, uint256[] amounts, bytes data)',
  'function setApprovalForAll(address who, bool approved)',
  // Permit2, which spends tokens for others: allowances for it have no effect without its own.
  'function approve(address token, address who, uint160 amount, uint48 expiration)',
]);

export type KnownCall =
  | { readonly kind: 'transfer'; readonly to: Hex; readonly amount: bigint }
  | { readonly kind: 'transferFrom'; readonly from: Hex; readonly to: Hex; readonly amount: bigint }
  | { readonly kind: 'approve'; readonly who: Hex; readonly amount: bigint; readonly by: 'set' | 'more' | 'less' }
  | { readonly kind: 'permit'; readonly owner: Hex; readonly who: Hex; readonly amount: bigint }
  | { readonly kind: 'items'; readonly from: Hex; readonly to: Hex; readonly items: readonly Items[] }
  | { readonly kind: 'operator'; readonly who: Hex; readonly approved: boolean }
  /** `expiration`: Unix time in seconds. */
  | {
      readonly kind: 'lend';
      readonly token: Hex;
      readonly who: Hex;
      readonly amount: bigint;
      readonly expiration: number;
    };

export interface Items {
  readonly id: bigint;
  /** Absent if there is one of each. */
  readonly amount?: bigint;
}

/** Undefined if it is none of them, or has extra bytes. */
export function readCall(data: Hex): KnownCall | undefined {
  try {
    const call = decodeFunctionData({ abi: KNOWN, data });
    // Nobody here would read bytes after the arguments, but the contract might.
    if (encodeFunctionData({ abi: KNOWN, ...call } as never) !== data.toLowerCase()) return undefined;
    switch (call.functionName) {
      case 'transfer':
        return { kind: 'transfer', to: call.args[0], amount: call.args[1] };
      case 'transferFrom':
        return { kind: 'transferFrom', from: call.args[0], to: call.args[1], amount: call.args[2] };
      case 'approve': {
        const [first, second, amount, expiration] = call.args;
        if (typeof second === 'bigint') return { kind: 'approve', who: first, amount: second, by: 'set' };
        if (amount === undefined || expiration === undefined) return undefined;
        return { kind: 'lend', token: first, who: second, amount, expiration };
      }
      case 'increaseAllowance':
      case 'decreaseAllowance': {
        const by = call.functionName === 'increaseAllowance' ? 'more' : 'less';
        return { kind: 'approve', who: call.args[0], amount: call.args[1], by };
      }
      case 'permit':
        return { kind: 'permit', owner: call.args[0], who: call.args[1], amount: call.args[2] };
      case 'safeTransferFrom': {
        const [from, to, id, amount, last] = call.args;
        const one = typeof amount !== 'bigint';
        // Data for the receiver is a separate request.
        const along = one ? (amount ?? '0x') : last;
        return along === '0x' ? { kind: 'items', from, to, items: [one ? { id } : { id, amount }] } : undefined;
      }
      case 'safeBatchTransferFrom': {
        const [from, to, ids, amounts, along] = call.args;
        if (along !== '0x' || ids.length === 0 || ids.length !== amounts.length) return undefined;
        return { kind: 'items', from, to, items: ids.map((id, at) => ({ id, amount: amounts[at] ?? 0n })) };
      }
      case 'setApprovalForAll':
        return { kind: 'operator', who: call.args[0], approved: call.args[1] };
      default:
        return undefined;
    }
  } catch {
    return undefined;
  }
}
