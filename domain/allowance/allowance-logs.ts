/** The allowances that an account may have granted, according to a node's logs. The logs are untrusted: they can have any shape. */
import { isAddressShape } from '../address/address.js';
import { addressIn, PERMIT2, wordAt } from '../simulation/subject.js';
import { textOf } from '../text/text-of.js';
import { readProperty } from '../value/read-property.js';
import { type AllowanceSubject, allowanceKey } from './allowance.js';

/** `Approval` of a token or of one item; `ApprovalForAll` of a collection. */
export const APPROVAL = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925';
export const APPROVAL_FOR_ALL = '0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31';
/** `Approval` and `Permit` of Permit2. */
export const PERMIT2_APPROVAL = '0xda9fa7c1b00402c17d0161b249b1ab8bbec047c5a52207b9c112deffd817036b';
export const PERMIT2_PERMIT = '0xc6a377bfc4eb120024a8ac08eef205be16b817020812c73223e81d1bdb9708ec';

/** The log filter that finds all of them: the owner is in the same topic of each event. */
export function allowanceTopics(owner: string): readonly unknown[] {
  const padded = `0x${owner.toLowerCase().slice(2).padStart(64, '0')}`;
  return [[APPROVAL, APPROVAL_FOR_ALL, PERMIT2_APPROVAL, PERMIT2_PERMIT], padded];
}

/** Without duplicates, most recent first. `logs`: oldest first, as nodes return them. */
export function subjectsInLogs(logs: readonly unknown[], owner: string): readonly AllowanceSubject[] {
  const found = new Map<string, AllowanceSubject>();
  for (let at = logs.length - 1; at >= 0; at -= 1) {
    const subject = subjectIn(logs[at], owner);
    const key = subject && allowanceKey(subject);
    if (subject && key !== undefined && !found.has(key)) found.set(key, subject);
  }
  return [...found.values()];
}

function subjectIn(log: unknown, owner: string): AllowanceSubject | undefined {
  const [given, topics] = [readProperty(log, 'address'), readProperty(log, 'topics')];
  if (typeof given !== 'string' || !given.startsWith('0x') || !isAddressShape('eip155', given)) return undefined;
  if (!Array.isArray(topics) || topics.length < 3 || topics.length > 4) return undefined;
  const words = topics.map((topic) => (typeof topic === 'string' ? wordAt(topic, 0) : undefined));
  const [, by, first, second] = words.map((word) => (word === undefined ? undefined : addressIn(word)));
  // A log of another account, although the filter excluded it.
  if (by !== owner.toLowerCase()) return undefined;
  const address = given.toLowerCase();
  switch (textOf(topics[0]).toLowerCase()) {
    case APPROVAL: {
      if (first === undefined) return undefined;
      if (topics.length === 3) return { kind: 'allowance', address, spender: first };
      const id = words[3];
      return id === undefined ? undefined : { kind: 'item', address, spender: first, id };
    }
    case APPROVAL_FOR_ALL:
      return first !== undefined && topics.length === 3 ? { kind: 'operator', address, spender: first } : undefined;
    case PERMIT2_APPROVAL:
    case PERMIT2_PERMIT:
      // Any contract may emit such an event.
      if (address !== PERMIT2 || first === undefined || second === undefined) return undefined;
      return { kind: 'permit2', address: first, spender: second };
    default:
      return undefined;
  }
}
