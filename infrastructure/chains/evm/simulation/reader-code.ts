/**
 * A program that a node runs in a simulation as an account's code: it executes calls and reads, one after the
 * other, and returns all results. Never deployed. Called by anyone but its initiator (a token's receiver
 * check), it returns the called method's selector, which ERC-721 and ERC-1155 take as acceptance.
 */
import type { TriedCall } from '../../../../domain/simulation/simulation.js';
import { countAt } from '../../../../domain/simulation/subject.js';
import { addressWord, numberWord } from '../call/call-words.js';

/** Each line is one step: in the comment, `:name` is a label and `@name` pushes its position. */
export const READER_CODE = [
  '0x323314601757', // ORIGIN CALLER EQ @main JUMPI
  '60003560e01c60e01b60005260206000f3', // 00 CALLDATALOAD e0 SHR e0 SHL 00 MSTORE 20 00 RETURN
  '5b60006000', // :main 00 00: the positions in the answer and in the input
  '5b8036111560c157', // :loop DUP1 CALLDATASIZE GT ISZERO @end JUMPI
  '8060400135', // DUP1 40 ADD CALLDATALOAD: the length
  '80826060018460400137', // DUP1 DUP3 60 ADD DUP5 40 ADD CALLDATACOPY: the call data
  '8135', // DUP2 CALLDATALOAD: the target
  '8060f81c', // DUP1 f8 SHR: the kind of step
  '80600114605f57', // DUP1 01 EQ @call JUMPI
  '8060031460c657', // DUP1 03 EQ @create JUMPI
  '600214607557', // 02 EQ @held JUMPI
  '600060008386604001846207a120fa608d56', // 00 00 DUP4 DUP7 40 ADD DUP5 07a120 STATICCALL @store JUMP
  '5b506000600083866040018660200135855af1608d56', // :call POP 00 00 DUP4 DUP7 40 ADD DUP7 20 ADD CALLDATALOAD DUP6 GAS CALL @store JUMP
  '5b803184604001526001845260208460200152602060a856', // :held DUP1 BALANCE DUP5 40 ADD MSTORE 01 DUP5 MSTORE 20 DUP5 20 ADD MSTORE 20 @next JUMP
  '5b8452', // :store DUP5 MSTORE: whether it succeeded
  '3d806104001060b957', // RETURNDATASIZE DUP1 0400 LT @cut JUMPI
  '5b806000866040013e', // :sized DUP1 00 DUP7 40 ADD RETURNDATACOPY
  '808560200152', // DUP1 DUP6 20 ADD MSTORE: the length
  '5b90509101606001910160400190601c56', // :next SWAP1 POP SWAP2 ADD 60 ADD SWAP2 ADD 40 ADD SWAP1 @loop JUMP
  '5b50610400609956', // :cut POP 0400 @sized JUMP
  '5b506000f3', // :end POP 00 RETURN
  '5b5081846040018460200135f01515608d56', // :create POP DUP2 DUP5 40 ADD DUP5 20 ADD CALLDATALOAD CREATE ISZERO ISZERO @store JUMP
].join('');

/** A read cannot change state, and has 500,000 gas. */
export type Step =
  | { readonly kind: 'read'; readonly to: string; readonly data: string }
  | { readonly kind: 'held'; readonly by: string }
  /** Without `to`, it deploys a contract. */
  | ({ readonly kind: 'call' } & TriedCall);

/** The program's steps, encoded as call data. */
export function stepsData(steps: readonly Step[]): string {
  return `0x${steps.map(stepWords).join('')}`;
}

function stepWords(step: Step): string {
  if (step.kind === 'held') return `02${addressWord(step.by).slice(2)}${numberWord(0n)}${numberWord(0n)}`;
  const way = step.kind === 'read' ? '00' : step.to === undefined ? '03' : '01';
  const value = step.kind === 'call' ? step.value : 0n;
  const data = step.data.slice(2);
  return `${way}${addressWord(step.to ?? '0x').slice(2)}${numberWord(value)}${numberWord(BigInt(data.length) / 2n)}${data}`;
}

/** Longer answers are cut. */
const MOST_BYTES = 1_024;

/** The result of a step. */
export interface StepAnswer {
  readonly ok: boolean;
  readonly data: string;
}

/** One result per step; undefined if there are not as many. */
export function stepAnswers(answer: string, count: number): readonly StepAnswer[] | undefined {
  const answers: StepAnswer[] = [];
  let at = 2;
  for (let step = 0; step < count; step++) {
    const head = answer.slice(at, at + 128);
    const [ok, bytes] = [countAt(`0x${head}`, 0, 1), countAt(`0x${head}`, 1, MOST_BYTES)];
    if (ok === undefined || bytes === undefined) return undefined;
    const data = answer.slice(at + 128, at + 128 + 2 * bytes);
    if (data.length !== 2 * bytes || !/^[\da-f]*$/i.test(data)) return undefined;
    answers.push({ ok: ok === 1, data: `0x${data}` });
    at += 128 + data.length;
  }
  return at === answer.length ? answers : undefined;
}
