/** Requests of the page: reads go to the node, signing requests are shown to the visitor first. */
import type { Hex } from 'viem';
import { rpcPermission } from '../../../../domain/json-rpc/rpc-permission.js';
import { jsonRpc } from '../../../json-rpc.js';
import { CodedError, invalid } from '../coded-error.js';
import type { AnswerRpc, RpcParts, RpcQuestion } from './rpc-question.js';
import { signMessage } from './signature/sign-message.js';
import { signTypedData } from './signature/sign-typed-data.js';
import { batchIds } from './transaction/batch-ids.js';
import { callsStatus } from './transaction/calls-status.js';
import { capabilities } from './transaction/capabilities.js';
import { sendCalls } from './transaction/send-calls.js';
import { sendTransaction } from './transaction/send-transaction.js';

type Sign = (question: RpcQuestion, parts: RpcParts, signal: AbortSignal) => Promise<unknown>;

const SIGNING: Readonly<Record<string, Sign>> = {
  personal_sign: signMessage,
  eth_signTypedData_v4: signTypedData,
  eth_sendTransaction: sendTransaction,
  wallet_sendCalls: sendCalls,
};

export function answerRpc(parts: RpcParts): AnswerRpc {
  return async (question, signal) => {
    const { method, params, network, present } = question;
    if (method.startsWith('solana_')) {
      const { solana } = question;
      if (!solana || !present.solana) throw unknown(method);
      const { answerSolana } = await import('../solana/answer-solana.js');
      return await answerSolana({ signer: present.solana, network: solana, method, params }, parts, signal);
    }
    const { address } = present.signer;
    switch (method) {
      case 'eth_accounts':
        return [address];
      case 'eth_chainId':
        return `0x${network.chainId.toString(16)}` satisfies Hex;
      case 'wallet_getCapabilities':
        return capabilities(question, parts);
      case 'wallet_getCallsStatus':
        return await callsStatus(params, parts.networks, batchIds(parts.store, parts.origin(), address));
    }
    if (rpcPermission(method) === 'safe') {
      if (method.startsWith('wallet_')) throw unknown(method);
      return await jsonRpc(network.rpcUrl, method, Array.isArray(params) ? params : []);
    }
    const sign = Object.hasOwn(SIGNING, method) ? SIGNING[method] : undefined;
    if (!sign) throw unknown(method);
    if (!Array.isArray(params)) throw invalid('"params" must be a list');
    return await sign(question, parts, signal);
  };
}

function unknown(method: string): CodedError {
  return new CodedError(4200, `Your wallet does not support ${method}`);
}
