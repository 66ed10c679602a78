/** `wallet_getCapabilities`: what the account supports on each network. */
import { numberToHex } from 'viem';
import { mustBeOwn } from '../own-account.js';
import type { RpcParts, RpcQuestion } from '../rpc-question.js';

export function capabilities({ params, present, accountType }: RpcQuestion, { networks }: RpcParts): unknown {
  const [of, only] = Array.isArray(params) ? (params as readonly unknown[]) : [];
  mustBeOwn(present.signer.address, of);
  const wanted = Array.isArray(only) ? only.map(Number) : undefined;
  return Object.fromEntries(
    networks
      .filter(({ chainId }) => wanted === undefined || wanted.includes(chainId))
      .map(({ chainId, smartAccount }) => {
        const supported = accountType === 'smartAccount' && smartAccount !== undefined;
        return [numberToHex(chainId), { atomic: { status: supported ? 'supported' : 'unsupported' } }];
      }),
  );
}
