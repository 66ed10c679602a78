/** Compares the calls that a service has built with the order: the service may be dishonest. */
import { isAddressShape, sameAddress } from '../../domain/address/address.js';
import { Failure } from '../../domain/failure/failure.js';
import type { Token } from '../../domain/token/token.js';
import { leastOf } from '../../domain/trade/swap.js';
import type { Contracts, TrialOutcome } from '../ports/contracts.js';
import type { BuiltCall, SwapOrder } from '../ports/services.js';
import type { SwapMismatch } from './state.js';

/** Methods of tokens and collections, and Permit2: they approve or move what the order does not name. */
const OF_TOKENS = /^0x(?:095ea7b3|39509351|a22cb465|87517c45|a9059cbb|23b872dd|42842e0e|b88d4fde|f242432a|2eb2c2d6)/i;

const same = (a: string, b: string) => sameAddress('eip155', a, b);

/** Returns the minimum to receive according to the call, if it can be decoded. Throws `request-failed` with `data.mismatch`. */
export function checkCall(contracts: Contracts, order: SwapOrder, built: BuiltCall, quoted: bigint): bigint {
  const { from, to, address, amount } = order;
  const { networkId } = from;
  if (built.from !== undefined && !same(built.from, address)) throw differs('account');
  if (built.amount !== undefined && built.amount !== amount) throw differs('amount');
  const tokens = [from.address, to.address, address].filter((each) => each !== undefined);
  const strange = !isAddressShape('eip155', built.to) || /^(0x)?0{40}$/i.test(built.to);
  // A call to a token, or to the account itself, is not a swap.
  if (
    strange ||
    OF_TOKENS.test(built.data) ||
    tokens.some((each) => same(each, built.to)) ||
    !networkId.startsWith('eip155:')
  )
    throw differs('contract');
  const terms = contracts.termsOf(built.data);
  if (!terms) {
    if (leastOf(quoted) <= 0n) throw differs('least');
    return leastOf(quoted);
  }
  if (!same(terms.recipient, address)) throw differs('recipient');
  if ((from.address === undefined) !== (terms.from === undefined)) throw differs('token');
  if ((to.address === undefined) !== (terms.to === undefined)) throw differs('token');
  if (from.address && terms.from && !same(from.address, terms.from)) throw differs('token');
  if (to.address && terms.to && !same(to.address, terms.to)) throw differs('token');
  if (terms.amount !== undefined && terms.amount !== amount) throw differs('amount');
  // Prices may have moved since the quote, within the slippage.
  if (terms.least <= 0n || terms.least < leastOf(leastOf(quoted))) throw differs('least');
  return terms.least;
}

/** The spender has to be the contract that the swap calls. */
export function checkApproval(contracts: Contracts, { from }: SwapOrder, approval: BuiltCall, called: string): void {
  const read = contracts.approvalOf(approval.data);
  if (!read || from.address === undefined || !same(approval.to, from.address)) throw differs('contract');
  if (!same(read.spender, called)) throw differs('spender');
}

export function checkOutcome({ from, to, amount }: SwapOrder, outcome: TrialOutcome, least: bigint): void {
  const strange = (given: bigint | undefined, { decimals }: Token) => given !== undefined && given !== BigInt(decimals);
  if (strange(outcome.fromDecimals, from) || strange(outcome.toDecimals, to)) throw differs('decimals');
  if (outcome.spent > amount) throw differs('amount');
  if (outcome.got < least) throw differs('least');
}

function differs(mismatch: SwapMismatch): Failure {
  return new Failure('request-failed', `The built transaction does not match the request: ${mismatch}`, {
    data: { mismatch },
  });
}
