import { describe, expect, it } from 'vitest';
import type { RequestDanger } from '../request/request-danger.js';
import { signedDangers } from './signed-dangers.js';
import { COW, LATER, MIRA, payload, THIEF, TYPES, UNLIMITED, USDC, WETH, WORD, ZERO } from './signing-cases.js';

const asked = { signer: MIRA, origin: 'https://slip.example' };
const dangers = (data: unknown, known: readonly RequestDanger[] = []) => {
  const params = [MIRA, data];
  return signedDangers({ id: '1', namespace: 'eip155', method: 'eth_signTypedData_v4', params }, known, asked);
};
const login = (domain: string) => ({
  ...{
    types: {
      Login: [
        { name: 'domain', type: 'string' },
        { name: 'nonce', type: 'string' },
      ],
    },
  },
  ...{ primaryType: 'Login', domain: { chainId: 1 }, message: { domain, nonce: 'a1' } },
});
const order = (receiver: string) =>
  payload(TYPES.cow, COW, {
    ...{
      sellToken: WETH,
      buyToken: USDC,
      receiver,
      sellAmount: '1',
      buyAmount: '1000000',
      validTo: LATER,
      appData: WORD,
    },
    ...{ feeAmount: '0', kind: 'sell', partiallyFillable: false, sellTokenBalance: 'erc20', buyTokenBalance: 'erc20' },
  });
const permit = (spender: string) =>
  payload(TYPES.permit, USDC, { owner: MIRA, spender, value: UNLIMITED, nonce: '0', deadline: LATER });
const strange = (name: string) => payload(`${name}(address friend)`, USDC, { friend: THIEF });
const delegation = (value: string) =>
  payload(TYPES.aave, USDC, { delegatee: THIEF, value, nonce: '0', deadline: LATER });
const manager = (isAllowed: boolean) =>
  payload(TYPES.compound, USDC, { owner: MIRA, manager: THIEF, isAllowed, nonce: '0', expiry: LATER });
const safe = (operation: number) =>
  payload(TYPES.safe, THIEF, {
    ...{ to: THIEF, value: '0', data: '0x8d80ff0a', operation, safeTxGas: '0', baseGas: '0', gasPrice: '0' },
    ...{ gasToken: ZERO, refundReceiver: ZERO, nonce: '42' },
  });

describe('a dangerous signature of typed data needs a second step', () => {
  it.each([
    ['that signs in here', login('slip.example'), [], []],
    ['that signs in elsewhere', login('bank.example'), [], ['other-site']],
    ['for a swap that pays the signer', order(MIRA), [], []],
    ['for a swap that pays someone else', order(THIEF), [], ['signed-loss']],
    ['whose permit has no limit, once', permit(THIEF), ['permit'], ['permit']],
    ['whose permit is of an unknown kind, once', strange('Permit'), ['permit'], ['permit']],
    ['of an unknown kind that looks like an order', strange('LoanOffer'), [], ['signed-loss']],
    ['of an unknown kind', strange('Letter'), [], []],
    ['with which another can borrow', delegation('5'), [], ['signed-loss']],
    ['with which another can no longer borrow', delegation('0'), [], []],
    ['of a manager of everything', manager(true), [], ['signed-loss']],
    ['that ends the rights of a manager', manager(false), [], []],
    ['that runs other code as a Safe, once', safe(1), ['delegate-call'], ['delegate-call']],
    ['of no standard', { types: {}, primaryType: 'Letter' }, ['unreadable'], ['unreadable']],
  ] as const)('%s', (_, data, known, expected) => {
    expect(dangers(data, known)).toEqual(expected);
  });

  it('never throws, whatever a site sends', () => {
    for (const data of [undefined, null, 7, 'text', [], { types: { A: null } }]) expect(dangers(data)).toEqual([]);
  });
});
