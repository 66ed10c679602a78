/**
 * Contract calls on an EVM network. Loaded on first use as a separate chunk: code shared with the rest of the chain is passed in, since
 * chunks for shared files cost more than they save.
 */
import { defer, throwError } from 'rxjs';
import type { Batches } from '../../../../application/ports/batches.js';
import type { ContractCall, Contracts } from '../../../../application/ports/contracts.js';
import { sameAddress } from '../../../../domain/address/address.js';
import { Failure } from '../../../../domain/failure/failure.js';
import type { AskNode } from '../node/ask-node.js';
import { type Asked, callAsk } from './call-ask.js';
import { addressWord, numberWord } from './call-words.js';
import { approvalOf, termsOf } from './swap-terms.js';
import { tryOut } from './try-out.js';

export function contracts(node: AskNode, call: Batches['call'], asked: Asked): Contracts {
  return {
    approvalOf,
    approve: ({ address = '' }, { spender, amount }): ContractCall => ({
      to: address,
      data: `0x095ea7b3${addressWord(spender)}${numberWord(amount)}`,
      value: 0n,
    }),
    termsOf,
    tryOut: tryOut(node),
    askOf: callAsk(asked),
    send: (link, address, each, network, asking) =>
      defer(() => {
        const opened = link.accounts.some((one) => sameAddress('eip155', one.address, address));
        if (opened) return call(link, address, each, network, asking);
        return throwError(() => new Failure('unauthorized', 'The wallet does not share this account'));
      }),
  };
}
