/**
 * Signatures that let someone act for the account: at lending protocols (borrowing up to an amount, or managing everything), and those of
 * unknown kinds that look like it.
 */
import type { TypedData } from '../request/typed-data.js';
import { addressRow, amountRow, bigOf, dangersOf, isSame, momentRow, ZERO_ADDRESS } from './signed-rows.js';
import type { Asked, Describer, SignedWords } from './signed-words.js';

export const RIGHTS: Readonly<Record<string, Describer>> = {
  // Aave's credit delegation: the contract is the token of the debt.
  'DelegationWithSig(address delegatee,uint256 value,uint256 nonce,uint256 deadline)': ({ domain, message }) => ({
    title: 'borrow',
    rows: [
      amountRow('allowed', domain.verifyingContract, message.value),
      addressRow('spender', message.delegatee),
      momentRow('end', message.deadline),
    ],
    dangers: dangersOf({ debt: bigOf(message.value) > 0n }),
  }),
  // Compound's third version, and Morpho.
  'Authorization(address owner,address manager,bool isAllowed,uint256 nonce,uint256 expiry)': managed,
  'Authorization(address authorizer,address authorized,bool isAuthorized,uint256 nonce,uint256 deadline)': managed,
};

/** Everything that the account has at the contract, for good. */
function managed({ message }: TypedData, { signer }: Asked): SignedWords {
  const granted = (message.isAllowed ?? message.isAuthorized) === true;
  return {
    title: granted ? 'allow' : 'other',
    rows: [
      ...(granted ? [] : [{ label: 'call', value: { kind: 'call', call: 'revoke-all' } } as const]),
      addressRow('spender', message.manager ?? message.authorized),
      momentRow('end', message.expiry ?? message.deadline),
    ],
    dangers: dangersOf({
      unlimited: granted,
      debt: granted,
      'other-account': signer !== undefined && !isSame(message.owner ?? message.authorizer, signer),
    }),
  };
}

const NAMES =
  /(?:permit|approv|authori[sz]|delegat|allow|grant|operat|userop|safeop|call|order|offer|listing|maker|transfer|withdraw|borrow|swap|relay|forward|transact|tx|execut|loan|bid|trade|sale|sell|send|spend)/;
/** Among the types as they are hashed: a type of such a name, or a field that switches such a right on. */
const RIGHT = new RegExp(`(?:^|\\))[^()]*${NAMES.source}[^()]*\\(|bool \\w*${NAMES.source}`, 'i');

/** Delegates votes (ERC-5805): named like a right, but what the account has stays its own. */
const VOTES = 'Delegation(address delegatee,uint256 nonce,uint256 expiry)';

/** `type`: as it is hashed. Without a contract in the domain, no contract would accept it. Undefined for other data. */
export function unknownRight(type: string, { domain }: TypedData): SignedWords | undefined {
  if (domain.verifyingContract === undefined || type === VOTES || !RIGHT.test(type)) return undefined;
  return { title: 'other', rows: [], dangers: ['unchecked'] };
}

/**
 * A transaction that anyone with the signature can submit: of a network that accepts it as typed data (zkSync), whose domain has no contract,
 * or of a smart account (ERC-4337), which pays the sender any fee in the data, even if it calls nothing.
 */
export function wholeTransaction(type: string, { message: { to, value } }: TypedData): SignedWords | undefined {
  const [found, ofNetwork] =
    /^(?:PackedUserOperation\(|(Transaction)\(uint256 txType,uint256 from,uint256 to,[^)]*uint256 value,)/.exec(type) ??
    [];
  return found === undefined
    ? undefined
    : {
        title: 'forward',
        rows: ofNetwork
          ? [addressRow('to', `0x${bigOf(to).toString(16).padStart(40, '0')}`), amountRow('value', ZERO_ADDRESS, value)]
          : [],
        dangers: ['unreadable-call'],
      };
}
