/**
 * Whether a descriptor's words contradict what is known about a request. For well-known calls and messages, such as an
 * approval, the words have to name it completely.
 */
import type { ClearQuestion } from '../../../application/ports/clear-signing.js';
import type { ClearWords } from '../../../domain/request/clear-words.js';
import { receivedBy } from '../../../domain/request/received-by.js';
import { spendingRight } from '../../../domain/request/spending-right.js';

const GRANTS = /approv|allow|authori[sz]|permi|grant|operator|spend|manage/i;
const MOVES = /send|transfer|move|pay|give|withdraw|deposit/i;
/** Deceptive names. */
const LURES =
  /claim|reward|airdrop|refund|bonus|receive|revoke|cancel|log ?in|sign ?in|verif|unlock|migrat|updat|upgrad/i;
/** `transfer`, `transferFrom`, `safeTransferFrom` with and without data. */
const TRANSFERS = ['0xa9059cbb', '0x23b872dd', '0x42842e0e', '0xb88d4fde'];

export function isMisleading(question: ClearQuestion, words: ClearWords): boolean {
  const said = saidBy(words);
  const asItIs = (expected: RegExp) => expected.test(said) && !LURES.test(said);
  if (question.kind === 'typed-data') {
    const { primaryType } = question.data;
    if (/^(?:Transfer|Receive)WithAuthorization$/.test(primaryType)) return !asItIs(MOVES);
    if (/^Permit/.test(primaryType)) return primaryType.includes('Witness') ? LURES.test(said) : !asItIs(GRANTS);
    // Rights at lending protocols do not have their own verb.
    return /^(?:DelegationWithSig|Authorization)$/.test(primaryType) && LURES.test(said);
  }
  const right = spendingRight(question);
  const isGrant = right !== undefined;
  const isTransfer = TRANSFERS.includes(question.data.slice(0, 10).toLowerCase());
  if (!isGrant && !isTransfer) return false;
  // Shown as an address: parameters of other fields count as shown as well.
  const who = (right?.who ?? receivedBy(question)?.receiver)?.toLowerCase();
  const isNamed = words.rows.some(({ address }) => address?.toLowerCase() === who);
  return !isNamed || words.rest.length > 0 || !asItIs(isGrant ? GRANTS : MOVES);
}

/** The descriptor's own text, without the values. */
function saidBy({ intent, sentence = [] }: ClearWords): string {
  return [intent, ...sentence.filter((part) => typeof part === 'string')].join(' ');
}
