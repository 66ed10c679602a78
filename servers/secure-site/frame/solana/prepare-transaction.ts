/** A transaction that is simulated and described before the visitor is prompted. */
import { getBase64Decoder } from '@solana/kit';
import { feeOf } from '../../../../infrastructure/chains/solana/fees/cost-of-made.js';
import { readMessage } from '../../../../infrastructure/chains/solana/simulation/read-message.js';
import { JsonRpcError, jsonRpc } from '../../../json-rpc.js';
import type { SolanaSiteNetwork } from '../../site-settings.js';
import { frameAmount, frameText } from '../frame-text.js';
import { accountsMade, describeInstruction, type StepWords } from './describe-instruction.js';
import { valueIn } from './on-chain.js';
import { inBase58, type ReadTransaction } from './read-transaction.js';

export interface Prepared {
  readonly steps: readonly StepWords[];
  /** In lamports; undefined if neither the node nor the transaction has it. */
  readonly fee: bigint | undefined;
  /** The account's balance in lamports. */
  readonly held: bigint;
  /** Whether the account pays the fee. */
  readonly pays: boolean;
}

const BASE64 = { encoding: 'base64', commitment: 'confirmed' } as const;

/** `first`: no other transaction precedes it, so its result can be simulated. Throws an error with a message for the visitor if it would fail. */
export async function prepareTransaction(
  transaction: ReadTransaction,
  network: SolanaSiteNetwork,
  own: string,
  first: boolean,
): Promise<Prepared> {
  const { rpcUrl } = network;
  const made = accountsMade(transaction.instructions);
  const described = await Promise.all(
    transaction.instructions.map((each, at) => describeInstruction(each, { network, own, made, opens: at === 0 })),
  );
  const steps = described.filter((each) => each !== undefined);
  const message = getBase64Decoder().decode(transaction.messageBytes);
  const [fee, held] = await Promise.all([
    jsonRpc(rpcUrl, 'getFeeForMessage', [message, { commitment: 'confirmed' }]).then(lamports, () => undefined),
    jsonRpc(rpcUrl, 'getBalance', [own, { commitment: 'confirmed' }]).then(lamports),
  ]);
  const spends = steps.reduce((sum, each) => sum + (each.spends ?? 0n), 0n);
  const pays = transaction.payer === own ? (fee ?? 0n) : 0n;
  if ((held ?? 0n) < spends + pays) throw new Error(tooLittle(spends, pays, held ?? 0n, network));
  if (first) await tryOut(transaction, network);
  if (steps.length === 0) throw new Error(frameText().problems.fails.nothing);
  const text = joined(steps);
  const costs = { fee: fee ?? feeIn(transaction), held: held ?? 0n, pays: transaction.payer === own };
  if (!transaction.looksUp) return { steps: text, ...costs };
  const { callProgram, looksUp } = frameText().solana;
  return { steps: [...text, { title: callProgram, facts: [], warnings: [], blind: looksUp }], ...costs };
}

/** A node knows no fee for a block that it has not seen yet, which the page may know. */
function feeIn({ bytes }: ReadTransaction): bigint | undefined {
  const read = readMessage(inBase58(bytes));
  return read && feeOf(read);
}

/** An account that is created for a transfer is mentioned with the transfer. */
function joined(steps: readonly StepWords[]): readonly StepWords[] {
  return steps.flatMap((step) => {
    if (step.makes !== undefined && steps.some(({ into }) => into === step.makes)) return [];
    const made = steps.find(({ makes }) => makes !== undefined && makes === step.into);
    if (made?.deposit === undefined) return [step];
    return [{ ...step, facts: [...step.facts, [frameText().solana.depositForTheirs, made.deposit]] }];
  });
}

async function tryOut({ bytes }: ReadTransaction, { rpcUrl }: SolanaSiteNetwork): Promise<void> {
  const options = { ...BASE64, sigVerify: false };
  const tried = valueIn(await jsonRpc(rpcUrl, 'simulateTransaction', [getBase64Decoder().decode(bytes), options]));
  const problem: unknown = typeof tried === 'object' && tried !== null ? Reflect.get(tried, 'err') : undefined;
  if (problem === null) return;
  const { because, tooOld, unsaid } = frameText().problems.fails;
  if (problem === 'BlockhashNotFound') throw new Error(tooOld);
  throw new Error(problem === undefined ? unsaid : because(JSON.stringify(problem).slice(0, 200)));
}

function tooLittle(spends: bigint, fee: bigint, held: bigint, { decimals, symbol }: SolanaSiteNetwork): string {
  const amount = (units: bigint) => frameAmount(units, decimals, symbol);
  const said = frameText().problems.money;
  return spends > 0n
    ? said.spends(amount(spends), amount(fee), amount(held))
    : said.feeAlone(amount(fee), amount(held));
}

function lamports(answer: unknown): bigint | undefined {
  const value = valueIn(answer);
  return Number.isSafeInteger(value) ? BigInt(value as number) : undefined;
}

/** The node's reason for a refusal. */
export function reasonOf(error: unknown): string | undefined {
  return error instanceof JsonRpcError ? error.message.slice(0, 200) : undefined;
}
