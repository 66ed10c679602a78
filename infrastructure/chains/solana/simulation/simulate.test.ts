import { firstValueFrom, map, of } from 'rxjs';
import { expect, it } from 'vitest';
import { toBase58 } from '../../../../domain/address/base58.js';
import { toBase64 } from '../../../base64.js';
import type { AskNode } from '../ask-node.js';
import { solanaDevnet } from '../networks.js';
import { simulate } from './simulate.js';

const OWN = Array<number>(32).fill(1);
const keyOf = (at: number) => [2, at, ...Array<number>(30).fill(7)];

/** A signature, the payer, a table of as many writable accounts, and no instruction. */
function made(count: number): string {
  const table = [1, ...Array<number>(32).fill(6), count, ...Array.from({ length: count }, (_, at) => at), 0];
  return toBase64(Uint8Array.from([1, ...Array(64).fill(0), 0x80, 1, 0, 0, 1, ...OWN, ...OWN, 0, ...table]));
}

/** A node with that table, where nothing changes. */
function nodeWith(count: number): AskNode {
  const rows = Array.from({ length: count }, (_, at) => keyOf(at)).flat();
  const data = [toBase64(Uint8Array.from([...Array(56).fill(0), ...rows])), 'base64'];
  const table = { lamports: 1, owner: 'AddressLookupTab1e1111111111111111111111111', data };
  const answer = (method: string, first: unknown, options: unknown) => {
    if (method === 'getFeeForMessage') return { value: 5_000 };
    if (method === 'simulateTransaction') {
      const { addresses } = (options as { accounts: { addresses: readonly string[] } }).accounts;
      return { value: { err: null, accounts: addresses.map(() => null) } };
    }
    const asked = first as readonly string[];
    const isTable = asked[0] === toBase58(new Uint8Array(32).fill(6));
    return { value: asked.map(() => (isTable ? table : null)) };
  };
  return (_network, _shape, method, first, options) =>
    of(answer(method, first, options)).pipe(map((each) => each as never));
}

const STAKE = 'Stake11111111111111111111111111111111111111';
const TREE = 'cmtDvXumGCrqC1Age74AVPhSRVXJMd8PJS91L8KbNCK';
const NEWER_TOKEN = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb';

/** A node where the only other account has other data afterwards. */
function nodeThatChanges(data: readonly number[], owner = STAKE): AskNode {
  const stored = (bytes: readonly number[]) => ({
    ...{ lamports: 5, owner },
    data: [toBase64(Uint8Array.from(bytes)), 'base64'],
  });
  const accounts = { before: [null, stored(data)], after: [null, stored([...data, 1])] };
  const answer = (method: string) => {
    if (method === 'getFeeForMessage') return { value: 0 };
    const simulated = method === 'simulateTransaction';
    return { value: simulated ? { err: null, accounts: accounts.after } : accounts.before };
  };
  return (_network, _shape, method) => of(answer(method)).pipe(map((each) => each as never));
}

/** A token account of the newer program, of that owner, with an extension. */
const extended = (owner: readonly number[]) => [...keyOf(3), ...owner, ...Array<number>(101).fill(0), 2, 5];

it.each([
  ['names the account, such as a stake', [9, 9, ...OWN, 9], STAKE, false],
  ['does not', [9, 9, 9], STAKE, true],
  ['does not, but is a tree of items', [9, 9, 9], TREE, false],
  ['is the account’s token account, in an extension', extended(OWN), NEWER_TOKEN, false],
  ['is someone else’s token account, in an extension', extended(keyOf(9)), NEWER_TOKEN, true],
])('a change of another program’s account that %s', async (_, data, owner, complete) => {
  const bytes = [1, ...Array<number>(64).fill(0), 1, 0, 0, 2, ...OWN, ...keyOf(1), ...OWN, 0];
  const transaction = toBase64(Uint8Array.from(bytes));
  const simulation = simulate(nodeThatChanges(data, owner), solanaDevnet, toBase58(Uint8Array.from(OWN)), [
    transaction,
  ]);
  expect(await firstValueFrom(simulation)).toMatchObject({ assets: [], complete });
});

it.each([
  [99, true],
  [100, false],
])('with %i more writable accounts, all of them are watched: %s', async (count, complete) => {
  const simulation = simulate(nodeWith(count), solanaDevnet, toBase58(Uint8Array.from(OWN)), [made(count)]);
  expect(await firstValueFrom(simulation)).toMatchObject({ outcome: 'changes', complete });
});
