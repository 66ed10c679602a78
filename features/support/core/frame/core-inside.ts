/** A scripted embedded wallet, and the page that sends requests to it. */
import { Failure } from '../../../../domain/failure/failure.js';
import type { RpcRequest } from '../../../../domain/request/request.js';
import type { ScriptedApprovals } from '../../../../infrastructure/fakes/index.js';
import type { InsideWallet } from '../../world/driver.js';

/** The requests of one scenario, stored together with its approvals. */
const asked = new WeakMap<ScriptedApprovals, RpcRequest[]>();
const answered = new WeakMap<ScriptedApprovals, string[]>();

/** The parameters of most methods. */
const TEXT_AND_ADDRESS = ['a text', `0x${'a0'.repeat(20)}`];
/** The parameters of the other methods. */
const SOUND: Readonly<Record<string, unknown>> = {
  eth_signTypedData_v4: [
    `0x${'a0'.repeat(20)}`,
    {
      domain: { chainId: 31337 },
      types: { Letter: [{ name: 'text', type: 'string' }] },
      primaryType: 'Letter',
      message: { text: 'a text' },
    },
  ],
  solana_signMessage: { message: 'a text', pubkey: 'a key' },
  solana_signTransaction: { transaction: 'a transaction' },
  solana_signAllTransactions: { transactions: ['a transaction'] },
  solana_signAndSendTransaction: { transaction: 'a transaction' },
  wallet_sendCalls: [{ calls: [{ to: `0x${'a0'.repeat(20)}` }] }],
};

export function coreInside(approvals: ScriptedApprovals): InsideWallet {
  const requests = asked.get(approvals) ?? [];
  const done = answered.get(approvals) ?? [];
  asked.set(approvals, requests);
  answered.set(approvals, done);
  const named = (method: string): RpcRequest => {
    const request = requests.find((each) => each.method === method);
    if (!request) throw new Error(`The page has not requested ${method}.`);
    return request;
  };
  const rejectionOf = (request: RpcRequest) => approvals.rejected.find((each) => each.request.id === request.id);
  const next = (): string => {
    const waiting = requests.find((each) => !done.includes(each.id) && !rejectionOf(each));
    if (!waiting) throw new Error('The wallet has no pending request.');
    done.push(waiting.id);
    return waiting.id;
  };
  return {
    request(method, ...given) {
      requests.push(approvals.request(method, given.length > 0 ? given[0] : (SOUND[method] ?? TEXT_AND_ADDRESS)));
      return Promise.resolve();
    },
    answers(value, again = false) {
      approvals.answer(again ? (done.at(-1) ?? '') : next(), value);
      return Promise.resolve();
    },
    fails() {
      approvals.fail(next(), new Failure('request-failed'));
      return Promise.resolve();
    },
    fateOf(method) {
      const request = named(method);
      return rejectionOf(request)?.failure.code ?? (done.includes(request.id) ? 'answered' : 'waiting');
    },
    reasonOf: (method) => rejectionOf(named(method))?.failure.message,
    givenWith: (method) => approvals.forwarded.find((each) => each.id === named(method).id)?.params,
    passedOn: (method) => approvals.forwarded.some((each) => each.id === named(method).id),
  };
}
