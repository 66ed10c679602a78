/** Which requests are retried without an answer, for how long, and which never. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type AskAuth, AuthRefusal } from '../auth-client.js';
import { askAgain } from './ask-again.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const TOKEN = { token: 'x' };
const GONE = () => new Error('The login server cannot be reached');
const AWAY = () => new AuthRefusal('Try again', 503);

/** Fails this often, then answers. */
function failing(times: number, error: () => Error): { readonly ask: AskAuth; asked: number } {
  const found = {
    asked: 0,
    ask: askAgain((() => {
      found.asked += 1;
      return found.asked > times ? Promise.resolve({}) : Promise.reject(error());
    }) as AskAuth),
  };
  return found;
}

it.each([GONE, AWAY])('retries reads, and requests that wait', async (error) => {
  for (const name of ['session', 'consents', 'device', 'social-result'] as const) {
    const { ask } = failing(3, error);
    const answer = ask(name, { ...TOKEN, flow: 'x', uri: 'x', browser: 'x' });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await answer).toEqual({});
  }
});

it.each([
  ['session', 4_000],
  ['device', 60_000],
] as const)('finally gives up on %s', async (name, patience) => {
  const given = failing(Number.POSITIVE_INFINITY, AWAY);
  const answer = given.ask(name, { ...TOKEN, flow: 'x' }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(patience);
  expect(await answer).toMatchObject({ status: 503 });
  expect(given.asked).toBeLessThan(25);
});

it('does not retry what could happen twice, was refused, or was cancelled', async () => {
  const change = failing(1, GONE);
  await expect(change.ask('change-old', { ...TOKEN, code: '1' })).rejects.toThrow('reached');
  const refused = failing(1, () => new AuthRefusal('You are not logged in', 401));
  await expect(refused.ask('session', TOKEN)).rejects.toMatchObject({ status: 401 });
  const over = new AbortController();
  const waiting = failing(Number.POSITIVE_INFINITY, AWAY);
  const answer = waiting.ask('device', { flow: 'x' }, over.signal).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1_000);
  over.abort();
  expect(await answer).toMatchObject({ status: 503 });
});
