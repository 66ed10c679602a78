/** A wallet request in words: what a careful wallet shows before its user approves. */
import { decodeFunctionData, erc20Abi, formatEther, type Hex, hexToBigInt, hexToString, isHex } from 'viem';
import type { WalletRequest } from '../prompts.js';
import type { WalletNetwork } from '../wallet-memory.js';

export interface RequestWords {
  /** A sentence without a subject, such as "wants you to sign a message". */
  readonly title: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** The data to sign, verbatim. */
  readonly text?: string;
}

export function describeRequest(
  { method, params, origin, chainId, reference }: WalletRequest,
  networks: readonly WalletNetwork[],
): RequestWords {
  const site = ['Site', origin] as const;
  const nameOf = (id: number) => networks.find((each) => each.chainId === id)?.name ?? `network ${id}`;
  const network = ['Network', nameOf(chainId)] as const;
  switch (method) {
    case 'eth_requestAccounts':
    case 'wallet_requestPermissions':
      return { title: 'Share your accounts with this site', facts: [site] };
    case 'personal_sign':
      return { title: 'Sign a message', facts: [site], text: readable(params[0]) };
    case 'eth_signTypedData_v4':
      return { title: 'Sign typed data', facts: [site, network], text: pretty(params[1]) };
    case 'eth_sendTransaction':
      return { title: 'Send a transaction', facts: [network, ...transactionFacts(params[0])] };
    case 'wallet_sendCalls': {
      const calls = member(params[0], 'calls');
      const all: readonly unknown[] = Array.isArray(calls) ? calls : [];
      return {
        title: `Make ${all.length} calls at once`,
        facts: [
          ['Network', nameOf(Number(member(params[0], 'chainId')))],
          ...all.flatMap((call, at) => [[`${at + 1}.`, ''] as const, ...transactionFacts(call)]),
        ],
      };
    }
    case 'wallet_switchEthereumChain':
      return {
        title: `Switch to ${nameOf(Number(member(params[0], 'chainId')))}`,
        facts: [site, ['Current network', nameOf(chainId)]],
      };
    case 'wallet_addEthereumChain': {
      const urls = member(params[0], 'rpcUrls');
      return {
        title: `Add the network ${String(member(params[0], 'chainName'))} and switch to it`,
        facts: [
          site,
          ['Chain ID', String(Number(member(params[0], 'chainId')))],
          ['RPC', Array.isArray(urls) ? urls.join(', ') : ''],
        ],
      };
    }
    case 'wallet_watchAsset':
      return { title: 'Show a token in the wallet', facts: [site], text: pretty(params[0]) };
    case 'solana_connect':
    case 'bitcoin_connect':
    case 'polkadot_enable':
      return { title: 'Share your accounts with this site', facts: [site] };
    case 'solana_signMessage':
      return { title: 'Sign a message', facts: [site], text: params.map(String).join('\n') };
    case 'bitcoin_signMessage':
      return { title: 'Sign a message', facts: [site, ['Address', String(params[1])]], text: String(params[0]) };
    case 'polkadot_signRaw':
      return { title: 'Sign a message', facts: [site], text: String(params[0]) };
    case 'bitcoin_signPsbt':
      return { title: 'Sign a transaction', facts: [site, ['Network', reference ?? '']] };
    case 'bitcoin_sendTransfer':
      return {
        title: 'Send bitcoin',
        facts: [site, ['Network', reference ?? ''], ['To', String(params[0])], ['Satoshis', String(params[1])]],
      };
    case 'bitcoin_changeNetwork':
      return { title: `Switch to ${String(params[0])}`, facts: [site] };
    case 'solana_signIn':
      return { title: 'Sign in', facts: [site], text: params.map(String).join('\n') };
    case 'solana_signTransaction':
    case 'solana_signAndSendTransaction':
      return {
        title: `${method === 'solana_signTransaction' ? 'Sign' : 'Sign and send'} ${params.length === 1 ? 'a transaction' : `${params.length} transactions`}`,
        facts: [site, ['Network', reference ?? '']],
        text: params.map(String).join('\n'),
      };
    default:
      return { title: method, facts: [site], text: pretty(params) };
  }
}

function transactionFacts(transaction: unknown): RequestWords['facts'] {
  const to = member(transaction, 'to');
  const value = member(transaction, 'value');
  const data = member(transaction, 'data') ?? member(transaction, 'input');
  const transfer = isHex(data) ? readTransfer(data) : undefined;
  return [
    [transfer ? 'Token' : 'To', to === undefined ? 'New contract' : String(to)],
    ...(isHex(value) && hexToBigInt(value) > 0n ? [['Amount', `${formatEther(hexToBigInt(value))} ETH`] as const] : []),
    ...(transfer
      ? ([
          ['To', transfer[0]],
          ['Smallest units', String(transfer[1])],
        ] as const)
      : []),
    ...(isHex(data) && data !== '0x' && !transfer ? [['Data', data] as const] : []),
  ];
}

function readTransfer(data: Hex): readonly [string, bigint] | undefined {
  try {
    const call = decodeFunctionData({ abi: erc20Abi, data });
    return call.functionName === 'transfer' ? call.args : undefined;
  } catch {
    return undefined;
  }
}

function readable(message: unknown): string {
  if (!isHex(message)) return String(message);
  const text = hexToString(message);
  // A replacement character: the bytes are not text.
  return text.includes('\uFFFD') ? message : text;
}

function pretty(value: unknown): string {
  try {
    return JSON.stringify(typeof value === 'string' ? JSON.parse(value) : value, null, 2);
  } catch {
    return String(value);
  }
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
