/** Answers of the wallet's own window: each is for the request that it names. */
import { beforeEach, expect, it, vi } from 'vitest';
import type { Shown } from '../approval/approvals.js';
import { relayedApprovals } from './relayed-approvals.js';
import type { ApprovalToFrame } from './topics.js';

let posted: unknown[];
let say: (said: ApprovalToFrame) => void;
let show: (shown: Shown | undefined) => void;
beforeEach(() => {
  posted = [];
  show = relayedApprovals(
    {
      ...{ state: 'open', address: '', open: () => true, watch: () => () => undefined },
      post: (_, body) => void posted.push(body),
      on: (_, take) => {
        say = take as typeof say;
        return () => undefined;
      },
    },
    () => ({ origin: 'https://slipway.example' }),
  );
});

const request = (title: string) => ({
  ...{ words: { title, facts: [], yes: 'Sign' }, matter: {}, waiting: 0 },
  answer: vi.fn<(yes: boolean) => void>(),
  setCap: vi.fn(() => Promise.resolve()),
});
const ids = () => posted.map((each) => Reflect.get(Object(each), 'id') as number);

it('a press that was meant for the previous request does not approve the next', () => {
  const [first, second] = [request('Sign a message'), request('Send 3 ETH')];
  show(first);
  show(second);
  const [old = 0, current = 0] = ids();
  say({ kind: 'answer', id: old, yes: true });
  say({ kind: 'cap', id: old, at: 0, amount: 1n });
  for (const each of [first, second]) {
    expect(each.answer).not.toHaveBeenCalled();
    expect(each.setCap).not.toHaveBeenCalled();
  }
  say({ kind: 'answer', id: current, yes: true });
  expect(second.answer.mock.calls).toEqual([[true]]);
  expect(first.answer).not.toHaveBeenCalled();
});

it('the same request in another language keeps its id: an answer to it counts', () => {
  const first = request('Sign a message');
  show(first);
  const translated = { ...request('Eine Nachricht signieren'), matter: first.matter };
  show(translated);
  const [one, other] = ids();
  expect(other).toBe(one);
  say({ kind: 'answer', id: one ?? 0, yes: false });
  expect(translated.answer.mock.calls).toEqual([[false]]);
});

it('a request that is only shown to be closed cannot be approved in the window', () => {
  const first = request('Sign a message');
  show(first);
  const [id = 0] = ids();
  show({ ...first, words: { ...first.words, refused: true } });
  say({ kind: 'answer', id, yes: true });
  expect(first.answer).not.toHaveBeenCalled();
  expect(posted.at(-1)).toEqual({ kind: 'done', how: 'dropped' });
});
