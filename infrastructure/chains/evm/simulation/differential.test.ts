/** The simulation compared with the real result on a real node. `SIMULATED=1000` runs that many. */
import { defer, firstValueFrom, throwError } from 'rxjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { differences } from '../../../../sandbox/simulation/differences.js';
import { startWorld, type World } from '../../../../sandbox/world.js';
import { jsonRpc } from '../../../../servers/json-rpc.js';
import { virtualTime } from '../../../fakes/virtual-time.js';
import { simulation } from './simulate.js';
import type { Ask } from './ways.js';

const COUNT = Number(process.env.SIMULATED ?? 100);

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const WAYS = [
  ['eth_simulateV1', []],
  ['debug_traceCall', ['eth_simulateV1']],
  ['eth_call', ['eth_simulateV1', 'debug_traceCall']],
] as const;

describe('random transactions change what was simulated', () => {
  it.each(WAYS)(
    'by %s',
    async (way, without) => {
      const ask: Ask = (method, params) =>
        without.some((each) => each === method)
          ? throwError(() => Object.assign(new Error(`No ${method}`), { code: -32601 }))
          : defer(() => jsonRpc(world.urls[0], method, params));
      // Without time limits, so that a busy machine gives up on no node.
      const simulate = simulation(ask, virtualTime().scheduler);
      const found = await differences(
        world,
        (calls, account, tokens) => firstValueFrom(simulate({ calls, account, tokens })),
        way === 'eth_simulateV1' ? COUNT : COUNT / 4,
        20_261_123,
      );
      const figures = `${found.made} transactions, ${found.failed} of them fail, ${found.differences.length} differences`;
      if (process.env.SIMULATED) process.stdout.write(`${way}: ${figures}\n`);
      expect(found.differences).toEqual([]);
    },
    600_000,
  );
});
