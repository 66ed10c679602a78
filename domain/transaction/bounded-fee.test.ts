import { describe, expect, it } from 'vitest';
import { boundedFee, namesFee } from './bounded-fee.js';

const GWEI = 10n ** 9n;
const COST = { gas: 50_000n, price: 2n * GWEI };
const hex = (amount: bigint) => `0x${amount.toString(16)}`;
const fees = (transaction: object, cost: Parameters<typeof boundedFee>[1] = COST) => boundedFee(transaction, cost);

describe('a fee that a page names', () => {
  it.each([
    [{}, false],
    [undefined, false],
    [{ to: '0x1', gas: null }, false],
    [{ gas: '0x5208' }, true],
    [{ gasLimit: '0x5208' }, true],
    [{ gasPrice: '0x1' }, true],
    [{ maxFeePerGas: '0x1' }, true],
    [{ maxPriorityFeePerGas: '0x1' }, true],
  ])('is there in %j: %s', (transaction, expected) => {
    expect(namesFee(transaction)).toBe(expected);
  });

  it('is left alone up to five times what the network asks', () => {
    const transaction = { to: '0x1', gas: hex(250_000n), maxFeePerGas: hex(10n * GWEI), maxPriorityFeePerGas: '0x1' };
    expect(fees(transaction)).toEqual({ transaction });
  });

  it.each(['maxFeePerGas', 'gasPrice', 'maxPriorityFeePerGas'])('is lowered to that: %s', (name) => {
    expect(fees({ to: '0x1', [name]: hex(10n * GWEI + 1n) })).toEqual({
      transaction: { to: '0x1', [name]: hex(10n * GWEI) },
      asked: 50_000n * (10n * GWEI + 1n),
    });
  });

  it.each(['gas', 'gasLimit'])('is lowered by its %s', (name) => {
    expect(fees({ [name]: hex(250_001n) })).toEqual({
      transaction: { [name]: hex(250_000n) },
      asked: 250_001n * 2n * GWEI,
    });
  });

  it('is lowered however its numbers are written', () => {
    const { transaction } = fees({ gasPrice: String(99n * GWEI), gas: 900_000, gasLimit: '0XFFFFFF' });
    expect(transaction).toEqual({ gasPrice: hex(10n * GWEI), gas: hex(250_000n), gasLimit: hex(250_000n) });
  });

  it('keeps its gas where the network could not try it out, and its price is lowered all the same', () => {
    expect(fees({ gas: hex(900_000n), maxFeePerGas: hex(99n * GWEI) }, { price: 0n })).toEqual({
      transaction: { gas: hex(900_000n), maxFeePerGas: hex(5n * GWEI) },
      asked: 900_000n * 99n * GWEI,
    });
  });

  it('leaves a plain transfer possible, whatever the network says', () => {
    const transaction = { gas: hex(21_000n), maxFeePerGas: hex(GWEI) };
    expect(fees(transaction, { gas: 0n, price: 0n })).toEqual({ transaction });
  });

  it('leaves what is no number to the wallet', () => {
    const transaction = { gas: { toString: 1 }, maxFeePerGas: 'much' };
    expect(fees(transaction)).toEqual({ transaction });
  });
});
