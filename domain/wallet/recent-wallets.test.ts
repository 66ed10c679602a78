import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addRecentWallet, readRecentWallets, recentWallet } from './recent-wallets.js';
import type { RecentWallet } from './wallet.js';

const recent = (id: string, rdns?: string): RecentWallet => ({ id, name: id.toUpperCase(), ...(rdns && { rdns }) });
const ids = (list: readonly RecentWallet[]) => list.map(({ id }) => id).join('');

describe('S4.6 recent wallets', () => {
  it.each([
    ['', 'a', 'a'],
    ['a', 'b', 'ba'],
    ['ba', 'c', 'cb'],
    ['ba', 'a', 'ab'],
    ['a', 'a', 'a'],
  ])('%j and then %s: %s', (before, added, after) => {
    expect(
      ids(
        addRecentWallet(
          [...before].map((id) => recent(id)),
          recent(added),
        ),
      ),
    ).toBe(after);
  });

  it('knows one wallet under two ids by its maker', () => {
    expect(ids(addRecentWallet([recent('a', 'io.fox')], recent('b', 'io.fox')))).toBe('b');
  });

  it('stays short, unique and newest first', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd')), (used) => {
        const list = used.reduce<readonly RecentWallet[]>((all, id) => addRecentWallet(all, recent(id)), []);
        const newest = [...new Set([...used].reverse())].slice(0, 2);
        expect(list.map(({ id }) => id)).toEqual(newest);
        expect(readRecentWallets(JSON.stringify(list))).toEqual(list);
      }),
    );
  });

  it('stores what a row needs', () => {
    const found = { id: 'io.fox', type: 'ANNOUNCED', name: 'Fox', namespace: 'eip155', connectorId: 'x' } as const;
    expect(recentWallet(found)).toEqual({ id: 'io.fox', name: 'Fox' });
    expect(recentWallet({ ...found, icon: 'data:image/png,x', rdns: 'io.fox', explorerId: 'e1' })).toEqual({
      id: 'e1',
      name: 'Fox',
      rdns: 'io.fox',
      imageUrl: 'data:image/png,x',
    });
    const listed = recentWallet({ id: 'e1', name: 'Fox', imageId: 'p1' });
    expect(listed).toEqual({ id: 'e1', name: 'Fox', imageId: 'p1' });
    expect(readRecentWallets(JSON.stringify([listed]))).toEqual([listed]);
    expect(readRecentWallets('[{"id":"a","name":"A","imageId":7}]')).toEqual([{ id: 'a', name: 'A' }]);
    expect(
      recentWallet({ id: 'e1', name: 'Fox', imageUrl: 'https://x/y.png', chains: ['eip155:1'], homepage: 'h' }),
    ).toEqual({
      id: 'e1',
      name: 'Fox',
      imageUrl: 'https://x/y.png',
      chains: ['eip155:1'],
    });
  });
});

describe('S7.9 stored recent wallets', () => {
  it.each([
    ['nothing', undefined],
    ['no JSON', '{'],
    ['not a list', '{"id":"a","name":"A"}'],
    ['null', 'null'],
    ['a list of anything else', '[1,null,"a",[],{"id":"a"},{"name":"A"},{"id":"","name":"A"},{"id":1,"name":"A"}]'],
  ])('%s is an empty list', (_, text) => {
    expect(readRecentWallets(text)).toEqual([]);
  });

  it('keeps a remote image only while a known source vouches for it', () => {
    const [url, other] = ['https://pictures.example/b.png', 'https://pictures.example/c.png'];
    const stored = JSON.stringify([{ id: 'b', name: 'B', imageUrl: url }]);
    expect(readRecentWallets(stored, [other])).toEqual([{ id: 'b', name: 'B' }]);
    expect(readRecentWallets(stored, [undefined, url])).toEqual([{ id: 'b', name: 'B', imageUrl: url }]);
  });

  it('keeps valid entries, and drops invalid fields, duplicates and excess', () => {
    const stored = [
      { id: 'a', name: 'A', rdns: 5, imageUrl: 'javascript:alert(1)', chains: ['eip155:1', 7], extra: true },
      { id: 'a', name: 'A again' },
      { id: 'b', name: 'B', imageUrl: 'data:image/png,y' },
      { id: 'c', name: 'C' },
    ];
    expect(readRecentWallets(JSON.stringify(stored))).toEqual([
      { id: 'a', name: 'A', chains: ['eip155:1'] },
      { id: 'b', name: 'B', imageUrl: 'data:image/png,y' },
    ]);
  });

  it('sanitizes and cuts names, since storage is untrusted', () => {
    const name = `\u202e<b>${'x'.repeat(10_000)}`;
    const [read] = readRecentWallets(JSON.stringify([{ id: 'a', name }]));
    expect(read?.name).toBe(`<b>${'x'.repeat(60)}…`);
    expect(readRecentWallets(JSON.stringify([{ id: 'a', name: '\u200b' }]))).toEqual([]);
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => readRecentWallets(text).length <= 2));
  });
});
