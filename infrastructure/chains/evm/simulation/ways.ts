/** The methods by which a node executes calls without keeping their effects. */
import { catchError, forkJoin, map, type Observable, of } from 'rxjs';
import { Failure } from '../../../../domain/failure/failure.js';
import type { TriedCall } from '../../../../domain/simulation/simulation.js';
import { wordAt } from '../../../../domain/simulation/subject.js';
import { readProperty } from '../../../../domain/value/read-property.js';
import { hexAt, logsOfTree, type ReadLogs, readLogs } from './read-node.js';
import { READER_CODE, type Step, type StepAnswer, stepAnswers, stepsData } from './reader-code.js';

/** A request to the node of one network. Emits one unchecked answer; fails with a `Failure`. */
export type Ask = (method: string, params: readonly unknown[]) => Observable<unknown>;

export interface Tried {
  /** The reads before and after the calls, in the order requested. */
  readonly before: readonly StepAnswer[];
  readonly after: readonly StepAnswer[];
  /** The result of each call. */
  readonly calls: readonly StepAnswer[];
  /** Absent: the node does not report them. */
  readonly logs: ReadLogs | undefined;
}

/** Simulates calls by the account, with the same reads before and after them. */
export type Way = (calls: readonly TriedCall[], account: string, reads: readonly Step[]) => Observable<Tried>;

/** The sender of the reads: an unused address. */
const READER = '0x5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed';
const GAS = '0x1312d00';

/** `eth_simulateV1`: each call is one of the account's own. */
export function bySimulation(ask: Ask): Way {
  return (calls, account, reads) => {
    const look = { from: account, to: READER, data: stepsData(reads) };
    const made = calls.map(({ to, data, value }) => ({
      from: account,
      ...(to !== undefined && { to }),
      data,
      value: `0x${value.toString(16)}`,
    }));
    const block = { stateOverrides: { [READER]: { code: READER_CODE } }, calls: [look, ...made, look] };
    return ask('eth_simulateV1', [{ blockStateCalls: [block], validation: false }, 'latest']).pipe(
      map((answer): Tried => {
        const answered = readProperty(Array.isArray(answer) ? answer[0] : undefined, 'calls');
        if (!Array.isArray(answered) || answered.length !== calls.length + 2) throw notUnderstood();
        const reported = answered.slice(1, -1).map((each: unknown) => ({
          ...{ ok: readProperty(each, 'status') === '0x1', data: hexAt(each, 'returnData') ?? '0x' },
          ...readLogs(readProperty(each, 'logs')),
        }));
        return {
          before: looked(answered[0], reads.length),
          after: looked(answered.at(-1), reads.length),
          calls: reported.map(({ ok, data }) => ({ ok, data })),
          logs: { logs: reported.flatMap(({ logs }) => logs), all: reported.every(({ all }) => all) },
        };
      }),
    );
  };
}

/** `eth_call` with the account's code replaced by the calling program; logs by `debug_traceCall`, if available. */
export function byCall(ask: Ask, traced: boolean): Way {
  return (calls, account, reads) => {
    // A call to the account itself has no visible effect here, but the account needs the funds.
    const isOwn = ({ to }: TriedCall) => to?.toLowerCase() === account.toLowerCase();
    const steps = calls.map((call): Step => (isOwn(call) ? { kind: 'held', by: account } : { kind: 'call', ...call }));
    const code = { [account]: { code: READER_CODE } };
    const asked = (asking: readonly Step[]) => ({ from: account, to: account, gas: GAS, data: stepsData(asking) });
    const trace = [asked(steps), 'latest', { ...TRACER, stateOverrides: code }];
    return forkJoin({
      answer: ask('eth_call', [asked([...reads, ...steps, ...reads]), 'latest', code]),
      logs: traced ? ask('debug_traceCall', trace).pipe(map(logsOfTree)) : of(undefined),
    }).pipe(
      map(({ answer, logs }): Tried => {
        const reported = typeof answer === 'string' ? stepAnswers(answer, steps.length + 2 * reads.length) : undefined;
        if (!reported || (traced && !logs)) throw notUnderstood();
        // A contract gets another address here than in reality: its state and allowances may differ.
        const isSame = calls.every(({ to }) => to !== undefined);
        const made = reported.slice(reads.length, reads.length + steps.length);
        return {
          before: reported.slice(0, reads.length),
          after: reported.slice(reads.length + steps.length),
          calls: calls.map((call, at) => {
            const { ok, data } = made[at] ?? NO_ANSWER;
            return isOwn(call) ? { ok: ok && (wordAt(data, 0) ?? 0n) >= call.value, data: '0x' } : { ok, data };
          }),
          logs: logs && { ...logs, all: logs.all && isSame },
        };
      }),
    );
  };
}

const NO_ANSWER: StepAnswer = { ok: false, data: '0x' };

const TRACER = { tracer: 'callTracer', tracerConfig: { withLog: true } };

/** The reader's result of a successful call. */
function looked(call: unknown, count: number): readonly StepAnswer[] {
  const data = readProperty(call, 'status') === '0x1' ? hexAt(call, 'returnData') : undefined;
  const answers = data === undefined ? undefined : stepAnswers(data, count);
  if (!answers) throw notUnderstood();
  return answers;
}

function notUnderstood(): Failure {
  return new Failure('request-failed', 'The node returned an invalid simulation');
}

/** Errors of nodes and gateways without the method. */
const UNKNOWN: readonly unknown[] = [-32601, -32004];

/**
 * If one way fails, the next is tried; that the account cannot pay is an answer. `unknown`: called with a way that the
 * node does not support, and so will not support later.
 */
export function firstOf([way, ...others]: readonly Way[], unknown: (way: Way) => void): Way {
  return (calls, account, reads) => {
    if (!way) throw notUnderstood();
    return way(calls, account, reads).pipe(
      catchError((error: unknown) => {
        if (others.length === 0 || readProperty(error, 'code') === 'insufficient-funds') throw error;
        const codes = [readProperty(error, 'code'), readProperty(readProperty(error, 'data'), 'rpcCode')];
        if (codes.some((code) => UNKNOWN.includes(code))) unknown(way);
        return firstOf(others, unknown)(calls, account, reads);
      }),
    );
  };
}
