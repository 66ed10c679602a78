/** A call in plain words: what leaves, who gets it, who may take it later. What cannot be read is said to be so. */
import { decodeFunctionData, encodeFunctionData, erc20Abi, getAddress, type Hex } from 'viem';
import { formatAmount } from '../../../../domain/amount.js';
import type { SiteNetwork } from '../../site-settings.js';
import { tokenOnChain } from './token-on-chain.js';

export interface Call {
  readonly to: Hex | undefined;
  readonly value: bigint;
  readonly data: Hex;
}

export interface CallWords {
  readonly title: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly warnings: readonly string[];
  /** Why nobody can read it. */
  readonly blind?: string;
  /** Everything could be lost by it. */
  readonly danger?: boolean;
}

/** From here on an allowance is for everything. */
const UNLIMITED = 2n ** 255n;
const UNREADABLE = 'What this does cannot be read here. It may move everything you own on this network.';

export async function describeCall({ to, value, data }: Call, network: SiteNetwork): Promise<CallWords> {
  const native = `${formatAmount(value, network.decimals)} ${network.symbol}`;
  const sends = value > 0n ? [['Sends', native] as const] : [];
  if (to === undefined)
    return { title: 'Put a new contract on the network', facts: sends, warnings: [], blind: UNREADABLE };
  const address = getAddress(to);
  if (data === '0x') return { title: `Send ${native}`, facts: [['To', address]], warnings: [] };
  const token = readTokenCall(data);
  const known = token && (await tokenOnChain(network, to));
  if (!token || !known) {
    const facts = [['Contract', address] as const, ...sends];
    return { title: 'Call a contract', facts, warnings: [], blind: UNREADABLE };
  }
  const amount = `${formatAmount(token.amount, known.decimals)} ${known.symbol}`;
  const contract = ['Token contract', address] as const;
  switch (token.kind) {
    case 'transfer':
      return { title: `Send ${amount}`, facts: [['To', token.to], contract, ...sends], warnings: [] };
    case 'transferFrom':
      return {
        title: `Move ${amount}`,
        facts: [['Out of', token.from], ['To', token.to], contract, ...sends],
        warnings: [],
      };
    case 'approve':
      return { ...allowanceWords(known.symbol, amount, token), facts: [['Who', token.to], contract, ...sends] };
  }
}

/** Also of a permit, which is the same without a transaction. */
export function allowanceWords(symbol: string, amount: string, { amount: units }: { readonly amount: bigint }) {
  if (units === 0n) return { title: `Take back the permission to spend your ${symbol}`, warnings: [] };
  if (units >= UNLIMITED)
    return {
      title: `Let somebody spend all your ${symbol}`,
      warnings: [`They can take all ${symbol} you have and will have, at any time, without asking again.`],
      danger: true,
    };
  return {
    title: `Let somebody spend ${amount}`,
    warnings: [`They can take up to ${amount} at any time, without asking again.`],
  };
}

type TokenCall =
  | { readonly kind: 'transfer' | 'approve'; readonly to: Hex; readonly amount: bigint }
  | { readonly kind: 'transferFrom'; readonly from: Hex; readonly to: Hex; readonly amount: bigint };

function readTokenCall(data: Hex): TokenCall | undefined {
  try {
    const call = decodeFunctionData({ abi: erc20Abi, data });
    // Something behind the arguments would be read by nobody here, but perhaps by the contract.
    const exact = (encoded: Hex) => encoded.toLowerCase() === data.toLowerCase();
    switch (call.functionName) {
      case 'transfer':
      case 'approve': {
        const { functionName, args } = call;
        const [to, amount] = args;
        return exact(encodeFunctionData({ abi: erc20Abi, functionName, args }))
          ? { kind: functionName, to, amount }
          : undefined;
      }
      case 'transferFrom': {
        const { functionName, args } = call;
        const [from, to, amount] = args;
        return exact(encodeFunctionData({ abi: erc20Abi, functionName, args }))
          ? { kind: functionName, from, to, amount }
          : undefined;
      }
      default:
        return undefined;
    }
  } catch {
    return undefined;
  }
}
