/** Permit2: temporary allowances of one or several tokens, and one-time transfers, optionally with an order as witness. */
import { isKnown } from './known-contracts.js';
import {
  addressRow,
  amountRow,
  dangersOf,
  type Fields,
  fieldsOf,
  hasUnlimited,
  listOf,
  momentRow,
} from './signed-rows.js';
import type { Describer, SignedRow } from './signed-words.js';

const DETAILS = 'PermitDetails(address token,uint160 amount,uint48 expiration,uint48 nonce)';
const TOKENS = 'TokenPermissions(address token,uint256 amount)';
const OF = 'address spender,uint256 nonce,uint256 deadline';

export const PERMIT2: Readonly<Record<string, Describer>> = {
  [`PermitSingle(PermitDetails details,address spender,uint256 sigDeadline)${DETAILS}`]: allowances,
  [`PermitBatch(PermitDetails[] details,address spender,uint256 sigDeadline)${DETAILS}`]: allowances,
  [`PermitTransferFrom(TokenPermissions permitted,${OF})${TOKENS}`]: transfers,
  [`PermitBatchTransferFrom(TokenPermissions[] permitted,${OF})${TOKENS}`]: transfers,
};

/** With a witness of an unknown type: only the spender knows what it adds. The spender writes that part, with any characters that names may have. */
const WITNESS =
  /^Permit(Batch)?WitnessTransferFrom\(TokenPermissions(\[\])? permitted,address spender,uint256 nonce,uint256 deadline,.*\)TokenPermissions\(address token,uint256 amount\)/s;

export function witnessed(type: string): Describer | undefined {
  return WITNESS.test(type) ? unknownOrder : undefined;
}

/** Only the tokens that are given are certain: what the order promises for them depends on the spender. */
export function unknownOrder(data: Parameters<Describer>[0]): ReturnType<Describer> {
  const words = transfers(data);
  return { ...words, title: 'witness', dangers: ['unreadable-witness', ...words.dangers] };
}

function allowances({ domain, message }: Parameters<Describer>[0]): ReturnType<Describer> {
  const rows = several(message.details).flatMap(({ token, amount, expiration }) => [
    amountRow('allowed', token, amount),
    momentRow('allowance-end', expiration),
  ]);
  return permit2(domain, [...rows, addressRow('spender', message.spender), momentRow('end', message.sigDeadline)]);
}

function transfers({ domain, message }: Parameters<Describer>[0]): ReturnType<Describer> {
  const rows = several(message.permitted).map(({ token, amount }) => amountRow('give-most', token, amount));
  return permit2(domain, [...rows, addressRow('spender', message.spender), momentRow('end', message.deadline)]);
}

function permit2(domain: Fields, rows: readonly SignedRow[]): ReturnType<Describer> {
  const known = isKnown('Permit2', domain.verifyingContract);
  return {
    title: 'allow',
    ...(known && { known: 'Permit2' }),
    rows,
    dangers: dangersOf({ unlimited: hasUnlimited(rows), 'unknown-contract': !known }),
  };
}

/** A list, or a single value. */
function several(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? listOf(value) : [fieldsOf(value)];
}
