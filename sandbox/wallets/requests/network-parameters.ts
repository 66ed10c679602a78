/** Reads what a page says about a network: EIP-3326 (switch) and EIP-3085 (add). */
import { hexToNumber, isHex } from 'viem';
import { invalidParams } from '../../../servers/secure-site/frame/rpc/provider-error.js';

/** The chain id of `wallet_switchEthereumChain`'s and `wallet_addEthereumChain`'s parameter. Throws −32602. */
export function readChainId(value: unknown): number {
  const text = memberOf(value, 'chainId');
  if (!isHex(text) || text === '0x')
    throw invalidParams(`expected a 0x-prefixed hexadecimal chain id, got ${String(text)}.`);
  const chainId = hexToNumber(text);
  if (!Number.isSafeInteger(chainId)) throw invalidParams(`${text} is not a chain id.`);
  return chainId;
}

/** `wallet_addEthereumChain`'s parameter as a network the wallet can use. Throws −32602. */
export function readAddedNetwork(value: unknown): {
  readonly chainId: number;
  readonly name: string;
  readonly rpcUrl: string;
} {
  const chainId = readChainId(value);
  const name = memberOf(value, 'chainName');
  if (typeof name !== 'string' || name === '') throw invalidParams('expected a chainName.');
  const urls = memberOf(value, 'rpcUrls');
  const rpcUrl = Array.isArray(urls) ? urls.find(isHttpUrl) : undefined;
  if (rpcUrl === undefined) throw invalidParams('expected at least one HTTP address in rpcUrls.');
  const currency = memberOf(value, 'nativeCurrency');
  if (typeof memberOf(currency, 'symbol') !== 'string' || typeof memberOf(currency, 'decimals') !== 'number') {
    throw invalidParams('expected a nativeCurrency with name, symbol and decimals.');
  }
  return { chainId, name, rpcUrl };
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function isHttpUrl(value: unknown): value is string {
  return typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}
