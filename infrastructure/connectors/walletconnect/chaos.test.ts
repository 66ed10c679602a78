import { describe, expect, it } from 'vitest';
import type { Link } from '../../../application/ports/link.js';
import { FAILURE_CODES, isFailure } from '../../../domain/failure/failure.js';
import { ACCOUNTS, type ConnectorFixture, connectorFixture } from '../../../sandbox/phone/connector-fixture.js';
import { addressesOf, ended, sign } from '../../../sandbox/phone/link-watch.js';
import { seededRandom } from '../../../sandbox/relay/seeded-random.js';

/**
 * A visitor pairs, signs and disconnects; just before any one of the frames in between the relay dies, and restarts with or without its
 * stored messages. With them, nothing is lost. Without them, each step succeeds or ends in a typed failure. In neither case does anything
 * hang, or a request appear twice.
 */

const RUNS = 200;
const limits = (long: number) => ({ offer: long, approval: long, delivery: long, request: long, disconnect: 300 });
/** Where messages are lost, many steps take as long as their limit. Where none are, a busy machine may take longer than that. */
const KINDS = [
  { keepStore: true, atOnce: 5, limits: limits(30_000) },
  { keepStore: false, atOnce: 14, limits: limits(10_000) },
] as const;
/** Longer than all limits of one step together. */
const HANGING = 75_000;
/** The possible outcomes of a step that lost its messages. */
const TYPED = ['timed-out', 'request-failed', 'wallet-disconnected'];

const STEPS = ['pairing', 'request', 'disconnect'] as const;
type Step = (typeof STEPS)[number];

interface Plan {
  readonly seed: number;
  /** Dies just before the frame with this number. */
  readonly frame: number;
  readonly keepStore: boolean;
}

interface Run {
  readonly plan: Plan;
  readonly ends: Readonly<Partial<Record<Step, string>>>;
  /** The step in which it died; undefined: there were not that many frames. */
  readonly died: Step | undefined;
  /** The number of frames of each step. */
  readonly frames: Readonly<Record<Step, number>>;
}

async function run(fixture: ConnectorFixture, plan: Plan): Promise<Run> {
  const { phone } = fixture;
  const death = dieAt(fixture, plan);
  const page = await fixture.page();
  const ends: Partial<Record<Step, string>> = {};
  const result = (): Run => ({ plan, ends, died: death.died(), frames: death.frames });
  try {
    let found: Link | undefined;
    ends.pairing = await endOf(plan, 'pairing', async () => {
      const { uri, links } = await page.pair();
      // Without the relay the wallet may fail: the visitor sees that on the page.
      phone.pair(uri).catch(() => undefined);
      [found] = await links;
      expect(addressesOf(found)).toEqual(ACCOUNTS);
    });
    if (!found) return result();
    const { changes$, disconnect, session } = found;
    const link: Link = found;
    let lost = false;
    changes$.subscribe(({ type }) => {
      lost ||= type === 'lost';
    });

    death.enters('request');
    ends.request = await endOf(plan, 'request', async () => expect(await sign(link)).toMatch(/^0x[\da-f]{130}$/));
    const seen = phone.requests().filter(({ topic }) => topic === session).length;
    expect(seen, `Run ${plan.seed}: the wallet was asked ${seen} times`).toBeLessThanOrEqual(1);
    if (ends.request === 'well') expect([seen, lost]).toEqual([1, false]);

    death.enters('disconnect');
    ends.disconnect = await endOf(plan, 'disconnect', () => ended(disconnect()));
    expect(await page.restore()).toBeUndefined();
    if (plan.keepStore) await expect.poll(() => phone.sessions().map(({ topic }) => topic)).not.toContain(session);
    return result();
  } finally {
    await death.over();
    page.close();
  }
}

/** Kills the relay before its n-th frame from now, and restarts it after a while. */
function dieAt({ relay }: ConnectorFixture, { seed, frame, keepStore }: Plan) {
  const frames = { pairing: 0, request: 0, disconnect: 0 };
  const down = seededRandom(seed)() * 400;
  let step: Step = 'pairing';
  let count = 0;
  let died: Step | undefined;
  let back: Promise<void> | undefined;
  const stop = relay.watch(() => {
    frames[step] += 1;
    if (count++ !== frame) return;
    died = step;
    back = relay
      .kill()
      .then(() => new Promise((resolve) => setTimeout(resolve, down)))
      .then(() => relay.restart({ keepStore }));
  });
  return {
    frames,
    died: () => died,
    enters(next: Step) {
      step = next;
    },
    async over() {
      stop();
      await back;
    },
  };
}

/** `well`, or the failure's code. Any other outcome, or none, fails the test. */
async function endOf({ seed, frame, keepStore }: Plan, what: Step, act: () => Promise<unknown>): Promise<string> {
  const which = `Run ${seed}, dying before frame ${frame}${keepStore ? '' : ' for good'}: ${what}`;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hanging = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${which} hangs.`)), HANGING);
  });
  try {
    await Promise.race([act(), hanging]);
    return 'well';
  } catch (error) {
    const cause = error instanceof Error && !isFailure(error) ? error.cause : error;
    if (!isFailure(cause)) throw error;
    expect(FAILURE_CODES).toContain(cause.code);
    expect(keepStore ? ['well'] : TYPED, which).toContain(cause.code);
    return cause.code;
  } finally {
    clearTimeout(timer);
  }
}

describe('a relay that dies at any step', () => {
  it(`loses nothing that it kept, and leaves a valid session or a typed failure, ${RUNS} times`, {
    timeout: 180_000,
  }, async () => {
    const calm = await connectorFixture(KINDS[0].limits);
    const { frames, ends } = await run(calm, { seed: 0, frame: Number.POSITIVE_INFINITY, keepStore: true });
    await calm.stop();
    expect(ends).toEqual({ pairing: 'well', request: 'well', disconnect: 'well' });
    const all = frames.pairing + frames.request + frames.disconnect;

    const runs: Run[] = [];
    const runAll = ({ keepStore, atOnce, limits }: (typeof KINDS)[number]) => {
      const plans = Array.from({ length: RUNS / 2 }, (_, at): Plan => {
        return { seed: 2 * at + (keepStore ? 0 : 1), frame: at % all, keepStore };
      });
      const worker = async () => {
        const fixture = await connectorFixture(limits);
        for (let plan = plans.shift(); plan; plan = plans.shift()) runs.push(await run(fixture, plan));
        await fixture.stop();
      };
      return Array.from({ length: atOnce }, worker);
    };
    await Promise.all(KINDS.flatMap(runAll));
    expect(runs).toHaveLength(RUNS);
    for (const step of STEPS) {
      // It died at every step, with and without its stored messages.
      for (const keepStore of [true, false])
        expect(runs.filter(({ died, plan }) => died === step && plan.keepStore === keepStore).length).toBeGreaterThan(
          3,
        );
      // And some visitors noticed nothing.
      expect(runs.filter((each) => each.ends[step] === 'well').length).toBeGreaterThan(RUNS / 2);
    }
  });
});
