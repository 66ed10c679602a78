/** The subjects that the calls themselves may change: for nodes that do not report inner events, and for tokens that log nothing. */

import type { TriedCall } from './simulation.js';
import { addressIn, listAt, PERMIT2, type Subject, subjectKey, wordAt } from './subject.js';

/** `approve`, `increaseAllowance`, `decreaseAllowance`, `transferFrom`, `safeTransferFrom` (three), `safeBatchTransferFrom`, `setApprovalForAll`, Permit2's `approve`. */
const APPROVE = '095ea7b3';
const INCREASE = '39509351';
const DECREASE = 'a457c2d7';
const TRANSFER_FROM = '23b872dd';
const SAFE_TRANSFER_FROM = '42842e0e';
const SAFE_TRANSFER_WITH_DATA = 'b88d4fde';
const SAFE_TRANSFER_ITEMS = 'f242432a';
const SAFE_TRANSFER_LIST = '2eb2c2d6';
const SET_APPROVAL_FOR_ALL = 'a22cb465';
const PERMIT2_APPROVE = '87517c45';

/** `tokens`: contracts of tokens that the account is known to hold. Each subject once, the most certain ones first. */
export function subjectsOfCalls(calls: readonly TriedCall[], tokens: readonly string[]): readonly Subject[] {
  const subjects: readonly Subject[] = [
    { kind: 'native' },
    ...calls.flatMap(namedBy),
    ...[...calls.flatMap(({ to, data }) => (data === '0x' ? [] : (to ?? []))), ...tokens].map(
      (address) => ({ kind: 'token', address: address.toLowerCase() }) as const,
    ),
  ];
  return [...new Map(subjects.map((subject) => [subjectKey(subject), subject])).values()];
}

/** For outgoing tokens, the remaining rights of their spenders: not every token logs that an allowance was used. */
export function usedRights(leaving: readonly string[], calls: readonly TriedCall[]): readonly Subject[] {
  const takers = [...new Set([...calls.flatMap(({ to }) => to?.toLowerCase() ?? []), PERMIT2])];
  return leaving.flatMap((address) =>
    takers
      .filter((spender) => spender !== address)
      .flatMap((spender) => [
        { kind: 'allowance', address, spender } as const,
        ...(spender === PERMIT2 ? [] : [{ kind: 'permit2', address, spender } as const]),
      ]),
  );
}

function namedBy({ to, data }: TriedCall): readonly Subject[] {
  const address = to?.toLowerCase();
  if (address === undefined) return [];
  const rest = `0x${data.slice(10)}`;
  const spender = addressIn(wordAt(rest, 0));
  const [second, third] = [wordAt(rest, 1), wordAt(rest, 2)];
  switch (data.slice(2, 10).toLowerCase()) {
    case APPROVE:
      return spender === undefined || second === undefined
        ? []
        : [
            { kind: 'allowance', address, spender },
            { kind: 'approved', address, id: second },
          ];
    case INCREASE:
    case DECREASE:
      return spender === undefined ? [] : [{ kind: 'allowance', address, spender }];
    case SET_APPROVAL_FOR_ALL:
      return spender === undefined ? [] : [{ kind: 'operator', address, spender }];
    case TRANSFER_FROM:
    case SAFE_TRANSFER_FROM:
    case SAFE_TRANSFER_WITH_DATA:
      return third === undefined ? [] : [{ kind: 'item', address, id: third }];
    case SAFE_TRANSFER_ITEMS:
      return third === undefined ? [] : [{ kind: 'items', address, id: third }];
    case SAFE_TRANSFER_LIST:
      return listAt(rest, 2).flatMap((id) => (id === undefined ? [] : [{ kind: 'items', address, id } as const]));
    case PERMIT2_APPROVE: {
      const taker = addressIn(second);
      return address !== PERMIT2 || spender === undefined || taker === undefined
        ? []
        : [{ kind: 'permit2', address: spender, spender: taker }];
    }
    default:
      return [];
  }
}
