import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundedFee, namesFee } from './bounded-fee.js';

const GWEI = 10n ** 9n;
const COST = { gas: 50_000n, price: 2n * GWEI };
const hex = (amount: bigint) => `0x${amount.toString(16)}`;
const fees = (transaction: object, cost: Parameters<typeof boundedFee>[1] = COST) => boundedFee(transaction, cost);

describe('a fee set by the page', () => {
  it.each([
    [{}, false],
    [undefined, false],
    [{ to: '0x1', gas: null }, false],
    [{ gas: '0x5208' }, true],
    [{ gasLimit: '0x5208' }, true],
    [{ gasPrice: '0x1' }, true],
    [{ maxFeePerGas: '0x1' }, true],
    [{ maxPriorityFeePerGas: '0x1' }, true],
  ])('is set in %j: %s', (transaction, expected) => {
    expect(namesFee(transaction)).toBe(expected);
  });

  it('is kept up to five times the network’s fee', () => {
    const transaction = { to: '0x1', gas: hex(250_000n), maxFeePerGas: hex(10n * GWEI), maxPriorityFeePerGas: '0x1' };
    expect(fees(transaction)).toEqual({ transaction, most: 250_000n * 10n * GWEI });
  });

  it.each(['maxFeePerGas', 'gasPrice', 'maxPriorityFeePerGas'])('is lowered to the bound: %s', (name) => {
    expect(fees({ to: '0x1', [name]: hex(10n * GWEI + 1n) })).toEqual({
      transaction: { to: '0x1', [name]: hex(10n * GWEI) },
      most: 50_000n * 10n * GWEI,
      asked: 50_000n * (10n * GWEI + 1n),
    });
  });

  it.each(['gas', 'gasLimit'])('is lowered by its %s', (name) => {
    expect(fees({ [name]: hex(250_001n) })).toEqual({
      transaction: { [name]: hex(250_000n) },
      most: 250_000n * 2n * GWEI,
      asked: 250_001n * 2n * GWEI,
    });
  });

  it('is lowered in any notation of its numbers', () => {
    const { transaction } = fees({ gasPrice: String(99n * GWEI), gas: 900_000, gasLimit: '0XFFFFFF' });
    expect(transaction).toEqual({ gasPrice: hex(10n * GWEI), gas: hex(250_000n), gasLimit: hex(250_000n) });
  });

  it('keeps its gas if it cannot be estimated, and its price is still lowered', () => {
    expect(fees({ gas: hex(900_000n), maxFeePerGas: hex(99n * GWEI) }, { price: 0n })).toEqual({
      transaction: { gas: hex(900_000n), maxFeePerGas: hex(5n * GWEI) },
      most: 900_000n * 5n * GWEI,
      asked: 900_000n * 99n * GWEI,
    });
  });

  it('still allows a plain transfer, whatever the network says', () => {
    const transaction = { gas: hex(21_000n), maxFeePerGas: hex(GWEI) };
    expect(fees(transaction, { gas: 0n, price: 0n })).toEqual({ transaction, most: 21_000n * GWEI });
  });

  it('is left to the wallet if it is not a number', () => {
    const transaction = { gas: { toString: 1 }, maxFeePerGas: 'much' };
    expect(fees(transaction)).toEqual({ transaction, most: 100_000n * GWEI });
  });

  it('is lowered despite leading zeros', () => {
    const transaction = { maxFeePerGas: `0x${'0'.repeat(100)}${(99n * GWEI).toString(16)}` };
    expect(fees(transaction).transaction).toEqual({ maxFeePerGas: hex(10n * GWEI) });
  });

  it('follows the host’s limits', () => {
    const transaction = { gas: hex(50_000n), gasPrice: hex(99n * GWEI) };
    expect(fees(transaction, { ...COST, limits: { times: 2 } }).transaction).toMatchObject({
      gasPrice: hex(4n * GWEI),
    });
  });

  it('is bounded on a network without fees too, where it costs nothing either way', () => {
    expect(fees({ gasLimit: hex(21_001n) }, { gas: 0n, price: 0n, limits: { times: 1 } })).toEqual({
      transaction: { gasLimit: hex(21_000n) },
      most: 0n,
    });
  });

  it('of a user operation covers all of its gas, and is lowered by its prices', () => {
    const operation = {
      sender: '0x1',
      callGasLimit: '0x10',
      preVerificationGas: 30_000_000,
      maxFeePerGas: hex(99n * GWEI),
    };
    expect(namesFee({ preVerificationGas: '0x1' })).toBe(true);
    expect(fees(operation, { price: 2n * GWEI })).toEqual({
      transaction: { ...operation, maxFeePerGas: hex(10n * GWEI) },
      most: 30_000_016n * 10n * GWEI,
      asked: 30_000_016n * 99n * GWEI,
    });
  });

  it('never exceeds the request or the bound, and is kept within it', () => {
    const amounts = fc.bigInt(0n, 10n ** 20n);
    const named = fc.record(
      Object.fromEntries(
        ['gas', 'gasLimit', 'gasPrice', 'maxFeePerGas', 'maxPriorityFeePerGas'].map((name) => [name, amounts.map(hex)]),
      ),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(named, amounts, amounts, fc.integer({ min: 1, max: 50 }), (transaction, gas, price, times) => {
        const { most, asked, ...bounded } = boundedFee(transaction, { gas, price, limits: { times } });
        const larger = (a: bigint, b: bigint) => [a, b].sort((x, y) => (x < y ? -1 : 1))[1] ?? 0n;
        const bound = larger(gas, 21_000n) * larger(price, GWEI) * BigInt(times) ** 2n;
        expect(most <= bound).toBe(true);
        if (asked !== undefined) expect(most < asked).toBe(true);
        // What costs nothing is bounded as well, and costs no less then.
        else if (most > 0n) expect(bounded.transaction).toEqual(transaction);
        // Bounding it again does not change it.
        expect(boundedFee(bounded.transaction, { gas, price, limits: { times } })).toEqual({ ...bounded, most });
      }),
    );
  });
});
