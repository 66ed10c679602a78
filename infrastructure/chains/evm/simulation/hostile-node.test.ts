/** Nodes with invalid, oversized, missing or false answers: each ends soon, in a typed failure or a description that says so. */
import { defer, firstValueFrom, NEVER, type Observable, of, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../../domain/failure/failure.js';
import type { Simulation } from '../../../../domain/simulation/simulation.js';
import { virtualTime } from '../../../fakes/virtual-time.js';
import { simulation } from './simulate.js';
import type { Ask } from './ways.js';

const ME = `0x${'a1'.repeat(20)}`;
const BOB = `0x${'b0'.repeat(20)}`;
const KELP = `0x${'6e'.repeat(20)}`;
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const CALL = { to: BOB, data: '0xdeadbeef', value: 0n };

const word = (value: bigint) => value.toString(16).padStart(64, '0');
const pad = (address: string) => `0x${address.slice(2).padStart(64, '0')}`;
const text = (words: string) => {
  const bytes = Buffer.from(words).toString('hex');
  return `0x${word(32n)}${word(BigInt(bytes.length / 2))}${bytes.padEnd(Math.ceil(bytes.length / 64) * 64, '0')}`;
};

/** The number of requested reads: each starts with an address, a value and a length. */
function readsIn(data: string): readonly { readonly to: string; readonly data: string }[] {
  const reads: { to: string; data: string }[] = [];
  for (let at = 2; at < data.length; ) {
    const length = Number.parseInt(data.slice(at + 184, at + 192), 16) * 2;
    reads.push({ to: `0x${data.slice(at + 24, at + 64)}`, data: data.slice(at + 192, at + 192 + length) });
    at += 192 + length;
  }
  return reads;
}

type Reply = (read: { readonly to: string; readonly data: string }, later: boolean) => string | undefined;

/** A node with `eth_simulateV1` whose contracts return scripted answers. */
function node(reply: Reply, logs: unknown): Ask {
  return (method, params) => {
    if (method !== 'eth_simulateV1') return throwError(() => new Failure('request-failed', 'No such method'));
    const [{ blockStateCalls }] = params as [{ blockStateCalls: [{ calls: { data: string }[] }] }];
    const { calls } = blockStateCalls[0];
    const look = (later: boolean) => {
      const answers = readsIn(calls[0]?.data ?? '0x').map((read) => {
        const answer = reply(read, later);
        const data = (answer ?? '0x').slice(2);
        return `${word(answer === undefined ? 0n : 1n)}${word(BigInt(data.length / 2))}${data}`;
      });
      return { status: '0x1', returnData: `0x${answers.join('')}`, logs: [] };
    };
    const made = calls.slice(1, -1).map(() => ({ status: '0x1', returnData: '0x', logs }));
    return of([{ calls: [look(false), ...made, look(true)] }]);
  };
}

async function asked(ask: Ask, tokens: readonly string[] = []): Promise<Simulation | Failure> {
  const time = virtualTime();
  const answer = firstValueFrom(simulation(ask, time.scheduler)({ calls: [CALL], account: ME, tokens })).catch(
    (error: unknown) => error as Failure,
  );
  time.advance(60_000);
  return await answer;
}

const BLOCK = { calls: [{}, {}, {}] };
const GOOD_LOOK = { status: '0x1', returnData: `0x${word(1n)}${word(0n)}` };

describe('a node with invalid answers cannot simulate', () => {
  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'ok'],
    ['a number', 7],
    ['no blocks', []],
    ['a block without calls', [{}]],
    ['too few calls', [{ calls: [{}] }]],
    ['too many calls', [{ calls: [{}, {}, {}, {}] }]],
    ['calls of nothing', [BLOCK]],
    ['calls that are none', [{ calls: [null, 7, 'x'] }]],
    ['reads that do not add up', [{ calls: [GOOD_LOOK, {}, GOOD_LOOK] }]],
    ['reads without an end', [{ calls: [{ status: '0x1', returnData: `0x${'00'.repeat(100_000)}` }, {}, {}] }]],
    [
      'a trap',
      new Proxy(
        {},
        {
          get: () => {
            throw new Error('trap');
          },
        },
      ),
    ],
  ])('%s', async (_what, answer) => {
    expect(await asked(() => of(answer))).toMatchObject({ code: 'request-failed' });
  });

  it('throws', async () => {
    expect(await asked(() => throwError(() => new Error('Down')))).toBeInstanceOf(Failure);
    expect(
      await asked(() =>
        defer((): Observable<unknown> => {
          throw new Error('Down');
        }),
      ),
    ).toBeInstanceOf(Failure);
  });

  it('a node that never answers gets four seconds for each method', async () => {
    const methods: string[] = [];
    const failure = await asked((method) => {
      methods.push(method);
      return NEVER;
    });
    expect(failure).toMatchObject({ code: 'timed-out' });
    expect(new Set(methods)).toEqual(new Set(['eth_simulateV1', 'eth_call', 'debug_traceCall']));
  });

  it.each([
    ['does not know a method is not asked for it again', -32601, ['eth_call', 'debug_traceCall', 'eth_call']],
    ['failed once is asked again', -32603, ['eth_simulateV1', 'eth_call', 'debug_traceCall', 'eth_call']],
  ])('%s', async (_what, code, again) => {
    const methods: string[] = [];
    const simulate = simulation((method) => {
      methods.push(method);
      const wrong = method === 'eth_simulateV1' ? code : -32000;
      return throwError(() => new Failure('request-failed', 'No', { data: { rpcCode: wrong } }));
    }, virtualTime().scheduler);
    const once = () => firstValueFrom(simulate({ calls: [CALL], account: ME, tokens: [] })).catch(() => undefined);
    await once();
    methods.length = 0;
    await once();
    expect(methods).toEqual(again);
  });

  it('reports insufficient funds', async () => {
    const poor = () => throwError(() => new Failure('insufficient-funds', 'insufficient funds for transfer'));
    expect(await asked(poor)).toEqual({ outcome: 'fails', funds: true });
  });
});

describe('dishonest contracts and logs', () => {
  const logged = [{ address: KELP, topics: [TRANSFER, pad(BOB), pad(ME)], data: `0x${word(10n ** 30n)}` }];
  const held: Reply = ({ to, data }, later) => {
    if (to === ME) return `0x${word(5n)}`;
    if (to !== KELP) return undefined;
    if (data.startsWith('70a08231')) return `0x${word(later ? 7n : 5n)}`;
    return undefined;
  };

  it('a log decides what is read, never the amounts', async () => {
    expect(await asked(node(held, logged))).toMatchObject({
      assets: [{ kind: 'token', address: KELP, amount: 2n }],
      complete: true,
    });
    const none: Reply = (read) => (read.to === KELP ? `0x${word(5n)}` : held(read, false));
    expect(await asked(node(none, logged))).toMatchObject({ assets: [], complete: true });
  });

  it('logs that name the account and cannot be parsed are reported', async () => {
    expect(await asked(node(() => `0x${word(5n)}`, logged))).toMatchObject({ complete: true });
    const silent: Reply = ({ to }) => (to === ME ? `0x${word(5n)}` : undefined);
    expect(await asked(node(silent, logged))).toMatchObject({ assets: [], complete: false });
  });

  it.each<[string, unknown]>([
    ['are not a list', {}],
    ['are nothing', [null, 7, {}]],
    ['are too many', Array.from({ length: 3_000 }, () => ({ address: KELP, topics: [], data: '0x' }))],
    ['have too many topics', [{ address: KELP, topics: Array.from({ length: 9 }, () => pad(ME)), data: '0x' }]],
    ['have topics that are none', [{ address: KELP, topics: ['0x12'], data: '0x' }]],
    ['are of what is not a contract', [{ address: 'KELP', topics: [TRANSFER, pad(ME), pad(BOB)], data: '0x' }]],
  ])('logs that %s are reported as incomplete', async (_what, logs) => {
    expect(await asked(node(held, logs))).toMatchObject({ outcome: 'changes', assets: [], complete: false });
  });

  it('more assets than can be read are reported, and outgoing ones come first', async () => {
    const flood = Array.from({ length: 300 }, (_, at) => ({
      address: `0x${(at + 1).toString(16).padStart(40, '0')}`,
      topics: [TRANSFER, pad(BOB), pad(ME)],
      data: '0x',
    }));
    const counted: Reply = ({ to, data }, later) => {
      if (to === ME) return `0x${word(later ? 2n : 5n)}`;
      return data.startsWith('70a08231') ? `0x${word(later ? 1n : 0n)}` : undefined;
    };
    const simulated = await asked(node(counted, flood));
    expect(simulated).toMatchObject({ outcome: 'changes', complete: false });
    expect('assets' in simulated && simulated.assets.length).toBe(64);
    expect('assets' in simulated && simulated.assets[0]).toEqual({ kind: 'native', amount: -3n });
  });

  it.each<[string, Reply, object]>([
    [
      'a symbol that turns and never ends',
      ({ data }) => (data === '95d89b41' ? text(`\u202eUSDC${'C'.repeat(400)}`) : undefined),
      { name: '', symbol: 'USDCCCCCCCCCCCC…' },
    ],
    [
      'more decimals than there can be',
      ({ data }) => (data === '313ce567' ? `0x${word(300n)}` : undefined),
      { name: '', symbol: '' },
    ],
    [
      'decimals without end',
      ({ data }) => (data === '313ce567' ? `0x${word(2n ** 255n)}` : undefined),
      { name: '', symbol: '' },
    ],
    [
      'six decimals',
      ({ data }) => (data === '313ce567' ? `0x${word(6n)}` : undefined),
      { name: '', symbol: '', decimals: 6 },
    ],
    ['nothing', () => undefined, { name: '', symbol: '' }],
  ])('a contract that claims %s', async (_what, says, claims) => {
    const reply: Reply = (read, later) => held(read, later) ?? says(read, later);
    const simulated = await asked(node(reply, logged));
    expect('assets' in simulated && simulated.assets[0]?.claims).toEqual(claims);
  });

  it('the names of known tokens are not requested', async () => {
    const simulated = await asked(node(held, logged), [KELP]);
    expect('assets' in simulated && simulated.assets).toEqual([{ kind: 'token', address: KELP, amount: 2n }]);
  });
});
