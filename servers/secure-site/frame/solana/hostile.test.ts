/** Arbitrary values as Solana transactions or texts: a readable description, no other errors, and no misinterpretation. */
import { Keypair, PublicKey, SystemProgram, TransactionMessage, VersionedTransaction } from '@solana/web3.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toBase58 } from '../../../../domain/address/base58.js';
import { accountsMade, describeInstruction } from './describe-instruction.js';
import { messageIn, readTransaction } from './read-transaction.js';

const RUNS = 10_000;
/** Printed with every run: `SEED=… npx vitest run` repeats it. */
const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);
process.stdout.write(`solana-hostile: SEED=${SEED}\n`);
const payer = Keypair.fromSeed(new Uint8Array(32).fill(7));
const network = { id: 'solana:nowhere', name: 'Nowhere', rpcUrl: 'http://127.0.0.1:1/', symbol: 'SOL', decimals: 9 };

function good(lamports: number, to: Uint8Array, version: 0 | undefined): Uint8Array {
  const pay = SystemProgram.transfer({ fromPubkey: payer.publicKey, toPubkey: new PublicKey(to), lamports });
  const blockhash = new PublicKey(new Uint8Array(32).fill(9)).toBase58();
  const message = new TransactionMessage({
    payerKey: payer.publicKey,
    recentBlockhash: blockhash,
    instructions: [pay],
  });
  return new VersionedTransaction(
    version === undefined ? message.compileToLegacyMessage() : message.compileToV0Message(),
  ).serialize();
}

const key = fc.uint8Array({ minLength: 32, maxLength: 32 });
const version = fc.constantFrom(0 as const, undefined);
const made = fc.tuple(fc.nat(1_000_000_000), key, version).map((all) => good(...all));
/** A valid one with a few bytes changed, truncated, or with trailing bytes. */
const spoiled = fc
  .tuple(
    made,
    fc.array(fc.tuple(fc.nat(400), fc.nat(255)), { minLength: 1, maxLength: 4 }),
    fc.nat(400),
    fc.uint8Array({ maxLength: 4 }),
  )
  .map(([bytes, changes, cut, more]) => {
    const changed = Uint8Array.from(bytes);
    for (const [at, value] of changes) changed[at % changed.length] = value;
    return Uint8Array.from([...changed.slice(0, cut > 200 ? changed.length : cut), ...more]);
  });
const anything = fc.oneof(
  spoiled.map(toBase58),
  fc.uint8Array({ maxLength: 80, size: 'max' }).map(toBase58),
  fc.string({ maxLength: 80, size: 'max' }),
);

describe('hostile transactions', () => {
  it('are parsed completely or not at all', () => {
    fc.assert(
      fc.property(anything, (text) => {
        let read: ReturnType<typeof readTransaction> | undefined;
        try {
          read = readTransaction(text);
        } catch (error) {
          expect(error).toMatchObject({ message: 'This is not a transaction' });
          return;
        }
        // What is signed is exactly what was parsed.
        expect(toBase58(read.bytes)).toBe(text);
        expect(messageIn(read.messageBytes)).toBeDefined();
        for (const { program, accounts } of read.instructions)
          for (const each of [program, ...accounts]) expect(typeof each).toBe('string');
        expect(accountsMade(read.instructions).size).toBeLessThan(40);
      }),
      { seed: SEED, numRuns: RUNS },
    );
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  }, 120_000);

  it('are described or reported as unreadable, and never misrepresented as a transfer', async () => {
    const program = fc.oneof(fc.constant(SystemProgram.programId.toBase58()), key.map(toBase58));
    const step = fc.record({
      program,
      accounts: fc.array(key.map(toBase58), { maxLength: 4 }),
      data: fc.uint8Array({ maxLength: 16, size: 'max' }),
    });
    await fc.assert(
      fc.asyncProperty(step, async (each) => {
        const setting = { network, own: payer.publicKey.toBase58(), made: new Map() };
        const words = await describeInstruction(each, setting);
        const transfer =
          each.data.length === 12 && each.data[0] === 2 && each.data.slice(1, 4).every((byte) => byte === 0);
        if (words && words.blind === undefined)
          expect([each.program, transfer]).toEqual([SystemProgram.programId.toBase58(), true]);
      }),
      { seed: SEED, numRuns: RUNS },
    );
  }, 120_000);

  it('with a memo write out what reorders it or breaks its line', async () => {
    const program = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr';
    const data = new TextEncoder().encode('rent\u202Etner\nTo\u200B');
    const setting = { network, own: payer.publicKey.toBase58(), made: new Map() };
    const words = await describeInstruction({ program, accounts: [], data }, setting);
    expect(words?.facts).toEqual([['Memo', 'rent[U+202E]tner[U+000A]To[U+200B]']]);
  });

  it('are never accepted as texts to sign', () => {
    fc.assert(
      fc.property(made, (bytes) => {
        expect(messageIn(Uint8Array.from(VersionedTransaction.deserialize(bytes).message.serialize()))).toBeDefined();
      }),
      { seed: SEED, numRuns: 500 },
    );
    // And texts are never accepted as transactions.
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 300, size: 'max' }), (text) => {
        expect(messageIn(new TextEncoder().encode(text))).toBeUndefined();
      }),
      { seed: SEED, numRuns: RUNS },
    );
  }, 120_000);
});
