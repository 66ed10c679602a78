import { describe, expect, it } from 'vitest';
import { forbiddenModules, foreignModules, importChain, measureStages, whatGrew } from './size-stages.mjs';

const budgets = {
  entryPoint: { limit: 100, forbidden: [] },
  core: { limit: 300, roots: ['infrastructure/composition-root.ts', 'ui-react/shell/'] },
  parts: [
    { name: 'chain evm', roots: ['infrastructure/chains/evm/'], limit: 500 },
    { name: 'rare paths', roots: ['npm:viem'], after: 'chain evm', limit: 20 },
    { name: 'view *', roots: ['ui-react/views/*/'], limit: 50 },
  ],
};

const chunk = (file, gzip, { root, imports = [], lazy = [], modules = [] } = {}) => ({
  file,
  entry: file === 'entry',
  root,
  imports,
  lazy,
  gzip,
  modules,
});

const page = [
  chunk('entry', 60, { imports: ['shared'], lazy: ['root', 'shell', 'evm'] }),
  chunk('shared', 10),
  chunk('root', 120, { root: 'infrastructure/composition-root', imports: ['shared', 'both'] }),
  chunk('shell', 40, { root: 'ui-react/shell/shell', imports: ['both'], lazy: ['send', 'token'] }),
  chunk('both', 5),
  chunk('evm', 400, { root: 'infrastructure/chains/evm/chain', imports: ['both', 'viem'], lazy: ['ccip'] }),
  chunk('viem', 30),
  chunk('ccip', 7, { root: 'npm:viem', imports: ['viem', 'shared'] }),
  chunk('send', 20, { root: 'ui-react/views/send/send-view', imports: ['field'] }),
  chunk('token', 11, { root: 'ui-react/views/send/select-token-view', imports: ['field'] }),
  chunk('field', 3),
];

const weightOf = (rows, name) => rows.find((row) => row.name.includes(name))?.gzip;

describe('foreignModules', () => {
  it('finds modules of other networks, however late they load', () => {
    const bundle = [
      chunk('entry', 1, { modules: [{ id: 'domain/money/amount', bytes: 1 }] }),
      chunk('late', 1, { modules: [{ id: 'infrastructure/chains/evm/abi', bytes: 1 }] }),
      chunk('viem', 1, { modules: [{ id: 'npm:viem', bytes: 1 }] }),
    ];
    expect(foreignModules(bundle, ['infrastructure/chains/solana/', 'npm:@solana/web3.js'])).toEqual([]);
    expect(foreignModules(bundle, ['infrastructure/chains/evm/', 'npm:viem'])).toEqual([
      expect.stringContaining('infrastructure/chains/evm/abi'),
      expect.stringContaining('npm:viem'),
    ]);
  });
});

describe('measureStages', () => {
  it('separates the files that only other namespaces load', () => {
    const [entry, ...others] = page;
    const bundle = [
      { ...entry, lazy: [...entry.lazy, 'talk'] },
      ...others,
      chunk('talk', 9, { root: 'infrastructure/talk', lazy: ['bitcoin'] }),
      chunk('bitcoin', 9, { root: 'infrastructure/bitcoin', imports: ['address', 'both'] }),
      chunk('address', 9, { modules: [{ id: 'infrastructure/chains/bitcoin/address', bytes: 9 }] }),
    ];
    const parts = [
      ...budgets.parts,
      { name: 'talk', roots: ['infrastructure/talk.ts'], limit: 9 },
      { name: 'bitcoin', roots: ['infrastructure/bitcoin.ts'], limit: 99, theirs: true },
    ];
    const foreign = ['infrastructure/chains/bitcoin/'];
    const { theirs } = measureStages(bundle, { ...budgets, parts });
    expect([...theirs].sort()).toEqual(['address', 'bitcoin']);
    expect(foreignModules(bundle, foreign, theirs)).toEqual([]);
    const leaking = bundle.map((one) => (one.file === 'talk' ? { ...one, imports: ['address'] } : one));
    const measured = measureStages(leaking, { ...budgets, parts });
    expect(foreignModules(leaking, foreign, measured.theirs)).toEqual([expect.stringContaining('bitcoin/address')]);
  });

  it('counts each stage with its static imports, and nothing twice', () => {
    const { rows, problems } = measureStages(page, budgets);
    expect(problems).toEqual([]);
    expect(weightOf(rows, 'stage 0')).toBe(70);
    expect(weightOf(rows, 'stage 1')).toBe(165);
    expect(weightOf(rows, 'stages 0 + 1')).toBe(235);
  });

  it('counts shared files of several parts once, in a separate row', () => {
    const shared = [{ name: 'fields', module: 'ui-react/parts/forms/field', limit: 30 }];
    const bundle = page.map((one) =>
      one.file === 'field' ? { ...one, modules: [{ id: 'ui-react/parts/forms/field', bytes: 3 }] } : one,
    );
    const { rows } = measureStages(bundle, { ...budgets, shared });
    expect(rows.find((row) => row.name.includes('fields'))).toMatchObject({ gzip: 3, limit: 30 });
    expect(weightOf(rows, 'view send')).toBe(31);
    expect(measureStages(page, { ...budgets, shared }).problems).toEqual([
      expect.stringContaining('parts/forms/field'),
    ]);
  });

  it('counts a part on top of the core, and of the part it follows', () => {
    const { rows } = measureStages(page, budgets);
    expect(weightOf(rows, 'chain evm')).toBe(430);
    expect(weightOf(rows, 'rare paths')).toBe(7);
  });

  it('makes one part of each folder that a star stands for', () => {
    const { rows } = measureStages(page, budgets);
    expect(rows.find((row) => row.name.includes('view send'))).toMatchObject({ gzip: 34, limit: 50 });
  });

  it('makes one part of the same file in each folder that a star stands for', () => {
    const bundle = page.map((one) => (one.file === 'ccip' ? { ...one, root: 'ui-react/views/send/first' } : one));
    const first = { name: 'first of *', roots: ['ui-react/views/*/first.ts'], limit: 9 };
    const { rows } = measureStages(bundle, { ...budgets, parts: [first, ...budgets.parts] });
    expect(weightOf(rows, 'first of send')).toBe(37);
    expect(weightOf(rows, 'view send')).toBe(34);
  });

  it('requires a limit for a lazy import without a row', () => {
    const extra = chunk('solana', 9, { root: 'infrastructure/chains/solana/chain' });
    const [entry, ...others] = page;
    const { problems } = measureStages([{ ...entry, lazy: [...entry.lazy, 'solana'] }, ...others, extra], budgets);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('infrastructure/chains/solana/chain');
  });

  it('reports a row that matches nothing any more', () => {
    const moved = page.map((one) =>
      one.root === 'ui-react/shell/shell' ? { ...one, root: 'ui-react/frame/frame' } : one,
    );
    const { problems } = measureStages(moved, budgets);
    expect(problems.some((problem) => problem.includes('names ui-react/shell/'))).toBe(true);
  });

  it('does not count a lazy import of loaded code as a part', () => {
    const [entry, ...others] = page;
    const { problems } = measureStages([{ ...entry, lazy: [...entry.lazy, 'shared'] }, ...others], budgets);
    expect(problems).toEqual([]);
  });
});

describe('forbiddenModules', () => {
  const modules = [
    { id: 'npm:rxjs', bytes: 1 },
    { id: 'npm:viem', bytes: 1 },
    { id: 'npm:@inversifyjs/core', bytes: 1 },
    { id: 'infrastructure/viem', bytes: 1 },
  ];

  it('finds packages by name and by scope, never our own files', () => {
    expect(forbiddenModules(modules, ['viem', '@inversifyjs/*']).map(({ id }) => id)).toEqual([
      'npm:viem',
      'npm:@inversifyjs/core',
    ]);
  });
});

describe('importChain', () => {
  const graph = { page: ['a', 'b'], a: ['page', 'c'], b: ['heavy'], c: ['heavy'] };
  const importsOf = (id) => graph[id] ?? [];

  it('finds the shortest import chain, also through a cycle', () => {
    expect(importChain('page', (id) => id === 'heavy', importsOf)).toEqual(['page', 'b', 'heavy']);
  });

  it('is empty if there is none', () => {
    expect(importChain('c', (id) => id === 'page', importsOf)).toEqual([]);
  });
});

describe('whatGrew', () => {
  it('lists what has grown, the largest growth first', () => {
    const before = [
      { id: 'a', bytes: 100 },
      { id: 'b', bytes: 10 },
    ];
    const now = [
      { id: 'a', bytes: 101 },
      { id: 'b', bytes: 10 },
      { id: 'c', bytes: 40 },
    ];
    expect(whatGrew(now, before)).toEqual([
      { id: 'c', bytes: 40, more: 40 },
      { id: 'a', bytes: 101, more: 1 },
    ]);
  });
});
