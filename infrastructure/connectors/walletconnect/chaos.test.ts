import { describe, expect, it } from 'vitest';
import type { Link } from '../../../application/ports.js';
import { FAILURE_CODES, isFailure } from '../../../domain/failure.js';
import { ACCOUNTS, type ConnectorGround, connectorGround } from '../../../sandbox/phone/connector-ground.js';
import { addressesOf, ended, sign } from '../../../sandbox/phone/link-watch.js';
import { seededRandom } from '../../../sandbox/relay/seeded-random.js';

/**
 * The relay dies just before any of the frames by which a visitor pairs, signs and leaves, and comes back with or without
 * what it kept. Whatever comes of it: a right session or a typed failure, and nobody waits for ever. `CHAOS=1` runs it: the
 * wallet's own SDK throws where nobody can catch it now and then, and takes the whole test process along.
 */

const RUNS = 200;
const AT_ONCE = 14;
/** A little more than pairing, signing and leaving take without trouble. */
const MOST_FRAMES = 44;
const LIMITS = { offer: 2000, approval: 2500, request: 2000, disconnect: 300 };
/** Longer than all limits of one step together. */
const HANGING = 15_000;

interface Ends {
  readonly pairing: string;
  readonly request: string;
  readonly disconnect: string;
  readonly killed: boolean;
}

async function run(ground: ConnectorGround, seed: number): Promise<Ends> {
  const random = seededRandom(seed);
  const trouble = killAt(ground, Math.floor(random() * MOST_FRAMES), random() * 400, random() < 0.5);
  const page = await ground.page();
  try {
    let link: Link | undefined;
    const pairing = await endOf(seed, 'pairing', async () => {
      const { uri, links } = await page.pair();
      // Without the relay the wallet may not get there: the visitor learns of that on the page.
      ground.phone.pair(uri).catch(() => undefined);
      [link] = await links;
      expect(addressesOf(link)).toEqual(ACCOUNTS);
    });
    if (!link) return { pairing, request: '-', disconnect: '-', killed: trouble.done() };
    const { changes$, disconnect, session } = link;
    let lost = false;
    changes$.subscribe(({ type }) => {
      lost ||= type === 'lost';
    });
    const request = await endOf(seed, 'request', async () => {
      expect(await sign(link as Link)).toMatch(/^0x[\da-f]{130}$/);
    });
    // Asked once, shown once, whatever was sent again on the way.
    expect(ground.phone.requests().filter(({ topic }) => topic === session).length).toBeLessThanOrEqual(1);
    if (request === 'well') expect(lost).toBe(false);
    const left = await endOf(seed, 'disconnect', () => ended(disconnect()));
    expect(await page.restore()).toBeUndefined();
    return { pairing, request, disconnect: left, killed: trouble.done() };
  } finally {
    await trouble.over();
    page.close();
  }
}

/** Kills the relay before its n-th frame from now, and brings it back after a while. */
function killAt({ relay }: ConnectorGround, frame: number, down: number, keepStore: boolean) {
  let count = 0;
  let back: Promise<void> | undefined;
  const stop = relay.watch(() => {
    if (count++ !== frame) return;
    back = relay
      .kill()
      .then(() => new Promise((resolve) => setTimeout(resolve, down)))
      .then(() => relay.restart({ keepStore }));
  });
  return {
    done: () => back !== undefined,
    async over() {
      stop();
      await back;
    },
  };
}

/** `well`, or the code of the failure. Anything else that it may end with, or not ending at all, fails the test. */
async function endOf(seed: number, what: string, act: () => Promise<unknown>): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hanging = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Run ${seed} hangs: ${what}.`)), HANGING);
  });
  try {
    await Promise.race([act(), hanging]);
    return 'well';
  } catch (error) {
    const cause = error instanceof Error && !isFailure(error) ? error.cause : error;
    if (!isFailure(cause)) throw error;
    expect(FAILURE_CODES).toContain(cause.code);
    expect(cause.code).not.toBe('unknown');
    return cause.code;
  } finally {
    clearTimeout(timer);
  }
}

describe.skipIf(!process.env.CHAOS)('a relay that dies at any step', () => {
  it(`leaves a right session or a typed failure, ${RUNS} times`, { timeout: 180_000 }, async () => {
    const seeds = Array.from({ length: RUNS }, (_, seed) => seed);
    const ends: Ends[] = [];
    const worker = async () => {
      const ground = await connectorGround(LIMITS);
      for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) ends.push(await run(ground, seed));
      await ground.stop();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    expect(ends).toHaveLength(RUNS);
    const count = (step: 'pairing' | 'request' | 'disconnect', end: (end: string) => boolean) =>
      ends.filter((each) => end(each[step])).length;
    // It did die, at every step, and not every visitor was any the worse for it.
    expect(ends.filter(({ killed }) => killed).length).toBeGreaterThan(RUNS / 10);
    expect(count('pairing', (end) => end === 'well')).toBeGreaterThan(RUNS / 20);
    expect(count('pairing', (end) => end !== 'well')).toBeGreaterThan(0);
    expect(count('request', (end) => end === 'well')).toBeGreaterThan(0);
  });
});
