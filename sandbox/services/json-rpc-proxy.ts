/** Forwards JSON-RPC requests and batches to a network's node unchanged. */
import { networkNamed, wanted } from './asked-for.js';
import { type Call, PlainAnswer } from './call.js';
import { Refusal } from './refusal.js';

export const jsonRpcProxy: Call = {
  name: 'json-rpc',
  method: 'POST',
  path: '/v1/',
  async answer(question, context) {
    const { rpcUrl, namespace, id } = networkNamed(context, wanted(question, 'chainId'));
    if (namespace === 'bip122') throw new Refusal(400, 'chainId', `The node of ${id} speaks no JSON-RPC`);
    const answer = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(question.body),
    });
    return new PlainAnswer('application/json', await answer.text(), answer.status);
  },
};
