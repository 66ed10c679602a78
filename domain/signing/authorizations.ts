/** Transfers by signature (ERC-3009), and their cancellation. */
import { addressRow, amountRow, dangersOf, hasUnlimited, isSame, momentRow, textRow } from './signed-rows.js';
import type { Describer, SignedDanger } from './signed-words.js';

const FIELDS = 'address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce';

export const AUTHORIZATIONS: Readonly<Record<string, Describer>> = {
  [`TransferWithAuthorization(${FIELDS})`]: transfer('anyone'),
  [`ReceiveWithAuthorization(${FIELDS})`]: transfer('recipient'),
  'CancelAuthorization(address authorizer,bytes32 nonce)': ({ message }, { signer }) => ({
    title: 'cancel',
    rows: [textRow('authorization', message.nonce)],
    dangers: dangersOf({ 'other-account': signer !== undefined && !isSame(message.authorizer, signer) }),
  }),
};

/** `by`: who can submit it. */
function transfer(by: SignedDanger): Describer {
  return ({ domain, message }, { signer }) => {
    const amount = amountRow('give', domain.verifyingContract, message.value);
    return {
      title: 'transfer',
      rows: [
        amount,
        addressRow('to', message.to),
        momentRow('start', message.validAfter),
        momentRow('end', message.validBefore),
      ],
      dangers: dangersOf({
        unlimited: hasUnlimited([amount]),
        'other-account': signer !== undefined && !isSame(message.from, signer),
        [by]: true,
      }),
    };
  };
}
