/** Describes one instruction of a transaction: SOL and tokens that are sent, and approvals. Reports an instruction that cannot be read. */
import type { SolanaSiteNetwork } from '../../site-settings.js';
import type { SentTo } from '../approval/approval-words.js';
import { lostAt } from '../approval/lost-at.js';
import { frameAmount, frameText } from '../frame-text.js';
import { allowanceWords } from '../rpc/contract-call/allowance-words.js';
import { oneLine } from '../rpc/signature/typed-data-lines.js';
import { depositOf, mintAt, TOKEN_PROGRAMS, type TokenAccount, tokenAccount } from './on-chain.js';
import type { ReadInstruction } from './read-transaction.js';

export interface StepWords {
  readonly title: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly warnings: readonly string[];
  readonly blind?: string;
  readonly danger?: boolean;
  /** With it, the transaction never expires. */
  readonly lasting?: boolean;
  /** What the visitor has to confirm, with a checkbox each. */
  readonly consents?: readonly string[];
  readonly receivers?: readonly SentTo[] | undefined;
  /** Lamports that the account spends. */
  readonly spends?: bigint;
  /** The deposit for the account that it creates, with its symbol. */
  readonly deposit?: string;
  /** The token account that it creates or sends to. */
  readonly makes?: string;
  readonly into?: string;
}

/** Known facts about the whole transaction. */
export interface Setting {
  readonly network: SolanaSiteNetwork;
  /** The visitor's own address. */
  readonly own: string;
  /** Whether it is the first instruction. */
  readonly opens?: boolean;
  /** Token accounts that the transaction itself creates before using them. */
  readonly made: ReadonlyMap<string, TokenAccount>;
}

const SYSTEM = '11111111111111111111111111111111';
const COMPUTE_BUDGET = 'ComputeBudget111111111111111111111111111111';
const ASSOCIATED_TOKEN = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL';
const ADVANCES_NONCE = 4;
const MEMOS = ['MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr', 'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo'];
const [TRANSFER, APPROVE, REVOKE, TRANSFER_CHECKED, APPROVE_CHECKED] = [3, 4, 5, 12, 13];

/** Undefined for an instruction that only controls the execution of the others. */
export async function describeInstruction(step: ReadInstruction, setting: Setting): Promise<StepWords | undefined> {
  const { program } = step;
  if (program === COMPUTE_BUDGET) return undefined;
  if (program === SYSTEM)
    return systemWords(step, setting) ?? (setting.opens ? nonceWords(step) : undefined) ?? unreadable(program);
  if (program === ASSOCIATED_TOKEN) return makesAccount(step) ? await makeWords(step, setting) : unreadable(program);
  if (MEMOS.includes(program)) return memoWords(step) ?? unreadable(program);
  if (TOKEN_PROGRAMS.some((each) => each === program)) return (await tokenWords(step, setting)) ?? unreadable(program);
  return unreadable(program);
}

/** The token accounts that a transaction creates; the program enforces the named owner and mint. */
export function accountsMade(steps: readonly ReadInstruction[]): ReadonlyMap<string, TokenAccount> {
  return new Map(
    steps
      .filter(makesAccount)
      .map(({ accounts: [, account = '', owner = '', mint = ''] }) => [account, { owner, mint }]),
  );
}

/** `Create`, which fails if the account exists, and `CreateIdempotent`, which does not. */
function makesAccount({ program, data, accounts }: ReadInstruction): boolean {
  return (
    program === ASSOCIATED_TOKEN &&
    accounts.length >= 6 &&
    (data.length === 0 || (data.length === 1 && Number(data[0]) <= 1))
  );
}

function unreadable(program: string): StepWords {
  const { evm, solana } = frameText();
  return { title: solana.callProgram, facts: [[solana.program, program]], warnings: [], blind: evm.unreadable };
}

function systemWords({ data, accounts }: ReadInstruction, { network, own }: Setting): StepWords | undefined {
  const view = viewOf(data);
  const [from, to] = accounts;
  // Only a transfer, no other instruction of the program.
  if (data.length !== 12 || view.getUint32(0, true) !== 2 || !from || !to) return undefined;
  const lamports = view.getBigUint64(4, true);
  const amount = frameAmount(lamports, network.decimals, network.symbol);
  const said = frameText().evm;
  const lost = lostAt({ namespace: 'solana', receiver: to, from: own });
  if (from === own) return { title: said.send(amount), facts: [[said.to, to]], ...lost, spends: lamports };
  return {
    title: said.move(amount),
    facts: [
      [said.outOf, from],
      [said.to, to],
    ],
    warnings: [],
  };
}

/** A durable nonce: the transaction is valid until it is sent. */
function nonceWords({ program, data }: ReadInstruction): StepWords | undefined {
  if (data.length < 4 || viewOf(data).getUint32(0, true) !== ADVANCES_NONCE) return undefined;
  const { neverExpires, neverExpiresConsent } = frameText().solana;
  return { ...unreadable(program), blind: neverExpires, consents: [neverExpiresConsent], lasting: true };
}

/** It costs a deposit, which stays in the account. */
async function makeWords(
  { accounts: [payer, account = '', owner = '', mint = ''] }: ReadInstruction,
  { network, own }: Setting,
): Promise<StepWords | undefined> {
  // The program does nothing if it already exists.
  if (await tokenAccount(network, account)) return undefined;
  const deposit = await depositOf(network);
  const amount = frameAmount(deposit, network.decimals, network.symbol);
  const said = frameText().solana;
  return {
    title: said.createAccount,
    facts: [
      [said.whose, owner],
      [said.token, mint],
      [said.deposit, amount],
    ],
    warnings: [],
    deposit: amount,
    makes: account,
    ...(payer === own && { spends: deposit }),
  };
}

function memoWords({ data }: ReadInstruction): StepWords | undefined {
  const text = textIn(data);
  const { addMemo, memo } = frameText().solana;
  return text === undefined ? undefined : { title: addMemo, facts: [[memo, oneLine(text)]], warnings: [] };
}

async function tokenWords({ data, accounts }: ReadInstruction, setting: Setting): Promise<StepWords | undefined> {
  const { network, own } = setting;
  const { evm: said, solana } = frameText();
  const [kind] = data;
  const checked = kind === TRANSFER_CHECKED || kind === APPROVE_CHECKED;
  const [source = '', ...others] = accounts;
  const [target = '', authority = ''] = checked ? others.slice(1) : others;
  const from = await holding(source, setting);
  if (kind === REVOKE && data.length === 1 && from)
    return { title: said.allowance.revoke(nameOf(from.mint, network)), facts: [], warnings: [] };
  if (![TRANSFER, APPROVE, TRANSFER_CHECKED, APPROVE_CHECKED].some((each) => each === kind)) return undefined;
  if (data.length !== (checked ? 10 : 9) || !from || (checked && others[0] !== from.mint)) return undefined;
  const minted = await mintAt(network, from.mint);
  if (!minted) return undefined;
  const { decimals, supply } = minted;
  const units = viewOf(data).getBigUint64(1, true);
  const name = nameOf(from.mint, network);
  const amount = frameAmount(units, decimals, name);
  const token = [solana.token, from.mint] as const;
  if (kind === APPROVE || kind === APPROVE_CHECKED)
    return {
      ...allowanceWords(name, amount, units, { width: 64, supply, held: from.amount }),
      facts: [[said.who, target], token],
    };
  const to = await holding(target, setting);
  if (!to) return undefined;
  const facts = [[said.to, to.owner] as const, token];
  const lost = lostAt({ namespace: 'solana', receiver: to.owner, from: own, token: from.mint });
  if (from.owner === own) return { title: said.send(amount), facts, ...lost, into: target };
  const moved = [[said.outOf, from.owner] as const, ...facts, [solana.by, authority] as const];
  return { title: said.move(amount), facts: moved, warnings: [] };
}

async function holding(address: string, { network, made }: Setting): Promise<TokenAccount | undefined> {
  // Of one that exists already, the balance counts.
  return (await tokenAccount(network, address)) ?? made.get(address);
}

function nameOf(mint: string, { tokens = {} }: SolanaSiteNetwork): string {
  return Object.hasOwn(tokens, mint) ? (tokens[mint] ?? '') : frameText().solana.unnamed;
}

/** Undefined for bytes that are not text. */
export function textIn(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return /\p{Cc}/u.test(text.replace(/[\n\r\t]/g, '')) ? undefined : text;
  } catch {
    return undefined;
  }
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}
