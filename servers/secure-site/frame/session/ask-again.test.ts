/** Which questions are asked again where nobody answers, for how long, and which never. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type AskAuth, AuthRefusal } from '../auth-client.js';
import { askAgain } from './ask-again.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const TOKEN = { token: 'x' };
const GONE = () => new Error('The login server cannot be reached');
const AWAY = () => new AuthRefusal('Try again', 503);

/** Fails so often, and answers then. */
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

it.each([GONE, AWAY])('asks again what changes nothing, and what waits', async (error) => {
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
] as const)('gives %s up in the end', async (name, patience) => {
  const given = failing(Number.POSITIVE_INFINITY, AWAY);
  const answer = given.ask(name, { ...TOKEN, flow: 'x' }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(patience);
  expect(await answer).toMatchObject({ status: 503 });
  expect(given.asked).toBeLessThan(25);
});

it('asks once what could happen twice, what was refused, and what was given up', async () => {
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
