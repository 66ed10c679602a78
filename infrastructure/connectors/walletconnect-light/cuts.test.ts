import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CHAIN, pageOf, settledSession, walletOf } from '../../../sandbox/phone/settled-session.js';
import { type Relay, startRelay } from '../../../sandbox/relay/relay.js';

/** One step: a request, or all connections are cut, either at once or just before the n-th frame from then on. */
const step = fc.oneof(
  { weight: 3, arbitrary: fc.constant('ask' as const) },
  { weight: 1, arbitrary: fc.constant('cut' as const) },
  { weight: 4, arbitrary: fc.nat({ max: 6 }) },
);
const visit = fc.array(step, { minLength: 2, maxLength: 8 });
type Visit = readonly ('ask' | 'cut' | number)[];

const AT_ONCE = 20;
const RUNS = Number(process.env.CUTS ?? 40) / AT_ONCE;

it('no request is lost, answered with the answer to another one, or shown twice, whenever connections are cut', async () => {
  const visits = fc.array(visit, { minLength: AT_ONCE, maxLength: AT_ONCE });
  const all = fc.asyncProperty(visits, async (each) => void (await Promise.all(each.map(make))));
  await fc.assert(all, { numRuns: RUNS, endOnFailure: true });
});

async function make(steps: Visit): Promise<void> {
  const relay = await startRelay({ repeatEveryMs: 100 });
  const session = await settledSession();
  const [page, wallet] = [await pageOf(session, relay.url), await walletOf(session, relay.url)];
  const asked: string[] = [];
  const answers: Promise<unknown>[] = [];
  try {
    for (const each of [...steps, 'ask' as const]) {
      if (each === 'ask') {
        const text = `request ${asked.length}`;
        asked.push(text);
        const request = { method: 'personal_sign', params: [text] };
        answers.push(page.request({ topic: session.topic, chainId: CHAIN, request, expiry: 300 }));
      } else if (each === 'cut') relay.cut();
      else {
        cutBefore(relay, each);
        // Lets pending work advance a little, so that the next step interrupts it elsewhere.
        if (answers.length > 0) await Promise.race([...answers, nextFrame(relay)]);
      }
    }
    const texts = (await Promise.all(answers)).map(textIn);
    expect(texts, JSON.stringify(steps)).toEqual(asked);
    expect(wallet.shown.map(textIn).sort(), JSON.stringify(steps)).toEqual([...asked].sort());
  } finally {
    page.close();
    wallet.stop();
    await relay.stop();
  }
}

/** Cuts all connections just before the n-th frame from now. */
function cutBefore(relay: Relay, frame: number): void {
  let left = frame;
  const stop = relay.watch(() => {
    if (left-- > 0) return;
    stop();
    relay.cut();
  });
}

function nextFrame(relay: Relay): Promise<void> {
  return new Promise((resolve) => {
    const stop = relay.watch(() => {
      stop();
      resolve();
    });
  });
}

function textIn(params: unknown): string {
  return /request \d+/.exec(JSON.stringify(params))?.[0] ?? '';
}
