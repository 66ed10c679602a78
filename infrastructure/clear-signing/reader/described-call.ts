/** A contract, its descriptor, and calls to it: for tests of similar ones. */
import { firstValueFrom } from 'rxjs';
import { encodeFunctionData, type Hex, parseAbi } from 'viem';
import type { ClearNames, ClearQuestion } from '../../../application/ports/clear-signing.js';
import type { ClearAnswer } from '../../../domain/request/clear-words.js';
import { clearReader } from '../clear-reader.js';
import type { Descriptors } from '../clear-signing-options.js';

export const CONTRACT: Hex = `0x${'b0'.repeat(20)}`;
export const TOKEN: Hex = `0x${'5a'.repeat(20)}`;
export const RECIPIENT: Hex = `0x${'a1'.repeat(20)}`;
export const BOOK = 'book(address token,uint256 amount,address traveller,bytes extra)';

const ABI = parseAbi(['function book(address token,uint256 amount,address traveller,bytes extra)']);

export function bookCall(extra: Hex = '0x', amount = 1_500_000n): Hex {
  return encodeFunctionData({ abi: ABI, functionName: 'book', args: [TOKEN, amount, RECIPIENT, extra] });
}

export const FIELDS: readonly object[] = [
  { path: 'amount', label: 'Fare', format: 'tokenAmount', params: { tokenPath: 'token' } },
  { path: 'traveller', label: 'Traveller', format: 'addressName' },
];

/** `format`: of `book`; `more`: of the descriptor. */
export function descriptor(format: object = {}, more: object = {}): Record<string, unknown> {
  return {
    $schema: '../../specs/erc7730-v2.schema.json',
    context: { contract: { deployments: [{ chainId: 1, address: CONTRACT }] } },
    metadata: { owner: 'Grey Ferry Company' },
    display: { formats: { [BOOK]: { intent: 'Book a passage', fields: FIELDS, ...format } } },
    ...more,
  };
}

export const NAMES: ClearNames = {
  token: (_, address) => Promise.resolve(address === TOKEN || address.toLowerCase() === TOKEN ? USDC : undefined),
  native: () => ({ symbol: 'ETH', decimals: 18 }),
  network: (chainId) => (chainId === 1 ? 'Ethereum' : undefined),
  address: () => Promise.resolve(undefined),
  collection: () => Promise.resolve(undefined),
  blockTime: () => Promise.resolve(undefined),
};
const USDC = { symbol: 'USDC', decimals: 6 };

export function answerTo(
  descriptors: Descriptors,
  call: Partial<Extract<ClearQuestion, { kind: 'call' }>> = {},
): Promise<ClearAnswer> {
  const question: ClearQuestion = { kind: 'call', chainId: 1, to: CONTRACT, value: 0n, data: bookCall(), ...call };
  return firstValueFrom(clearReader({ descriptors }).describe(question, NAMES));
}
