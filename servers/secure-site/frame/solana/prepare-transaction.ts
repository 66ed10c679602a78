/** A transaction tried out and put into words, before the visitor is asked. */
import { getBase64Decoder } from '@solana/kit';
import { groupedAmount } from '../../../../domain/money/grouped-amount.js';
import { JsonRpcError, jsonRpc } from '../../../json-rpc.js';
import type { SolanaSiteNetwork } from '../../site-settings.js';
import { accountsMade, describeInstruction, type StepWords } from './describe-instruction.js';
import { valueIn } from './on-chain.js';
import type { ReadTransaction } from './read-transaction.js';

export interface Prepared {
  readonly steps: readonly StepWords[];
  /** Lamports; undefined where the node does not know. */
  readonly fee: bigint | undefined;
  /** What the account has, in lamports. */
  readonly held: bigint;
  /** Whether the account pays the fee. */
  readonly pays: boolean;
}

const BASE64 = { encoding: 'base64', commitment: 'confirmed' } as const;
const LOOKS_UP = 'It uses accounts that are not named in it. What it does cannot be read here.';

/** `first`: nothing comes before it, so what it comes to can be told. Throws plain words when it would fail. */
export async function prepareTransaction(
  transaction: ReadTransaction,
  network: SolanaSiteNetwork,
  own: string,
  first: boolean,
): Promise<Prepared> {
  const { rpcUrl } = network;
  const made = accountsMade(transaction.instructions);
  const described = await Promise.all(
    transaction.instructions.map((each) => describeInstruction(each, { network, own, made })),
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
  if (steps.length === 0) throw new Error('This transaction does nothing');
  const text = joined(steps);
  const costs = { fee, held: held ?? 0n, pays: transaction.payer === own };
  if (!transaction.looksUp) return { steps: text, ...costs };
  return { steps: [...text, { title: 'Call a program', facts: [], warnings: [], blind: LOOKS_UP }], ...costs };
}

/** An account that is made for what is sent into it is told of there. */
function joined(steps: readonly StepWords[]): readonly StepWords[] {
  return steps.flatMap((step) => {
    if (step.makes !== undefined && steps.some(({ into }) => into === step.makes)) return [];
    const made = steps.find(({ makes }) => makes !== undefined && makes === step.into);
    const deposit = made?.facts.find(([label]) => label === 'Deposit');
    return [deposit ? { ...step, facts: [...step.facts, ['Deposit for their account', deposit[1]]] } : step];
  });
}

async function tryOut({ bytes }: ReadTransaction, { rpcUrl }: SolanaSiteNetwork): Promise<void> {
  const options = { ...BASE64, sigVerify: false };
  const tried = valueIn(await jsonRpc(rpcUrl, 'simulateTransaction', [getBase64Decoder().decode(bytes), options]));
  const problem: unknown = typeof tried === 'object' && tried !== null ? Reflect.get(tried, 'err') : undefined;
  if (problem === null) return;
  if (problem === 'BlockhashNotFound') throw new Error('This transaction is too old');
  throw new Error(
    `This would fail: ${problem === undefined ? 'the network says no' : JSON.stringify(problem).slice(0, 200)}`,
  );
}

function tooLittle(spends: bigint, fee: bigint, held: bigint, { decimals, symbol }: SolanaSiteNetwork): string {
  const amount = (units: bigint) => `${groupedAmount(units, decimals)} ${symbol}`;
  const costs = `a network fee of ${amount(fee)}`;
  const takes = spends > 0n ? `${amount(spends)} and ${costs}` : costs;
  return `Not enough money: this takes ${takes}, and you have ${amount(held)}`;
}

function lamports(answer: unknown): bigint | undefined {
  const value = valueIn(answer);
  return Number.isSafeInteger(value) ? BigInt(value as number) : undefined;
}

/** What a node says no with, in its own words. */
export function wordsOf(error: unknown): string {
  return error instanceof JsonRpcError ? error.message.slice(0, 200) : 'the network says no';
}
