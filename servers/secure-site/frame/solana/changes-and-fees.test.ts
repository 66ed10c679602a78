/** The simulated changes, the fee and the life of a transaction as the frame shows them, on the real virtual machine. */
import { ComputeBudgetProgram, PublicKey, SystemProgram, Transaction, TransactionInstruction } from '@solana/web3.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toBase58 } from '../../../../domain/address/base58.js';
import { buildTransfer, tokenAccountOf } from '../../../../infrastructure/chains/solana/build-transfer.js';
import { answerShown, siteNetworks } from '../../../../sandbox/secure-site/visitor-of-frame.js';
import { makeKey } from '../../../../sandbox/solana/make-key.js';
import { placeHolding, TOKEN_PROGRAM } from '../../../../sandbox/solana/token-accounts.js';
import { startWorld, type World } from '../../../../sandbox/world.js';
import { jsonRpc } from '../../../json-rpc.js';
import type { ApprovalWords } from '../approval/approval-words.js';
import { type FrameFixture, frameFixture, logIn } from '../frame-fixture.js';

const SOL = 1_000_000_000n;
const RECIPIENT = makeKey('somebody').address;

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
const blockhash = async () => {
  const { value } = (await node('getLatestBlockhash')) as { value: { blockhash: string } };
  return value.blockhash;
};
const request = (method: string, params: unknown) => fixture.ask('RPC_REQUEST', { method, params });
const sol = async (to: string, lamports: bigint, from = address) => {
  const plan = { from, to, amount: lamports, blockhash: await blockhash(), units: 100_000, price: 10_000n };
  return toBase58(buildTransfer(plan).transaction);
};
const transaction = async (...instructions: readonly TransactionInstruction[]) =>
  transactionAt(await blockhash(), ...instructions);
const transactionAt = (recentBlockhash: string, ...instructions: readonly TransactionInstruction[]) => {
  const made = new Transaction({ feePayer: new PublicKey(address), recentBlockhash });
  return toBase58(made.add(...instructions).serialize({ requireAllSignatures: false, verifySignatures: false }));
};

async function answered(asked: Promise<unknown>, yes: boolean): Promise<readonly [ApprovalWords, unknown]> {
  const ended = asked.catch((error: unknown) => error);
  const words = await answerShown(fixture, yes);
  return [words, await ended];
}

describe('the changes, simulated by the network’s node', () => {
  const estimate = expect.stringContaining('An estimate by the network’s node');

  it('SOL that is sent, without the fee', async () => {
    const asked = request('solana_signTransaction', { transaction: await sol(RECIPIENT, SOL / 2n) });
    const [words] = await answered(asked, false);
    expect(words.changes).toEqual({
      lines: [{ label: 'Leaves your wallet', amount: '−0.5 SOL', tone: 'neutral' }],
      note: estimate,
    });
  });

  it('a token that is sent, with the site’s name for it, and a deposit', async () => {
    const to = makeKey('another newcomer').address;
    const target = tokenAccountOf(to, mint, TOKEN_PROGRAM);
    const sources = [{ address: tokenAccountOf(address, mint, TOKEN_PROGRAM), amount: 2_500_000n }];
    const token = { mint, program: TOKEN_PROGRAM, decimals: 6, target, create: true, sources };
    const plan = { from: address, to, amount: 2_500_000n, blockhash: await blockhash(), units: 200_000, price: 0n };
    const built = buildTransfer({ ...plan, token }).transaction;
    const [words] = await answered(request('solana_signTransaction', { transaction: toBase58(built) }), false);
    expect(words.changes?.lines).toMatchObject([{ amount: '−0.00203928 SOL' }, { amount: '−2.5 BRINE' }]);
  });

  it('an approval to spend a token later', async () => {
    const data = Buffer.from([4, ...Array<number>(8).fill(255)]);
    const [own, who, signer] = [tokenAccountOf(address, mint, TOKEN_PROGRAM), RECIPIENT, address];
    const keys = [own, who, signer].map((key) => ({
      ...{ pubkey: new PublicKey(key), isSigner: key === signer, isWritable: key === own },
    }));
    const approve = new TransactionInstruction({ programId: new PublicKey(TOKEN_PROGRAM), data, keys });
    const asked = request('solana_signTransaction', { transaction: await transaction(approve) });
    const [words] = await answered(asked, false);
    expect(words.changes?.lines).toMatchObject([{ amount: 'All your BRINE', tone: 'danger', spender: RECIPIENT }]);
  });

  it('the total of several transactions', async () => {
    const transactions = [await sol(RECIPIENT, SOL / 4n), await sol(makeKey('third').address, SOL / 8n)];
    const [words] = await answered(request('solana_signAllTransactions', { transactions }), false);
    expect(words.changes?.lines).toMatchObject([{ amount: '−0.375 SOL' }]);
  });
});

describe('a fee that the page has set in the transaction', () => {
  const priced = async (price: number, lamports = SOL / 4n, hash?: string) => {
    const pay = SystemProgram.transfer({
      ...{ fromPubkey: new PublicKey(address), toPubkey: new PublicKey(RECIPIENT), lamports },
    });
    const limit = ComputeBudgetProgram.setComputeUnitLimit({ units: 200_000 });
    const instructions = [limit, ComputeBudgetProgram.setComputeUnitPrice({ microLamports: price }), pay];
    return await transactionAt(hash ?? (await blockhash()), ...instructions);
  };

  it('of the usual size causes no warning', async () => {
    const asked = request('solana_signTransaction', { transaction: await priced(50_000) });
    const [words] = await answered(asked, false);
    expect(words).toMatchObject({ warnings: [], consents: [], danger: false });
  });

  it('far above the usual causes a warning with the amounts, and requires a confirmation', async () => {
    // 0.1 SOL, a twentieth of the balance.
    const asked = request('solana_signTransaction', { transaction: await priced(500_000_000) });
    const [words] = await answered(asked, false);
    expect(words.warnings).toEqual(['High network fee: up to 0.100005 SOL. Up to 0.000015 SOL is usual.']);
    expect(words).toMatchObject({ danger: true, consents: ['I agree to pay a network fee of up to 0.100005 SOL'] });
  });

  it('is shown, and causes the same warning, if the node does not know it, as with a block that it has not seen yet', async () => {
    const unseen = makeKey('a block of a moment later').address;
    const transactions = [await priced(0), await priced(500_000_000, SOL / 4n, unseen)];
    const [words] = await answered(request('solana_signAllTransactions', { transactions }), false);
    expect(words.facts).toContainEqual(['Network fee', '0.10001 SOL']);
    expect(words).toMatchObject({
      ...{ danger: true, warnings: [expect.stringContaining('High network fee: up to 0.10001 SOL')] },
      consents: ['I agree to pay a network fee of up to 0.10001 SOL'],
    });
  });
});

it('a transfer to an address that nobody owns causes a warning, and requires a confirmation', async () => {
  const toPubkey = new PublicKey('1nc1nerator11111111111111111111111111111111');
  const pay = SystemProgram.transfer({ fromPubkey: new PublicKey(address), toPubkey, lamports: SOL / 4n });
  const asked = request('solana_signTransaction', { transaction: await transaction(pay) });
  const [words] = await answered(asked, false);
  expect(words).toMatchObject({
    ...{ danger: true, warnings: [expect.stringContaining('Burn address')] },
    consents: ['I understand that I may lose what I send to this address'],
  });
});

describe('a transaction with a durable nonce', () => {
  it('never expires, and is refused for that', async () => {
    const [noncePubkey, authorizedPubkey] = [new PublicKey(makeKey('nonce').address), new PublicKey(address)];
    const advance = SystemProgram.nonceAdvance({ noncePubkey, authorizedPubkey });
    const pay = SystemProgram.transfer({ fromPubkey: authorizedPubkey, toPubkey: noncePubkey, lamports: 5 });
    const transactions = [await sol(RECIPIENT, SOL / 4n), await transaction(advance, pay)];
    const [words, error] = await answered(request('solana_signAllTransactions', { transactions }), true);
    expect(words).toMatchObject({ refused: true, blind: expect.stringContaining('never expires') });
    expect(error).toMatchObject({ message: expect.stringContaining('Your wallet refused this') });
    // Only the first instruction makes it last.
    const later = [transactions[0], await transaction(pay, advance)];
    const [next] = await answered(request('solana_signAllTransactions', { transactions: later }), true);
    expect(next.blind).not.toContain('never expires');
  });

  it('needs a confirmation of its own where a site allows what cannot be read', async () => {
    await begin(true);
    const [noncePubkey, authorizedPubkey] = [new PublicKey(makeKey('nonce').address), new PublicKey(address)];
    const advance = SystemProgram.nonceAdvance({ noncePubkey, authorizedPubkey });
    const give = SystemProgram.assign({ accountPubkey: authorizedPubkey, programId: noncePubkey });
    const transactions = [await sol(RECIPIENT, SOL / 4n), await transaction(advance, give)];
    const [words] = await answered(request('solana_signAllTransactions', { transactions }), false);
    expect(words.blind).toMatch(/never expires.*cannot be read/);
    expect(words.consents).toEqual(['I understand that it can be sent at any time, even much later']);
    expect(words).not.toHaveProperty('lead');
  });
});
