/** Simulates calls on a node, unsigned (`eth_simulateV1`). */
import { catchError, defer, map, of, throwError } from 'rxjs';
import type { Contracts, Trial, TrialOutcome } from '../../../../application/ports/contracts.js';
import { Failure } from '../../../../domain/failure/failure.js';
import { toFailure } from '../../../../domain/failure/to-failure.js';
import { textOf } from '../../../../domain/text/text-of.js';
import type { Token } from '../../../../domain/token/token.js';
import { readProperty } from '../../../../domain/value/read-property.js';
import type { AskNode } from '../node/ask-node.js';
import { addressWord, firstWord } from './call-words.js';

/** Transfers of the native currency are logged as those of a token at this address. */
const CURRENCY = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee';
/** keccak256('Transfer(address,address,uint256)'). */
const TRANSFER_EVENT = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

/** Errors of nodes without the method. */
const UNKNOWN: readonly unknown[] = [-32601, -32004];

/** `decimals()`. */
const DECIMALS = '0x313ce567';

type Answers = readonly { readonly ok: boolean; readonly data: string; readonly logs: readonly Log[] }[];
interface Log {
  readonly address: string;
  readonly topics: readonly string[];
  readonly data: string;
}

export function tryOut(ask: AskNode): Contracts['tryOut'] {
  return (trial) =>
    defer(() => {
      const { network, address, calls } = trial;
      const from = address;
      // Balances are read from the contracts, as events can claim anything.
      const looks = [trial.from, trial.to].map((token) => look(token, from));
      const asked = [...looks, ...calls, ...looks, ...[trial.from, trial.to].map(decimalsLook)];
      const inside = asked.map(({ to, data, value }) => ({ from, to, data, value: `0x${value.toString(16)}` }));
      const question = { blockStateCalls: [{ calls: inside }], traceTransfers: true, validation: false };
      return ask(network, 'eth_simulateV1', [question, 'latest']).pipe(
        map((answer) => outcomeOf(answer, trial)),
        catchError((error: unknown) => {
          const failure = toFailure(error, 'request-failed');
          return UNKNOWN.includes(failure.data.rpcCode) ? of(undefined) : throwError(() => failure);
        }),
      );
    });
}

function look({ address }: Token, owner: string) {
  // No call for the account itself, which has no contract to ask.
  return { to: address ?? owner, data: address ? `0x70a08231${addressWord(owner)}` : '0x', value: 0n };
}

function decimalsLook({ address = CURRENCY }: Token) {
  return { to: address, data: DECIMALS, value: 0n };
}

function outcomeOf(answer: unknown, { address, calls, from, to }: Trial): TrialOutcome {
  const answers = readAnswers(answer, calls.length + 6);
  const made = answers.slice(2, 2 + calls.length);
  if (made.some(({ ok }) => !ok)) throw new Failure('transaction-reverted', 'The call would fail');
  const change = (token: Token, at: number): bigint => {
    if (!token.address) return moved(made, address);
    const [before, after] = [answers[at], answers[at + 2 + calls.length]].map(
      (each) => each?.ok && firstWord(each.data),
    );
    if (typeof before !== 'bigint' || typeof after !== 'bigint')
      throw new Failure('transaction-reverted', `${token.symbol} does not tell what is held of it`);
    return after - before;
  };
  const [fromDecimals, toDecimals] = [answers.at(-2), answers.at(-1)].map((each) => each?.ok && firstWord(each.data));
  return {
    ...{ spent: -change(from, 0), got: change(to, 1) },
    ...(from.address && typeof fromDecimals === 'bigint' && { fromDecimals }),
    ...(to.address && typeof toDecimals === 'bigint' && { toDecimals }),
  };
}

/** The account's change in native currency. */
function moved(answers: Answers, address: string): bigint {
  const names = (topic: string | undefined) => topic?.toLowerCase().endsWith(address.toLowerCase().slice(2)) === true;
  return answers
    .flatMap(({ logs }) => logs)
    .filter((log) => log.address.toLowerCase() === CURRENCY && log.topics[0] === TRANSFER_EVENT)
    .reduce((sum, { topics: [, sender, receiver], data }) => {
      const amount = firstWord(data) ?? 0n;
      return sum + (names(receiver) ? amount : 0n) - (names(sender) ? amount : 0n);
    }, 0n);
}

function readAnswers(answer: unknown, count: number): Answers {
  const block: unknown = Array.isArray(answer) ? answer[0] : undefined;
  const calls = readProperty(block, 'calls');
  if (!Array.isArray(calls) || calls.length !== count)
    throw new Failure('request-failed', 'The node returned an invalid call result');
  return calls.map((call: unknown) => {
    const logs = readProperty(call, 'logs');
    return {
      ok: readProperty(call, 'status') === '0x1',
      data: textAt(call, 'returnData'),
      logs: Array.isArray(logs) ? logs.map(readLog) : [],
    };
  });
}

function readLog(log: unknown): Log {
  const topics = readProperty(log, 'topics');
  return {
    address: textAt(log, 'address'),
    topics: Array.isArray(topics) ? topics.map((each) => textOf(each)) : [],
    data: textAt(log, 'data'),
  };
}

function textAt(value: unknown, name: string): string {
  const text = readProperty(value, name);
  return typeof text === 'string' ? text : '';
}
