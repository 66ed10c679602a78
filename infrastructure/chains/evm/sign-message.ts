/** Personal signatures (ERC-191). */
import { map } from 'rxjs';
import { stringToHex } from 'viem';
import type { Chain } from '../../../application/ports/chain.js';
import { Failure } from '../../../domain/failure/failure.js';
import { type AskWallet, PROMPT_LIMIT } from './ask-wallet.js';
import { signature } from './schema.js';

export function signMessage(ask: AskWallet): Chain['signMessage'] {
  return (link, address, message) =>
    ask(link, PROMPT_LIMIT, 'personal_sign', [stringToHex(message), address]).pipe(
      map((answer) => {
        const { success, data } = signature.safeParse(answer);
        if (success) return data;
        throw new Failure('wallet-misbehaved', 'The wallet answered with a malformed signature');
      }),
    );
}
