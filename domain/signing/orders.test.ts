import { describe, expect, it } from 'vitest';
import {
  COW,
  LATER,
  MIRA,
  PERMIT2,
  said,
  THIEF,
  TYPES,
  UNLIMITED,
  USDC,
  V2_REACTOR,
  values,
  WETH,
  WORD,
  ZERO,
} from './signing-cases.js';

describe('UniswapX', () => {
  const info = (swapper = MIRA) => ({
    ...{ reactor: V2_REACTOR, swapper, nonce: '1', deadline: LATER },
    ...{ additionalValidationContract: ZERO, additionalValidationData: '0x' },
  });
  const output = (recipient: string, endAmount = '40000000', token = USDC) => ({
    token,
    startAmount: `5${endAmount.slice(1)}`,
    endAmount,
    recipient,
  });
  const v2 = (baseOutputs: readonly object[], swapper = MIRA) => ({
    ...{ permitted: { token: WETH, amount: '9' }, spender: V2_REACTOR, nonce: '1', deadline: LATER },
    witness: {
      ...{ info: info(swapper), cosigner: THIEF, baseInputToken: WETH },
      ...{ baseInputStartAmount: '9', baseInputEndAmount: '9', baseOutputs },
    },
  });

  it('a second Dutch order: the most that is given, and the least that is received', () => {
    const words = said(TYPES.v2, PERMIT2, v2([output(MIRA), output(THIEF, '1')]));
    expect(words).toMatchObject({ title: 'trade', known: 'UniswapX', dangers: [] });
    expect(values(words)).toEqual([
      ['give-most', WETH, 9n, false],
      ['get-least', USDC, 40000000n, false],
      ['others', USDC, 1n, false],
      ['recipient', THIEF],
      ['spender', V2_REACTOR],
      ['end', BigInt(LATER)],
    ]);
  });

  it.each([
    ['to another account', [output(THIEF)], MIRA, ['sent-elsewhere']],
    ['of another account', [output(MIRA)], THIEF, ['other-account']],
    ['for nothing', [output(MIRA, '0')], MIRA, ['nothing-back']],
    ['for next to nothing', [output(MIRA, '1')], MIRA, ['next-to-nothing']],
    ['without outputs', [], MIRA, ['nothing-back']],
  ] as const)('an order %s is a danger', (_, outputs, swapper, dangers) => {
    expect(said(TYPES.v2, PERMIT2, v2(outputs, swapper)).dangers).toEqual(dangers);
  });

  it('an exclusive Dutch order', () => {
    const { witness, ...rest } = v2([]);
    const words = said(TYPES.dutch, PERMIT2, {
      ...rest,
      witness: {
        ...{ info: witness.info, decayStartTime: 0, decayEndTime: 0, exclusiveFiller: ZERO, exclusivityOverrideBps: 0 },
        ...{
          inputToken: WETH,
          inputStartAmount: '9',
          inputEndAmount: '9',
          outputs: [output(MIRA, '40000000000000000', ZERO)],
        },
      },
    });
    expect(words.dangers).toEqual([]);
    expect(values(words)[1]).toEqual(['get-least', undefined, 40000000000000000n, false]);
  });

  it('an order that an unknown contract would carry out promises nothing: it could just take the tokens', () => {
    const words = said(TYPES.v2, PERMIT2, { ...v2([output(MIRA)]), spender: THIEF });
    expect(words).toMatchObject({ title: 'witness', known: 'Permit2', dangers: ['unreadable-witness'] });
    expect(values(words)).toEqual([
      ['give-most', WETH, 9n, false],
      ['spender', THIEF],
      ['end', BigInt(LATER)],
    ]);
  });
});

describe('CoW Protocol', () => {
  const order = {
    ...{
      sellToken: WETH,
      buyToken: USDC,
      receiver: ZERO,
      sellAmount: '9',
      buyAmount: '40000000',
      validTo: 1_793_404_800,
    },
    ...{ appData: WORD, feeAmount: '1', kind: 'sell', partiallyFillable: false },
    ...{ sellTokenBalance: 'erc20', buyTokenBalance: 'erc20' },
  };
  it('an order: what is sold, the least that is received, the fee', () => {
    const words = said(TYPES.cow, COW, order);
    expect(words).toMatchObject({ title: 'trade', known: 'CoW Protocol', dangers: [] });
    expect(values(words)).toEqual([
      ['give', WETH, 9n, false],
      ['fee', WETH, 1n, false],
      ['get-least', USDC, 40000000n, false],
      ['end', 1_793_404_800n],
    ]);
  });

  it.each([
    [{ kind: 'buy', receiver: MIRA }, COW, []],
    [{ receiver: THIEF }, COW, ['sent-elsewhere']],
    [{ buyAmount: '0' }, COW, ['nothing-back']],
    [{ buyAmount: '1' }, COW, ['next-to-nothing']],
    [{ sellAmount: UNLIMITED }, COW, ['unlimited']],
    [{}, THIEF, ['unknown-contract']],
  ] as const)('%o at %s', (changes, contract, dangers) => {
    expect(said(TYPES.cow, contract, { ...order, ...changes }).dangers).toEqual(dangers);
  });
});
