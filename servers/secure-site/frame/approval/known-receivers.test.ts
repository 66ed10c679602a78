/** The stored recipients of an account, and their use. */
import { expect, it } from 'vitest';
import { memoryStore } from '../key-value-store.js';
import type { ApprovalWords, SentTo } from './approval-words.js';
import { knowingReceivers } from './known-receivers.js';

const OWN = '0x00000000000000000000000000000000000000a1';
const FRIEND = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F';
const DOUBLE = `0x71c7${'0'.repeat(32)}976f`;
const FAR = {
  own: '4uQeVj5tqViQh7yWWGStvkEG1Zmhx6uasJtWCJziofM3',
  friend: '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin',
};

const sent = (address: string, more: Partial<SentTo> = {}): ApprovalWords => ({
  ...{ title: 'Send', facts: [], yes: 'Approve', warnings: ['as before'] },
  receivers: [{ namespace: 'eip155', from: OWN, address, ...more }],
});
const never = new AbortController().signal;

function visitor(store = memoryStore()) {
  const shown: ApprovalWords[] = [];
  let agrees = true;
  const ask = knowingReceivers((words) => {
    shown.push(words);
    return agrees ? Promise.resolve() : Promise.reject(new Error('No'));
  }, store);
  return {
    store,
    async asked(words: ApprovalWords, yes = true) {
      agrees = yes;
      await ask(words, never).catch(() => undefined);
      return shown.at(-1) as ApprovalWords;
    },
  };
}

it('a recipient is known from then on, in other tabs too, and its imitations cause a warning', async () => {
  const { asked, store } = visitor();
  await asked(sent(FRIEND), false);
  expect((await asked(sent(DOUBLE), false)).danger).toBeUndefined();
  await asked(sent(FRIEND));
  const { warnings, danger, consents } = await visitor(store).asked(
    sent(DOUBLE.toUpperCase().replace('0X', '0x')),
    false,
  );
  expect(warnings).toEqual([expect.stringContaining(`The one you know: ${FRIEND}`), 'as before']);
  expect([danger, consents]).toEqual([true, ['I understand that I may lose what I send to this address']]);
  expect((await asked(sent(FRIEND.toLowerCase()))).warnings).toEqual(['as before']);
});

it('each account and namespace has its own', async () => {
  const { asked } = visitor();
  await asked(sent(FRIEND));
  expect((await asked(sent(DOUBLE, { from: FRIEND }), false)).warnings).toEqual(['as before']);
  await asked(sent(FAR.friend, { namespace: 'solana', from: FAR.own }));
  const double = `9xQeW${'1'.repeat(35)}Fin`;
  const { danger } = await asked(sent(double, { namespace: 'solana', from: FAR.own }), false);
  expect(danger).toBe(true);
});

it('the warning stays when the visitor sets a cap', async () => {
  const { asked } = visitor();
  await asked(sent(FRIEND));
  const words = { ...sent(DOUBLE), withCap: () => Promise.resolve({ ...sent(DOUBLE), title: 'Capped' }) };
  const shown = await asked(words, false);
  expect(await shown.withCap?.(0, 1n)).toMatchObject({ title: 'Capped', danger: true });
});

it('a visitor who sends there anyway knows both', async () => {
  const { asked } = visitor();
  await asked(sent(FRIEND));
  await asked(sent(DOUBLE));
  for (const each of [FRIEND, DOUBLE]) expect((await asked(sent(each), false)).warnings).toEqual(['as before']);
});

it('500 are stored, and foreign values in storage are ignored', async () => {
  const { asked, store } = visitor();
  await store.set('receivers', [null, 7, { namespace: 'eip155' }, { namespace: 'x', from: OWN, address: FRIEND }]);
  expect((await asked(sent(DOUBLE), false)).warnings).toEqual(['as before']);
  const stranger = (at: number) => `0x${at.toString(16).padStart(4, '0').repeat(10)}`;
  await asked(sent(FRIEND));
  for (let at = 0; at < 500; at += 1) await asked(sent(stranger(at)));
  expect(await store.get('receivers')).toHaveLength(500);
  expect((await asked(sent(DOUBLE), false)).warnings).toEqual(['as before']);
});

it('if nothing can be stored, requests are shown anyway', async () => {
  const broken = { ...memoryStore(), get: () => Promise.reject(new Error()), set: () => Promise.reject(new Error()) };
  const { asked } = visitor(broken);
  expect((await asked(sent(FRIEND))).warnings).toEqual(['as before']);
});
