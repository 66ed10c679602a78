/** Solana in the frame, on the real virtual machine: what the visitor sees, what is signed, and the result. */
import {
  ComputeBudgetProgram,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fromBase58, toBase58 } from '../../../../domain/address/base58.js';
import { buildTransfer, tokenAccountOf } from '../../../../infrastructure/chains/solana/build-transfer.js';
import { answerShown, siteNetworks } from '../../../../sandbox/secure-site/visitor-of-frame.js';
import { verify } from '../../../../sandbox/solana/key-pair.js';
import { makeKey } from '../../../../sandbox/solana/make-key.js';
import { placeHolding, TOKEN_PROGRAM } from '../../../../sandbox/solana/token-accounts.js';
import { startWorld, type World } from '../../../../sandbox/world.js';
import { jsonRpc } from '../../../json-rpc.js';
import type { ApprovalWords } from '../approval/approval-words.js';
import { type FrameFixture, frameFixture, logIn } from '../frame-fixture.js';

const SOL = 1_000_000_000n;
const RECIPIENT = makeKey('somebody').address;
const bytes = (text: string) => new TextEncoder().encode(text);

let world: World;
let fixture: FrameFixture;
let address: string;
let mint: string;

beforeAll(async () => {
  world = await startWorld();
  mint = world.solana.settings.token.address;
});
afterAll(() => world.stop());
beforeEach(() => begin());

async function begin(blindSigning = false): Promise<void> {
  const rpcUrl = world.solana.node.rpcUrl;
  const brinepool = { id: 'solana:brinepool', name: 'Brinepool', rpcUrl, symbol: 'SOL', decimals: 9 };
  fixture = frameFixture(siteNetworks(world), blindSigning, [{ ...brinepool, tokens: { [mint]: 'BRINE' } }]);
  await logIn(fixture);
  const user = await fixture.ask('GET_USER', { chainId: 'solana:brinepool' });
  address = String(Reflect.get(user as object, 'address'));
  const { vm } = await give(2n * SOL);
  await placeHolding(vm, { mint: mint as never, decimals: 6 }, address as never, 5_000_000n);
}
async function give(amount: bigint) {
  const ledger = await world.solana.node.ledger();
  ledger.airdrop(address, amount);
  return ledger;
}

const node = (method: string, ...params: readonly unknown[]) => jsonRpc(world.solana.node.rpcUrl, method, params);
const balance = async (of: string) => Reflect.get((await node('getBalance', of)) as object, 'value') as number;
const blockhash = async () => {
  const { value } = (await node('getLatestBlockhash')) as { value: { blockhash: string } };
  return value.blockhash;
};
const request = (method: string, params: unknown) => fixture.ask('RPC_REQUEST', { method, params });
const sol = async (to: string, lamports: bigint, from = address) => {
  const plan = { from, to, amount: lamports, blockhash: await blockhash(), units: 100_000, price: 10_000n };
  return toBase58(buildTransfer(plan).transaction);
};
const transaction = async (...instructions: readonly TransactionInstruction[]) => {
  const made = new Transaction({ feePayer: new PublicKey(address), recentBlockhash: await blockhash() });
  return toBase58(made.add(...instructions).serialize({ requireAllSignatures: false, verifySignatures: false }));
};

async function answered(asked: Promise<unknown>, yes: boolean): Promise<readonly [ApprovalWords, unknown]> {
  const ended = asked.catch((error: unknown) => error);
  const words = await answerShown(fixture, yes);
  return [words, await ended];
}

describe('an account', () => {
  it('has an address in each namespace, chosen by the network', async () => {
    expect(address).toMatch(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/);
    expect(await fixture.ask('GET_USER', { chainId: 31337 })).toMatchObject({
      chainId: 31337,
      address: expect.stringMatching(/^0x/),
    });
  });

  it('is reported for each requested network, even if requests follow closely', async () => {
    const ask = (chainId: string | number) => fixture.ask('GET_USER', { chainId });
    const [one, other, third] = await Promise.all([ask(31337), ask('solana:brinepool'), ask(31338)]);
    expect(one).toMatchObject({ chainId: 31337, address: expect.stringMatching(/^0x/) });
    expect(other).toMatchObject({ chainId: 'solana:brinepool', address });
    expect(third).toMatchObject({ chainId: 31338, address: expect.stringMatching(/^0x/) });
  });

  it('stays in its namespace if the site does not have the network, and does not switch without one', async () => {
    expect(await fixture.ask('GET_USER', { chainId: 'solana:elsewhere' })).toMatchObject({ address });
    await expect(fixture.ask('SWITCH_NETWORK', { chainId: 'solana:elsewhere' })).rejects.toThrow('does not have');
    expect(await fixture.ask('SWITCH_NETWORK', { chainId: 'solana:brinepool' })).toEqual({
      chainId: 'solana:brinepool',
    });
    const without = frameFixture(siteNetworks(world));
    await logIn(without, 'nils@mail.example');
    await expect(without.ask('GET_USER', { chainId: 'solana:brinepool' })).rejects.toThrow('does not have');
    const asked = without.ask('RPC_REQUEST', { method: 'solana_signMessage', params: { message: '1', pubkey: '1' } });
    await expect(asked).rejects.toThrow('does not support solana_signMessage');
  });
});

describe('a message', () => {
  it('is shown as text, and signed with the key of the address', async () => {
    const message = bytes('Ahoy from Brinepool');
    const asked = request('solana_signMessage', { message: toBase58(message), pubkey: address });
    const [words, answer] = await answered(asked, true);
    expect(words).toMatchObject({ title: 'Sign a message', text: 'Ahoy from Brinepool' });
    const signature = fromBase58(String(Reflect.get(answer as object, 'signature')));
    expect(signature && (await verify(address, signature, message))).toBe(true);
  });

  it('that signs in to another site causes a warning; one of bytes that are not text is refused', async () => {
    const signIn = bytes(`bank.example wants you to sign in with your Solana account:\n${address}`);
    const [words] = await answered(
      request('solana_signMessage', { message: toBase58(signIn), pubkey: address }),
      false,
    );
    expect(words.warnings).toEqual([expect.stringContaining('bank.example')]);
    const blind = request('solana_signMessage', { message: toBase58(new Uint8Array([1, 2, 255])), pubkey: address });
    const [refused, error] = await answered(blind, true);
    expect(refused).toMatchObject({ refused: true, blind: expect.stringContaining('not text') });
    expect(error).toMatchObject({ message: expect.stringContaining('Your wallet refused this') });
  });

  it('that is a transaction is not signed, even if the site allows unreadable requests', async () => {
    await begin(true);
    const whole = fromBase58(await sol(RECIPIENT, SOL)) ?? new Uint8Array();
    const inside = toBase58(VersionedTransaction.deserialize(whole).message.serialize());
    await expect(request('solana_signMessage', { message: inside, pubkey: address })).rejects.toThrow('not a message');
    expect(fixture.shown()).toBeUndefined();
  });

  it('for another account, or in invalid base58, is refused', async () => {
    const message = toBase58(bytes('Ahoy'));
    await expect(request('solana_signMessage', { message, pubkey: RECIPIENT })).rejects.toThrow('not the account');
    await expect(request('solana_signMessage', { message: '0OIl', pubkey: address })).rejects.toThrow('cannot be read');
  });
});

describe('a transfer', () => {
  it('of SOL shows the recipient, the network and the fee, and is sent once approved', async () => {
    const before = await balance(RECIPIENT);
    const asked = request('solana_signAndSendTransaction', { transaction: await sol(RECIPIENT, SOL / 2n) });
    const [words, answer] = await answered(asked, true);
    expect(words).toMatchObject({ title: 'Send 0.5 SOL', warnings: [], danger: false });
    expect(words.blind).toBeUndefined();
    expect(Object.fromEntries(words.facts)).toMatchObject({
      To: RECIPIENT,
      Network: 'Brinepool',
      'Network fee': '0.000006 SOL',
    });
    const { signature } = answer as { signature: string };
    expect(fromBase58(signature)?.length).toBe(64);
    expect(await balance(RECIPIENT)).toBe(before + Number(SOL / 2n));
  });

  it('that is declined changes nothing', async () => {
    const before = await balance(RECIPIENT);
    const [, error] = await answered(
      request('solana_signAndSendTransaction', { transaction: await sol(RECIPIENT, SOL / 2n) }),
      false,
    );
    expect(error).toMatchObject({ message: 'You declined the request', code: 4001 });
    expect(await balance(RECIPIENT)).toBe(before);
  });

  it('of a token creates the recipient’s token account first', async () => {
    const to = makeKey('a newcomer').address;
    const target = tokenAccountOf(to, mint, TOKEN_PROGRAM);
    const source = tokenAccountOf(address, mint, TOKEN_PROGRAM);
    const token = { mint, program: TOKEN_PROGRAM, decimals: 6, target, create: true };
    const plan = { from: address, to, amount: 2_500_000n, blockhash: await blockhash(), units: 200_000, price: 0n };
    const sources = [{ address: source, amount: 2_500_000n }];
    const built = buildTransfer({ ...plan, token: { ...token, sources } }).transaction;
    const [words, answer] = await answered(request('solana_signTransaction', { transaction: toBase58(built) }), true);
    expect(words.title).toBe('Send 2.5 BRINE');
    expect(words.facts).toContainEqual(['To', to]);
    expect(words.facts).toContainEqual(['Deposit for their account', '0.00203928 SOL']);
    expect(words.facts).toContainEqual(['Token', mint]);
    const signed = fromBase58(String(Reflect.get(answer as object, 'transaction'))) ?? new Uint8Array();
    await node('sendTransaction', Buffer.from(signed).toString('base64'), { encoding: 'base64' });
    const accounts = (await node('getTokenAccountsByOwner', to, { mint })) as { value: readonly unknown[] };
    expect(JSON.stringify(accounts.value)).toContain('"amount":"2500000"');
  });

  it('of more than the balance fails with the missing amount; neither that nor one that would fail is shown', async () => {
    const send = async (lamports: bigint) =>
      request('solana_signAndSendTransaction', { transaction: await sol(RECIPIENT, lamports) });
    await expect(send(5n * SOL)).rejects.toThrow(
      'Not enough money: this takes 5 SOL and a network fee of 0.000006 SOL, and you have 2 SOL',
    );
    // An account must keep its minimum balance.
    const little = async () =>
      request('solana_signTransaction', { transaction: await sol(makeKey('new').address, 1n) });
    await expect(little()).rejects.toThrow('This would fail');
    expect(fixture.shown()).toBeUndefined();
  });

  it('of another account, or with an invalid transaction, is refused', async () => {
    const other = await sol(RECIPIENT, 1n, world.solana.settings.wallets[0]?.keys[0]?.address);
    await expect(request('solana_signTransaction', { transaction: other })).rejects.toThrow('nothing to sign');
    for (const transaction of ['', '1', toBase58(bytes('no transaction')), 'z'.repeat(1_700), '0'])
      await expect(request('solana_signTransaction', { transaction })).rejects.toThrow('not a transaction');
    const whole = fromBase58(await sol(RECIPIENT, SOL)) ?? new Uint8Array();
    const longer = toBase58(Uint8Array.from([...whole, 0]));
    await expect(request('solana_signTransaction', { transaction: longer })).rejects.toThrow('not a transaction');
  });

  it('several at once are signed or declined together', async () => {
    const transactions = [await sol(RECIPIENT, SOL / 4n), await sol(makeKey('other').address, SOL / 8n)];
    const [words, answer] = await answered(request('solana_signAllTransactions', { transactions }), true);
    expect(words.title).toBe('Sign 2 transactions');
    expect(words.facts).toContainEqual(['1.', 'Send 0.25 SOL']);
    expect(words.facts).toContainEqual(['2.', 'Send 0.125 SOL']);
    const { transactions: signed } = answer as { transactions: readonly string[] };
    for (const each of signed) {
      const { signatures, message } = VersionedTransaction.deserialize(fromBase58(each) ?? new Uint8Array());
      const signature = Uint8Array.from(signatures[0] ?? []);
      expect(await verify(address, signature, Uint8Array.from(message.serialize()))).toBe(true);
    }
  });
});

describe('other instructions', () => {
  const token = (data: readonly number[], ...keys: readonly string[]) =>
    new TransactionInstruction({
      programId: new PublicKey(TOKEN_PROGRAM),
      data: Buffer.from(data),
      keys: keys.map((key) => ({
        pubkey: new PublicKey(key),
        isSigner: key === address,
        isWritable: key !== address && key !== RECIPIENT,
      })),
    });
  const own = () => tokenAccountOf(address, mint, TOKEN_PROGRAM);

  it('an approval shows the amount; of the whole balance or more it is dangerous', async () => {
    // `CreateIdempotent`: does nothing, as the account exists.
    const keys = token([], address, own(), address, mint, SystemProgram.programId.toBase58(), TOKEN_PROGRAM).keys;
    const programId = new PublicKey('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL');
    const again = new TransactionInstruction({ programId, data: Buffer.from([1]), keys });
    const approve = async (amount: bigint, ...before: readonly TransactionInstruction[]) => {
      const data = [4, ...new Uint8Array(BigUint64Array.of(amount).buffer)];
      const made = await transaction(...before, token(data, own(), RECIPIENT, address));
      return (await answered(request('solana_signTransaction', { transaction: made }), false))[0];
    };
    const title = 'Approve spending of all your BRINE';
    for (const amount of [2n ** 64n - 1n, 2n ** 62n, 5_000_000n])
      expect(await approve(amount)).toMatchObject({ title, danger: true, consents: [expect.any(String)] });
    expect(await approve(5_000_000n, again)).toMatchObject({ danger: true });
    const facts = expect.arrayContaining([['Spender', RECIPIENT]]);
    const one = { title: 'Approve spending of 1 BRINE', danger: false, consents: [], facts };
    expect(await approve(1_000_000n)).toMatchObject(one);
  });

  it.each([
    ['a token account given away', () => token([6, 2, 1, ...new PublicKey(RECIPIENT).toBytes()], own(), address)],
    [
      'an account given to a program',
      () => SystemProgram.assign({ accountPubkey: new PublicKey(address), programId: new PublicKey(RECIPIENT) }),
    ],
  ])('cannot be read, and is refused: %s', async (_, instruction) => {
    const asked = request('solana_signTransaction', { transaction: await transaction(instruction()) });
    const [words, error] = await answered(asked, true);
    expect(words).toMatchObject({ refused: true, blind: expect.stringContaining('cannot be read') });
    expect(error).toMatchObject({ message: expect.stringContaining('Your wallet refused this') });
  });

  it('one unreadable instruction makes the whole transaction unreadable', async () => {
    const pay = SystemProgram.transfer({
      fromPubkey: new PublicKey(address),
      toPubkey: new PublicKey(RECIPIENT),
      lamports: SOL,
    });
    const give = SystemProgram.assign({ accountPubkey: new PublicKey(address), programId: new PublicKey(RECIPIENT) });
    const limit = ComputeBudgetProgram.setComputeUnitLimit({ units: 10_000 });
    const asked = request('solana_signTransaction', { transaction: await transaction(limit, pay, give) });
    const [words] = await answered(asked, true);
    expect(words).toMatchObject({ refused: true, facts: expect.arrayContaining([['Asked for', '2 actions at once']]) });
  });

  it('versioned transactions are supported', async () => {
    const payerKey = new PublicKey(address);
    const pay = SystemProgram.transfer({ fromPubkey: payerKey, toPubkey: new PublicKey(RECIPIENT), lamports: SOL });
    const message = new TransactionMessage({ payerKey, recentBlockhash: await blockhash(), instructions: [pay] });
    const made = toBase58(new VersionedTransaction(message.compileToV0Message()).serialize());
    const [words] = await answered(request('solana_signAndSendTransaction', { transaction: made }), false);
    expect(words.title).toBe('Send 1 SOL');
  });
});
