import { describe, expect, it } from 'vitest';
import { grownNames, readSnapshot } from './heap-count.js';

const TYPES = ['object', 'closure', 'code', 'string', 'native', 'object shape'];
type Node = readonly [type: string, name: string, size: number];

function snapshotOf(all: readonly Node[]) {
  const strings = all.map(([, name]) => name);
  return readSnapshot({
    snapshot: { meta: { node_fields: ['type', 'name', 'id', 'self_size'], node_types: [TYPES] } },
    nodes: all.flatMap(([type, , size], at) => [TYPES.indexOf(type), at, 100 + at, size]),
    strings,
  });
}

describe('what is in a heap', () => {
  it('is separated from code and its metadata', () => {
    const { own, code } = snapshotOf([
      ['object', 'Object', 1],
      ['closure', 'render', 2],
      ['native', 'HTMLDivElement', 4],
      ['code', 'render', 8],
      ['object shape', 'system / Map', 16],
      ['native', 'system / WeakArrayList', 32],
      ['native', 'PerformanceScriptTiming', 64],
    ]);
    expect([own, code]).toEqual([7, 120]);
  });

  it('is counted by name: all texts together, scopes regardless of their number', () => {
    const { names } = snapshotOf([
      ['string', 'some words', 20],
      ['string', 'other words', 20],
      ['string', 'a part of something', 0],
      ['object', 'system / Context / scope @12', 20],
      ['object', 'system / Context / scope @345', 20],
    ]);
    expect(Object.fromEntries(names)).toEqual({ string: 2, 'object system / Context / scope': 2 });
  });

  it('has grown if there is one more for each repetition', () => {
    const many = (count: number) => snapshotOf(Array.from({ length: count }, () => ['closure', 'listener', 8]));
    expect(grownNames(many(5), many(24), 20)).toEqual([]);
    expect(grownNames(many(5), many(25), 20)).toEqual(['20 more of closure listener']);
    expect(grownNames(many(0), many(20), 20)).toEqual(['20 more of closure listener']);
  });
});
