/** The simulation compared with the real result on a real virtual machine. `SIMULATED=1000` runs that many. */

import type { Address } from '@solana/kit';
import {
  ComputeBudgetProgram,
  Keypair,
  PublicKey,
  SystemProgram,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js';
import { asyncScheduler, firstValueFrom } from 'rxjs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toBase58 } from '../../../../domain/address/base58.js';
import { defineNetwork, type Network } from '../../../../domain/network/network.js';
import type { Simulation } from '../../../../domain/simulation/simulation.js';
import { seededRandom } from '../../../../sandbox/relay/seeded-random.js';
import { makeKey } from '../../../../sandbox/solana/make-key.js';
import { type SolanaNode, startSolanaNode } from '../../../../sandbox/solana/solana-node.js';
import { TOKEN_PROGRAM } from '../../../../sandbox/solana/token-accounts.js';
import { jsonRpc } from '../../../../servers/json-rpc.js';
import { toBase64 } from '../../../base64.js';
import { askNode } from '../ask-node.js';
import { tokenAccountOf } from '../build-transfer.js';
import { solanaDevnet } from '../index.js';
import { simulate } from './simulate.js';

const COUNT = Number(process.env.SIMULATED ?? 48);
const OWN = makeKey('holder');
const FRIEND = makeKey('friend');
const MINT = makeKey('mint');
const key = (address: string) => new PublicKey(address);
const signer = Keypair.fromSeed(Uint8Array.from(Buffer.from(OWN.seed, 'hex')));
const program = key(TOKEN_PROGRAM);
const account = key(tokenAccountOf(OWN.address, MINT.address, TOKEN_PROGRAM));
const theirs = key(tokenAccountOf(FRIEND.address, MINT.address, TOKEN_PROGRAM));

let node: SolanaNode;
let network: Network;
beforeAll(async () => {
  node = await startSolanaNode({
    holders: [OWN, FRIEND].map(({ address }) => ({
      ...{ address: address as Address, lamports: 5_000_000_000n, tokens: [10_000_000n] },
    })),
    tokens: [{ mint: MINT.address as Address, decimals: 6 }],
  });
  network = defineNetwork({ ...solanaDevnet, rpcUrls: { default: { http: [node.rpcUrl] } } });
});
afterAll(() => node.stop());

function amountBytes(amount: bigint): readonly number[] {
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, amount, true);
  return [...new Uint8Array(view.buffer)];
}

function call(programId: PublicKey, keys: readonly [PublicKey, boolean][], data: readonly number[]) {
  return new TransactionInstruction({
    programId,
    keys: keys.map(([pubkey, isWritable]) => ({ pubkey, isWritable, isSigner: pubkey.equals(signer.publicKey) })),
    data: Buffer.from(data),
  });
}

const own = signer.publicKey;
const friend = key(FRIEND.address);
const MAKERS: readonly ((amount: bigint) => TransactionInstruction)[] = [
  (amount) =>
    call(
      SystemProgram.programId,
      [
        [own, true],
        [friend, true],
      ],
      [2, 0, 0, 0, ...amountBytes(amount * 900n)],
    ),
  (amount) =>
    call(
      program,
      [
        [account, true],
        [key(MINT.address), false],
        [theirs, true],
        [own, false],
      ],
      [12, ...amountBytes(amount), 6],
    ),
  (amount) =>
    call(
      program,
      [
        [account, true],
        [friend, false],
        [own, false],
      ],
      [4, ...amountBytes(amount)],
    ),
  () =>
    call(
      program,
      [
        [account, true],
        [own, false],
      ],
      [5],
    ),
  () =>
    call(
      program,
      [
        [account, true],
        [own, false],
      ],
      [6, 3, 1, ...friend.toBytes()],
    ),
  () =>
    call(
      program,
      [
        [account, true],
        [own, false],
      ],
      [6, 2, 1, ...friend.toBytes()],
    ),
  () => call(SystemProgram.programId, [[own, true]], [1, 0, 0, 0, ...program.toBytes()]),
];

interface Raw {
  readonly lamports: number;
  readonly owner: string;
  readonly data: readonly [string, string];
}

/** Read independently, without the tested code. */
async function held() {
  const answer = (await jsonRpc(node.rpcUrl, 'getMultipleAccounts', [
    [OWN.address, account.toBase58()],
    { encoding: 'base64' },
  ])) as { readonly value: readonly [Raw, Raw] };
  const [system, token] = answer.value;
  const bytes = Buffer.from(token.data[0], 'base64');
  const owner = toBase58(bytes.subarray(32, 64));
  return {
    lamports: BigInt(system.lamports),
    program: system.owner,
    owner,
    amount: owner === OWN.address ? bytes.readBigUInt64LE(64) : 0n,
    allowed: owner === OWN.address && bytes[72] === 1 ? bytes.readBigUInt64LE(121) : 0n,
    closer: owner === OWN.address && bytes[129] === 1,
  };
}

/** In a form that both sides can be compared in. */
function shown(simulation: Simulation) {
  if (simulation.outcome === 'fails') return 'fails';
  const sum = (kind: string) =>
    simulation.assets.filter((each) => each.kind === kind).reduce((all, { amount }) => all + amount, 0n);
  const right = (kind: string) => simulation.allowances.find((each) => each.kind === kind);
  const allowance = right('allowance');
  return {
    native: sum('native'),
    token: sum('token'),
    allowed: allowance ? allowance.after - allowance.before : 0n,
    ...{ control: !!right('control'), closing: !!right('closing'), account: !!right('account') },
    complete: simulation.complete,
  };
}

it('random transactions change what was simulated', async () => {
  const random = seededRandom(20_261_123);
  const pick = (most: number) => Math.floor(random() * most);
  const ask = askNode({ scheduler: asyncScheduler });
  let failed = 0;
  for (let at = 0; at < COUNT; at++) {
    if (at % 4 === 0) await node.reset();
    const instructions = Array.from({ length: 1 + pick(3) }, () =>
      MAKERS[pick(MAKERS.length)]?.(BigInt(pick(6_000_000))),
    ).flatMap((each) => each ?? []);
    // An identical transaction is executed only once.
    const unique = ComputeBudgetProgram.setComputeUnitLimit({ units: 200_000 + at });
    const { value } = (await jsonRpc(node.rpcUrl, 'getLatestBlockhash', [])) as {
      readonly value: { readonly blockhash: string };
    };
    const message = new TransactionMessage({
      payerKey: own,
      recentBlockhash: value.blockhash,
      instructions: [unique, ...instructions],
    });
    const transaction = new VersionedTransaction(
      at % 2 === 0 ? message.compileToLegacyMessage() : message.compileToV0Message(),
    );
    const plain = transaction.serialize();
    const simulation = await firstValueFrom(
      simulate(ask, network, OWN.address, [at % 3 === 0 ? toBase58(plain) : toBase64(plain)]),
    );
    const before = await held();
    transaction.sign([signer]);
    const signature = await jsonRpc(node.rpcUrl, 'sendTransaction', [
      toBase64(transaction.serialize()),
      { encoding: 'base64', skipPreflight: true },
    ]);
    const done = (await jsonRpc(node.rpcUrl, 'getTransaction', [signature])) as {
      readonly meta: { readonly err: unknown; readonly fee: number };
    };
    const after = await held();
    failed += done.meta.err === null ? 0 : 1;
    const real =
      done.meta.err === null
        ? {
            native: after.lamports - before.lamports + BigInt(done.meta.fee),
            token: after.amount - before.amount,
            allowed: after.owner === before.owner ? after.allowed - before.allowed : 0n,
            control: after.owner !== before.owner,
            closing: after.closer && !before.closer,
            account: after.program !== before.program,
            complete: true,
          }
        : 'fails';
    expect({ at, ...asObject(shown(simulation)) }).toEqual({ at, ...asObject(real) });
  }
  if (process.env.SIMULATED) process.stdout.write(`${COUNT} transactions, ${failed} of them fail, 0 differences\n`);
  expect(failed).toBeLessThan(COUNT);
}, 600_000);

it.each([
  ['own account', own, true],
  ['someone else', friend, false],
])('a token account is closed, and its deposit goes to %s', async (_, to, complete) => {
  await node.reset();
  const empty = call(
    program,
    [
      [account, true],
      [theirs, true],
      [own, false],
    ],
    [3, ...amountBytes(10_000_000n)],
  );
  const close = call(
    program,
    [
      [account, true],
      [to, true],
      [own, false],
    ],
    [9],
  );
  const { value } = (await jsonRpc(node.rpcUrl, 'getLatestBlockhash', [])) as {
    readonly value: { readonly blockhash: string };
  };
  const parts = { payerKey: own, recentBlockhash: value.blockhash, instructions: [empty, close] };
  const transaction = new VersionedTransaction(new TransactionMessage(parts).compileToV0Message());
  const ask = askNode({ scheduler: asyncScheduler });
  const simulation = await firstValueFrom(simulate(ask, network, OWN.address, [toBase64(transaction.serialize())]));
  expect(simulation).toMatchObject({ outcome: 'changes', complete });
});

function asObject(outcome: object | 'fails') {
  return typeof outcome === 'string' ? { outcome } : outcome;
}
