/** Requests in the solana namespace, with texts and transactions in base58. */
import { getBase58Encoder, getBase64Decoder } from '@solana/kit';
import { isHashText } from '../../../../domain/request/hash-text.js';
import { jsonRpc } from '../../../json-rpc.js';
import type { FeeLimits, SolanaSiteNetwork } from '../../site-settings.js';
import type { ApprovalWords, AskVisitor } from '../approval/approval-words.js';
import { translatable } from '../approval/translatable.js';
import { frameAmount, frameFormat, frameText } from '../frame-text.js';
import { hashWords, noTextWords } from '../rpc/signature/blind-words.js';
import { mustBeShortEnough } from '../rpc/signature/short-enough.js';
import { otherSite } from '../rpc/signature/sign-message.js';
import { textIn } from './describe-instruction.js';
import { estimatedChanges } from './estimated-changes.js';
import { solanaFeeWords, usualFee } from './fee-words.js';
import { type Prepared, prepareTransaction, reasonOf } from './prepare-transaction.js';
import { inBase58, messageIn, type ReadTransaction, readTransaction } from './read-transaction.js';
import type { SolanaSigner } from './solana-key.js';

export interface SolanaQuestion {
  readonly signer: SolanaSigner;
  readonly network: SolanaSiteNetwork;
  readonly method: string;
  readonly params: unknown;
}

export interface SolanaParts {
  readonly askVisitor: AskVisitor;
  /** The requesting page's. */
  readonly origin: () => string;
  readonly feeLimits?: FeeLimits | undefined;
}

type Params = Readonly<Record<string, unknown>>;
type Answer = (params: Params, question: SolanaQuestion, parts: SolanaParts, signal: AbortSignal) => Promise<unknown>;

/** The maximum length of a text: longer ones are unreadable, and decoding takes quadratic time. */
const MOST_LETTERS = 14_000;
const MOST_TRANSACTIONS = 20;

const METHODS: Readonly<Record<string, Answer>> = {
  solana_signMessage: signMessage,
  async solana_signTransaction({ transaction }, ...rest) {
    const [signed] = await signAll([transaction], ...rest);
    return { transaction: signed && inBase58(signed.bytes), signature: signed?.signature };
  },
  async solana_signAllTransactions({ transactions }, ...rest) {
    const signed = await signAll(Array.isArray(transactions) ? transactions : [], ...rest);
    return { transactions: signed.map(({ bytes }) => inBase58(bytes)) };
  },
  async solana_signAndSendTransaction({ transaction, options }, question, parts, signal) {
    const [signed] = await signAll([transaction], question, parts, signal);
    const text = getBase64Decoder().decode(signed?.bytes ?? new Uint8Array());
    const wishes = { preflightCommitment: 'confirmed', ...pick(options), encoding: 'base64' };
    const sent = jsonRpc(question.network.rpcUrl, 'sendTransaction', [text, wishes]);
    const signature = await sent.catch((error: unknown) => {
      const { notTaken, notTakenUnsaid } = frameText().problems;
      const reason = reasonOf(error);
      throw new Error(reason === undefined ? notTakenUnsaid : notTaken(reason));
    });
    return { signature };
  },
};

export async function answerSolana(
  question: SolanaQuestion,
  parts: SolanaParts,
  signal: AbortSignal,
): Promise<unknown> {
  const { method, params, signer } = question;
  const answer = Object.hasOwn(METHODS, method) ? METHODS[method] : undefined;
  if (!answer) throw new Error(`Your wallet does not support ${method}`);
  const given = (params ?? {}) as Params;
  if (given.pubkey !== undefined && given.pubkey !== signer.address) throw new Error(frameText().problems.otherAccount);
  return await answer(given, question, parts, signal);
}

async function signMessage(
  { message }: Params,
  { signer, network }: SolanaQuestion,
  { askVisitor, origin }: SolanaParts,
  signal: AbortSignal,
): Promise<{ readonly signature: string }> {
  const bytes = bytesIn(message);
  // The signature would be valid for the transaction.
  if (messageIn(bytes)) throw new Error('This is a transaction, not a message');
  const text = textIn(bytes);
  mustBeShortEnough(text ?? String(message));
  const elsewhere = text === undefined ? undefined : otherSite(text, origin());
  const tell = (): ApprovalWords => {
    const blind = text === undefined ? noTextWords() : isHashText(text) ? hashWords() : undefined;
    const said = frameText().evm;
    return {
      title: said.message.title,
      lead: said.message.lead,
      facts: [
        [said.from, frameFormat().address(signer.address)],
        [said.network, network.name],
      ],
      yes: said.sign,
      text: text ?? String(message),
      ...(blind !== undefined && { blind }),
      ...(elsewhere !== undefined && {
        warnings: [said.message.elsewhere(elsewhere)],
        danger: true,
        consents: [said.message.elsewhereConsent(elsewhere)],
      }),
    };
  };
  await askVisitor(translatable(tell), signal);
  return { signature: inBase58(await signer.sign(bytes)) };
}

async function signAll(
  given: readonly unknown[],
  question: SolanaQuestion,
  { askVisitor, feeLimits }: SolanaParts,
  signal: AbortSignal,
): Promise<readonly { readonly bytes: Uint8Array; readonly signature: string }[]> {
  const { signer } = question;
  if (given.length === 0) throw new Error('There is no transaction');
  if (given.length > MOST_TRANSACTIONS)
    throw new Error(`More than ${MOST_TRANSACTIONS} transactions at once are too many to read`);
  const all = given.map((each) => readTransaction(String(each)));
  if (all.some((each) => each.signedBy(signer.address, new Uint8Array(64)) === undefined))
    throw new Error('Your account has nothing to sign in this transaction');
  await askVisitor(await transactionWords(given, all, question, feeLimits), signal);
  return await Promise.all(
    all.map(async (each) => {
      const signature = await signer.sign(each.messageBytes);
      const bytes = each.signedBy(signer.address, signature);
      if (!bytes) throw new Error('Your account has nothing to sign in this transaction');
      return { bytes, signature: inBase58(signature) };
    }),
  );
}

/** Throws an error with a message for the visitor if one of them would fail. */
async function transactionWords(
  given: readonly unknown[],
  all: readonly ReadTransaction[],
  question: SolanaQuestion,
  feeLimits: FeeLimits | undefined,
): Promise<ApprovalWords> {
  const { signer, network, method } = question;
  const texts = given.map(String);
  const [prepared, changes, usual] = await Promise.all([
    Promise.all(all.map((each, index) => prepareTransaction(each, network, signer.address, index === 0))),
    estimatedChanges(network, signer.address, texts),
    usualFee(network, signer.address, texts),
  ]);
  const steps = prepared.flatMap((each) => each.steps);
  const [only] = steps;
  const single = steps.length === 1 ? only : undefined;
  const blind = [...new Set(steps.flatMap((each) => each.blind ?? []))].join(' ') || undefined;
  const lasting = steps.some((each) => each.lasting);
  const fee = prepared.reduce((sum, each) => sum + (each.pays ? (each.fee ?? 0n) : 0n), 0n);
  const { evm, solana } = frameText();
  const costs = solanaFeeWords({ fee, usual, balance: prepared[0]?.held ?? 0n }, network, feeLimits);
  return {
    ...costs,
    title: single?.title ?? (all.length > 1 ? solana.signSeveral(all.length) : evm.actions(steps.length)),
    ...(method !== 'solana_signAndSendTransaction' && !lasting && { lead: solana.pageSends }),
    warnings: [...costs.warnings, ...new Set(steps.flatMap(({ warnings }) => warnings))],
    consents: [...new Set([...steps.flatMap(({ consents = [] }) => consents), ...(costs.consents ?? [])])],
    facts: [
      ...(single?.facts ?? steps.flatMap(({ title, facts }, index) => [[`${index + 1}.`, title] as const, ...facts])),
      [evm.from, frameFormat().address(signer.address)],
      [evm.network, network.name],
      ...feeFacts(all, prepared, signer.address, network),
    ],
    changes,
    ...(blind !== undefined && { blind }),
    receivers: steps.flatMap(({ receivers = [] }) => receivers),
    danger: costs.danger === true || steps.some(({ danger }) => danger === true),
    details: { label: evm.data, text: given.join('\n') },
    yes: evm.approve,
    translate: () => transactionWords(given, all, question, feeLimits),
  };
}

/** The send options that nodes accept; their types were checked when the message arrived. */
function pick(options: unknown): Params {
  const known = ['skipPreflight', 'preflightCommitment', 'maxRetries', 'minContextSlot'];
  return Object.fromEntries(
    Object.entries(options ?? {}).filter(([name, value]) => known.includes(name) && value !== undefined),
  );
}

function feeFacts(
  all: readonly ReadTransaction[],
  prepared: readonly Prepared[],
  own: string,
  { decimals, symbol }: SolanaSiteNetwork,
): readonly (readonly [string, string])[] {
  const said = frameText().solana.fee;
  const fees = prepared.map(({ fee }) => fee);
  if (fees.includes(undefined)) return [[said.label, said.unknown]];
  const whole = fees.reduce<bigint>((sum, fee) => sum + (fee ?? 0n), 0n);
  const payers = new Set(all.map(({ payer }) => payer));
  const others = [...payers].filter((each) => each !== own);
  return [[said.label, frameAmount(whole, decimals, symbol)], ...others.map((each) => [said.paidBy, each] as const)];
}

function bytesIn(message: unknown): Uint8Array<ArrayBuffer> {
  try {
    if (typeof message !== 'string' || message.length > MOST_LETTERS) throw new Error('Too long');
    return Uint8Array.from(getBase58Encoder().encode(message));
  } catch {
    throw new Error('The message to sign cannot be read');
  }
}
