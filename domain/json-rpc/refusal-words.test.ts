import { describe, expect, it } from 'vitest';
import { failureFromRpc } from './rpc-error.js';

const REFUSALS = [
  'The user rejected the request.',
  'User rejected the request.',
  'User rejected',
  'user rejected transaction',
  'user rejected action (action="sendTransaction", reason="rejected")',
  'User has rejected the request',
  'User denied account authorization',
  'User denied transaction signature.',
  'MetaMask Tx Signature: User denied transaction signature.',
  'MetaMask Message Signature: User denied message signature.',
  'MetaMask Typed Message Signature: User denied message signature.',
  'User rejected methods.',
  'User disapproved requested chains',
  'User canceled',
  'User cancelled the request',
  'Rejected by user',
  'Rejected by the user.',
  'Transaction declined by user',
  'The request was rejected by the user',
  'Error: User rejected the request.',
  'UserRejectedRequestError: User rejected the request.',
  'Cancelled',
  'canceled',
];

const OTHERS = [
  'execution reverted: user rejected',
  'execution reverted: user denied by policy',
  'User denied access to this resource',
  'The method was rejected',
  'Rejected',
  'transaction rejected by the network',
  'user rejected-list is full',
  'The user is not logged in',
  'Subscription cancelled because the node is busy',
  'nonce too low',
  '',
];

describe('a rejection without its code', () => {
  it.each(REFUSALS)('is recognized by the wallet’s message: %s', (said) => {
    for (const error of [
      said,
      new Error(said),
      { code: -32603, message: said },
      { code: -32000, message: 'Internal error', data: { message: said } },
      new Error('Request failed', { cause: new Error('Internal', { cause: said }) }),
      { message: 'Internal JSON-RPC error.', error: said },
    ]) {
      const failure = failureFromRpc(error, 'request-failed');
      expect([failure.code, failure.data.rpcName]).toEqual(['rejected', 'UserRejectedRequestError']);
    }
  });

  it.each(OTHERS)('is not recognized in: %j', (said) => {
    for (const error of [said, new Error(said), { code: -32603, message: said, data: { message: said } }]) {
      expect(failureFromRpc(error, 'request-failed').code).toBe('request-failed');
    }
  });

  it('has less weight than a specific code', () => {
    expect(failureFromRpc({ code: 4902, message: 'User rejected the request.' }).code).toBe(
      'network-unknown-to-wallet',
    );
    expect(failureFromRpc({ code: -32002, message: 'User rejected' }).code).toBe('already-pending');
    expect(failureFromRpc({ code: 3, message: 'User rejected' }).code).toBe('transaction-reverted');
  });

  it('is recognized by the code of ethers', () => {
    expect(failureFromRpc({ code: 'ACTION_REJECTED', message: 'x' }).code).toBe('rejected');
  });
});
