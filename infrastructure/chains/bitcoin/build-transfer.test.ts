/** A wallet's partially signed transactions, against the vectors of BIP-174. */
import { Transaction } from '@scure/btc-signer';
import { describe, expect, it } from 'vitest';
import { fromBase64 } from '../../base64.js';
import { toHex } from '../../hex.js';
import { buildTransfer } from './build-transfer.js';

/** BIP-174: one P2PKH input, outputs are empty. */
const VALID =
  'cHNidP8BAHUCAAAAASaBcTce3/KF6Tet7qSze3gADAVmy7OtZGQXE8pCFxv2AAAAAAD+////AtPf9QUAAAAAGXapFNDFmQPFusKGh2DpD9UhpGZap2UgiKwA4fUFAAAAABepFDVF5uM7gyxHBQ8k0+65PJwDlIvHh7MuEwAAAQD9pQEBAAAAAAECiaPHHqtNIOA3G7ukzGmPopXJRjr6Ljl/hTPMti+VZ+UBAAAAFxYAFL4Y0VKpsBIDna89p95PUzSe7LmF/////4b4qkOnHf8USIk6UwpyN+9rRgi7st0tAXHmOuxqSJC0AQAAABcWABT+Pp7xp0XpdNkCxDVZQ6vLNL1TU/////8CAMLrCwAAAAAZdqkUhc/xCX/Z4Ai7NK9wnGIZeziXikiIrHL++E4sAAAAF6kUM5cluiHv1irHU6m80GfWx6ajnQWHAkcwRAIgJxK+IuAnDzlPVoMR3HyppolwuAJf3TskAinwf4pfOiQCIAGLONfc0xTnNMkna9b7QPZzMlvEuqFEyADS8vAtsnZcASED0uFWdJQbrUqZY3LLh+GFbTZSYG2YVi/jnF6efkE/IQUCSDBFAiEA0SuFLYXc2WHS9fSrZgZU327tzHlMDDPOXMMJ/7X85Y0CIGczio4OFyXBl/saiK9Z9R5E5CVbIBZ8hoQDHAXR8lkqASECI7cr7vCWXRC+B3jv7NYfysb3mk6haTkzgHNEZPhPKrMAAAAAAAAA';
/** BIP-174: the spent outputs and the new ones. */
const SPENT = 'f61b1742ca13176464adb3cb66050c00787bb3a4eead37e985f2df1e37718126';
const RECEIVER = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2';
const OUTPUTS = [
  ['76a914d0c59903c5bac2868760e90fd521a4665aa7652088ac', 99_999_699n],
  ['a9143545e6e33b832c47050f24d3eeb93c9c03948bc787', 100_000_000n],
] as const;

const bytesOf = (text: string) => fromBase64(text) ?? new Uint8Array();
const transfer = () =>
  buildTransfer({
    ...{ from: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', to: RECEIVER, amount: 600n, net: 'main' },
    ...{
      publicKey: undefined,
      parents: [],
      coins: [{ txid: SPENT, vout: 0, value: 1_000n, confirmed: true }],
      change: 0n,
      fee: 400n,
    },
  });

describe('a partially signed transaction', () => {
  it('is read as the standard writes it', () => {
    const read = Transaction.fromPSBT(bytesOf(VALID));
    expect(toHex(read.getInput(0).txid ?? new Uint8Array())).toBe(SPENT);
    expect(
      OUTPUTS.map((_, at) => [toHex(read.getOutput(at).script ?? new Uint8Array()), read.getOutput(at).amount]),
    ).toEqual(OUTPUTS);
  });

  it('is written as the standard reads it: magic bytes, one unsigned transaction, and the value of each coin', () => {
    const { psbt } = transfer();
    expect(toHex(psbt.slice(0, 5))).toBe('70736274ff');
    const { inputsLength, outputsLength } = Transaction.fromPSBT(psbt);
    expect([inputsLength, outputsLength]).toEqual([1, 1]);
    expect(Transaction.fromPSBT(psbt).getInput(0).witnessUtxo?.amount).toBe(1_000n);
  });

  it.each([
    ['of somebody else', VALID],
    // BIP-174, invalid: without its last bytes; a network transaction instead of a PSBT.
    ['cut off', VALID.slice(0, -4)],
    [
      'that is a transaction of the network',
      'AgAAAAEmgXE3Ht/yhek3re6ks3t4AAwFZsuzrWRkFxPKQhcb9gAAAABqRzBEAiBwsiRRI+a/R01gxbUMBD1MaRpdJDXwmjSnZiqdwlF5CgIgATKcqdrPKAvfMHQOwDkEIkIsgctFg5RXrrdvwS7dlbMBIQJlfRGNM1e44PTCzUbbezn22cONmnCry5st5dyNv+TOMf7///8C09/1BQAAAAAZdqkU0MWZA8W6woaHYOkP1SGkZlqnZSCIrADh9QUAAAAAF6kUNUXm4zuDLEcFDyTT7rk8nAOUi8eHsy4TAA==',
    ],
    ['that is nothing', ''],
  ])('%s is not the requested transaction', (_, text) => {
    expect(() => transfer().finish(bytesOf(text))).toThrow(expect.objectContaining({ code: 'wallet-misbehaved' }));
  });

  it('without a signature cannot be sent', () => {
    const { psbt, finish } = transfer();
    expect(() => finish(psbt)).toThrow(expect.objectContaining({ code: 'wallet-misbehaved' }));
  });
});
