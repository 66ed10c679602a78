/** Each call × each fault: what is shown, that the modal stays usable, that requests are limited, and that it recovers. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWorld, type World } from '../world.js';
import type { FaultCall } from './fault-call.js';
import { FAULT_CALLS } from './fault-calls.js';
import { type GateFault, startFaultGate } from './fault-gate.js';
import { FAULT_NAME } from './holdings-calls.js';
import { endOf, unusable, visitedModal } from './visited-modal.js';

const FAULTS: readonly GateFault[] = [
  ...(['slow', 'silent', 'unreachable', 400, 403, 404, 429, 500, 503] as const),
  ...(['nonsense', 'misshapen', 'truncated', 'mistyped', 'endless', 'redirecting'] as const),
];
/** Faults that some calls tolerate: JSON is parsed whatever its content type, and two seconds are within the time limit. */
const HARMLESS: readonly GateFault[] = ['slow', 'mistyped'];
/** Seconds after which every call has failed, and everything cached meanwhile, missing names included, is requested again. */
const LONGEST = 330;
/** Milliseconds, also for those that started last. */
const LIMIT = 300_000;
/** And then in any case. */
const SETTLED = 20;

interface Line {
  readonly call: string;
  readonly fault: string;
  readonly shown: string;
  readonly asked: number;
  readonly most: number;
}

/** Concurrent runs: most of their time is waiting. */
const AT_ONCE = 16;

const runs = FAULT_CALLS.flatMap((call) =>
  FAULTS.filter((fault) => !call.without?.includes(fault)).map((fault) => ({ call, fault, begun: begin() })),
);
const lines: Line[] = [];
let world: World;
beforeAll(async () => {
  world = await startWorld();
  const [{ address } = { address: '0x' }] = world.accounts;
  const coinType = String(0x8000_0000 + 31_337);
  world.services.names.add({ name: FAULT_NAME, created: 1, addresses: { [coinType]: address } });
  const left = [...runs];
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const { call, fault, begun } = next;
      begun.settle(run(call, fault));
      await begun.ended.catch(() => undefined);
    }
  };
  for (let at = 0; at < AT_ONCE; at += 1) void work();
});
afterAll(async () => {
  await world.stop();
  report();
});

describe.each(FAULT_CALLS)('$name', ({ name }) => {
  it.each(runs.filter(({ call }) => call.name === name))('$fault', { timeout: LIMIT }, async ({ begun }) => {
    lines.push(await begun.ended);
  });
});

/** A run that is queued. */
function begin() {
  let settle: (line: Promise<Line>) => void = () => undefined;
  const ended = new Promise<Line>((resolve) => {
    settle = resolve;
  });
  return { ended, settle: (line: Promise<Line>) => settle(line) };
}

async function run(call: FaultCall, fault: GateFault): Promise<Line> {
  const gate = await startFaultGate(call.target(world), call.concerns);
  const visited = visitedModal(world, () => gate.busy > 0, call.options(gate.url, world));
  const { modal } = visited;
  try {
    gate.fault = fault;
    const connect = async () => expect(await endOf(modal.connect('harbor'))).toBe('well');
    if (!call.disconnected) await connect();
    else await modal.open();
    const brought = call.bring(modal);
    // A service has ten seconds; nothing takes longer than a minute.
    await visited.until(() => gate.asked.length > 0);
    const { shown, words } = call.wrong;
    const good = (call.harmless ?? HARMLESS).includes(fault);
    if (!good || fault === 'slow') await visited.pass(fault === 'endless' || fault === 'slow' ? 2_300 : 100);
    for (let at = 0; !good && at < LONGEST && !shown(visited); at += 1) await visited.forward(1);
    await brought;
    const seen = await visited.until(() => (good ? call.whole(visited) : shown(visited)));
    expect(seen, good ? 'all of it is there' : `shown: ${words}`).toBe(true);
    if (call.disconnected) await connect();
    expect(await unusable(visited), 'cannot be used').toEqual([]);
    // All requests have been sent once three seconds bring no more.
    for (let at = 0, quiet = 0, asked = -1; quiet < 3 && at < SETTLED; at += 1) {
      quiet = gate.asked.length === asked ? quiet + 1 : 0;
      asked = gate.asked.length;
      await visited.forward(1);
    }
    const [before, from] = [gate.asked.length, visited.now()];
    await visited.forward(60);
    const asked = gate.asked.length - before;
    // On a busy machine the minute takes longer; on a very busy one, more than one.
    const passed = (visited.now() - from) / 60_000;
    const minutes = passed > 1.1 ? Math.ceil(passed) : passed;
    expect(asked, 'asked within a minute').toBeLessThanOrEqual(Math.ceil(call.most * minutes));
    gate.fault = 'fine';
    await call.retry?.(modal);
    for (let at = 0; at < LONGEST && !call.whole(visited); at += 1) await visited.forward(1);
    expect(await visited.until(() => call.whole(visited)), 'all of it, once it works again').toBe(true);
    expect(await endOf(modal.disconnect())).toBe('well');
    return { call: call.name, fault: String(fault), shown: good ? 'All of it' : words, asked, most: call.most };
  } finally {
    visited.end();
    await gate.stop();
  }
}

/** For people and for programs, beside the other reports. */
function report(): void {
  const folder = new URL('../../reports/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  const rows = [...lines].sort((a, b) => a.call.localeCompare(b.call) || a.fault.localeCompare(b.fault));
  const head = ['Call', 'Fault', 'Shown', 'Asked again in a minute', 'At most'];
  const table = [head, head.map(() => '---'), ...rows.map((row) => Object.values(row).map(String))];
  const text = table.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  const missing = runs.length - rows.length;
  writeFileSync(
    new URL('faults.md', folder),
    `# Calls and faults\n\n${rows.length} of ${rows.length + missing} passed. In each the modal stayed usable, every promise ended, and all of it was there again once the fault had ended, without a reload.\n\n${text}\n`,
  );
  writeFileSync(new URL('faults.json', folder), `${JSON.stringify({ missing, rows }, null, 2)}\n`);
}
