/** The assets and rights of an account that logs name. Logs are untrusted: they only decide what to read. */
import { addressIn, listAt, PERMIT2, type Subject, subjectKey, wordAt } from './subject.js';

export interface Log {
  /** In lower case, like all addresses here. */
  readonly address: string;
  readonly topics: readonly string[];
  readonly data: string;
}

/** The first topics of the standards' events. */
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const APPROVAL = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925';
const APPROVAL_FOR_ALL = '0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31';
const TRANSFER_SINGLE = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62';
const TRANSFER_BATCH = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb';
const DEPOSIT = '0xe1fffcc4923d04b559f4d29a8bfc6cda04eb5b0d3c460751c2402c5c5cc9109c';
const WITHDRAWAL = '0x7fcf532c15f0a6db0bd6d0e038bea71d30d808c7d98cb3bf7268a95bf5081b65';
const PERMIT2_APPROVAL = '0xda9fa7c1b00402c17d0161b249b1ab8bbec047c5a52207b9c112deffd817036b';
const PERMIT2_PERMIT = '0xc6a377bfc4eb120024a8ac08eef205be16b817020812c73223e81d1bdb9708ec';

/** Outgoing assets and granted rights come before incoming assets, so that many gifts cannot hide them. Without duplicates. */
export function subjectsOfLogs(logs: readonly Log[], account: string): readonly Subject[] {
  const named = logs.flatMap((log) => namedBy(log, account.toLowerCase()));
  const given = named.filter(({ comes }) => !comes);
  const subjects = [...given, ...named.filter(({ comes }) => comes)].map(({ subject }) => subject);
  return [...new Map(subjects.map((subject) => [subjectKey(subject), subject])).values()];
}

interface Named {
  readonly subject: Subject;
  readonly comes: boolean;
}

function namedBy({ address, topics, data }: Log, account: string): readonly Named[] {
  const at = (place: number) => (topics[place] === undefined ? undefined : addressIn(wordAt(topics[place], 0)));
  const id = topics[3] === undefined ? undefined : wordAt(topics[3], 0);
  const owned = at(1) === account;
  switch (topics[0]) {
    case TRANSFER:
      if (!owned && at(2) !== account) return [];
      return [
        { subject: id === undefined ? { kind: 'token', address } : { kind: 'item', address, id }, comes: !owned },
      ];
    case DEPOSIT:
    case WITHDRAWAL:
      return owned ? [{ subject: { kind: 'token', address }, comes: topics[0] === DEPOSIT }] : [];
    case APPROVAL: {
      const spender = at(2);
      if (!owned || spender === undefined) return [];
      const subject: Subject =
        id === undefined ? { kind: 'allowance', address, spender } : { kind: 'approved', address, id };
      return [{ subject, comes: false }];
    }
    case APPROVAL_FOR_ALL: {
      const spender = at(2);
      return owned && spender !== undefined ? [{ subject: { kind: 'operator', address, spender }, comes: false }] : [];
    }
    case TRANSFER_SINGLE:
    case TRANSFER_BATCH: {
      const isOutgoing = at(2) === account;
      if (!isOutgoing && at(3) !== account) return [];
      const ids = topics[0] === TRANSFER_SINGLE ? [wordAt(data, 0)] : listAt(data, 0);
      return ids.flatMap((each) =>
        each === undefined ? [] : [{ subject: { kind: 'items', address, id: each } as const, comes: !isOutgoing }],
      );
    }
    case PERMIT2_APPROVAL:
    case PERMIT2_PERMIT: {
      const [token, spender] = [at(2), at(3)];
      if (address !== PERMIT2 || !owned || token === undefined || spender === undefined) return [];
      return [{ subject: { kind: 'permit2', address: token, spender }, comes: false }];
    }
    default:
      return [];
  }
}
