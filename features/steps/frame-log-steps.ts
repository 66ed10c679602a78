/** The messages that the real page and the real frame exchange in a browser. */
import assert from 'node:assert/strict';
import { type DataTable, Then, When } from '@cucumber/cucumber';
import type { FrameLog, Said } from '../support/core/frame/frame-log.js';
import { fitsPayload } from '../support/wallets/fits-payload.js';
import type { Visit } from '../support/world/world.js';

interface Line {
  readonly by: string;
  readonly name: string;
  /** Undefined: none. */
  readonly payload: unknown;
}

const linesOf = (table: DataTable): Line[] =>
  table.raw().map(([by = '', name = '', json = '']) => ({ by, name, payload: json ? JSON.parse(json) : undefined }));

const fits = (said: Said, { by, name, payload }: Line): boolean =>
  said.by === by && said.name === name && fitsPayload(said.payload, payload);

function logOf({ driver }: Visit): FrameLog {
  assert.ok(driver.frameLog, 'Only a browser has windows that exchange messages.');
  return driver.frameLog;
}

const text = (said: readonly Said[]): string =>
  said.map(({ by, name, payload }) => `${by} ${name} ${JSON.stringify(payload)}`).join('\n');

/** Waits until each message of the table was sent. Fails with the first one that was not. */
async function missing(visit: Visit, find: () => Line | undefined): Promise<void> {
  let line: Line | undefined;
  await visit.driver
    .until('the site and the frame have exchanged it', () => {
      line = find();
      return line === undefined;
    })
    .catch((error: unknown) => {
      const said = text(logOf(visit).said);
      throw new Error(`This was not sent: ${JSON.stringify(line)}\nThese were:\n${said}`, { cause: error });
    });
}

Then('the site and the frame exchange these messages in this order:', async function (this: Visit, table: DataTable) {
  const lines = linesOf(table);
  await missing(this, () => {
    let next = 0;
    for (const said of logOf(this).said) {
      const line = lines[next];
      if (line && fits(said, line)) next += 1;
    }
    return lines[next];
  });
});

Then('the site and the frame exchange these messages:', async function (this: Visit, table: DataTable) {
  const lines = linesOf(table);
  await missing(this, () => lines.find((line) => !logOf(this).said.some((said) => fits(said, line))));
});

Then('the site has not sent {word}', function (this: Visit, name: string) {
  const found = logOf(this).said.filter((said) => said.by === 'site' && said.name === name);
  assert.deepEqual(found, []);
});

Then('the site has sent {word} {int} time(s)', function (this: Visit, name: string, times: number) {
  const found = logOf(this).said.filter((said) => said.by === 'site' && said.name === name);
  assert.equal(found.length, times, text(found));
});

When(
  'another script of the page sends {word} to the frame with the id {int}',
  async function (this: Visit, name: string, id: number) {
    await logOf(this).interfere(name, id);
  },
);

Then('{word} has no id', function (this: Visit, name: string) {
  const found = logOf(this).said.filter((said) => said.name === name);
  assert.ok(found.length > 0);
  assert.ok(
    found.every(({ id }) => id === undefined),
    JSON.stringify(found),
  );
});

/** Matched by the name and the id of the request. */
Then('every request of the site has one answer', async function (this: Visit) {
  let said: readonly Said[] = [];
  // Reads the log only once: the next request may be sent at any moment.
  await this.driver.until('every request is answered', () => {
    said = [...logOf(this).said];
    return unanswered(said).length === 0;
  });
  const questions = said.filter(({ by }) => by === 'site');
  const ids = questions.map(({ id }) => id);
  assert.ok(questions.length > 0);
  assert.ok(ids.every((id) => typeof id === 'string' && id !== ''));
  assert.equal(new Set(ids).size, ids.length, 'An id is used twice.');
  for (const { name, id } of questions) {
    const answers = said.filter((each) => each.by === 'frame' && each.id === id);
    assert.deepEqual(
      answers.map((answer) => answer.name.replace(/_(SUCCESS|ERROR)$/, '')),
      [name],
    );
  }
  for (const by of ['site', 'frame'] as const)
    assert.equal(new Set(said.filter((each) => each.by === by).map(({ origin }) => origin)).size, 1);
});

function unanswered(said: readonly Said[]): readonly Said[] {
  return said.filter(({ by, id }) => by === 'site' && !said.some((each) => each.by === 'frame' && each.id === id));
}

/** Compares counts, so no request may be pending. */
Then('the dapp was notified of the start and the end of every request', async function (this: Visit) {
  const { said } = logOf(this);
  for (const name of new Set(said.filter(({ by }) => by === 'site').map((each) => each.name))) {
    const count = (by: string, what: string) => said.filter((each) => each.by === by && each.name === what).length;
    const wanted = [count('site', name), count('frame', `${name}_SUCCESS`), count('frame', `${name}_ERROR`)];
    const read = async () => {
      const types = ['asked', 'answered', 'refused'].map((end) => `times reported: frame.${end} of ${name}`);
      return (await Promise.all(types.map((type) => this.driver.read(type)))).map(Number);
    };
    let found: readonly number[] = [];
    await this.driver
      .until(`the dapp was told of ${name}`, async () => {
        found = await read();
        return String(found) === String(wanted);
      })
      .catch((error: unknown) => {
        throw new Error(`Of ${name}, ${found} were reported, and ${wanted} were sent.`, { cause: error });
      });
  }
});

Then('the first request is sent half a second after READY', function (this: Visit) {
  const { said } = logOf(this);
  const ready = said.find(({ name }) => name === 'READY');
  const asked = said.find(({ name }) => name === 'CONNECT_EMAIL');
  assert.ok(ready && asked);
  // Both windows read the same clock, in whole milliseconds.
  assert.ok(asked.at - ready.at >= 499, `It came after ${asked.at - ready.at} ms.`);
});

Then(/^the site has sent RPC_REQUEST (for "\w+" \d+ times.*)$/, function (this: Visit, counts: string) {
  for (const [, method, times] of counts.matchAll(/for "(\w+)" (\d+) times/g)) {
    const found = logOf(this).said.filter(
      ({ by, name, payload }) => by === 'site' && name === 'RPC_REQUEST' && fitsMethod(payload, method),
    );
    assert.equal(found.length, Number(times), `${method}: ${text(found)}`);
  }
});

function fitsMethod(payload: unknown, method: string | undefined): boolean {
  return typeof payload === 'object' && payload !== null && Reflect.get(payload, 'method') === method;
}
