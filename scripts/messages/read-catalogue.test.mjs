// biome-ignore-all lint/suspicious/noTemplateCurlyInString: source text with templates
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCatalogue } from './read-catalogue.mjs';

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'catalogue-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (leaf, others = {}) => {
  for (const [name, text] of Object.entries(others)) writeFileSync(join(root, name), text);
  writeFileSync(join(root, 'en.ts'), leaf.includes('export const en') ? leaf : `export const en = { a: ${leaf} };`);
  return readCatalogue(root, 'en.ts');
};
const english = (leaf) => read(leaf).messages[0]?.english;

describe('readCatalogue', () => {
  it.each([
    ["'Send'", 'Send'],
    ['(name: string) => `Open ${name}`', 'Open {name}'],
    [
      "(count: number) => (count === 1 ? '1 wallet' : `${count} wallets`)",
      '{count, plural, one {1 wallet} other {# wallets}}',
    ],
    [
      '(count: number, on: string) => count === 0 ? `None on ${on}` : count === 1 ? `One on ${on}` : `${count} on ${on}`',
      '{count, plural, =0 {None on {on}} one {One on {on}} other {# on {on}}}',
    ],
    ["'{terms} #1'", "'{'terms'}' #1"],
    ["(count: number) => count === 1 ? '#1' : `#${count}`", "{count, plural, one {'#'1} other {'#'#}}"],
    ['`Plain`', 'Plain'],
  ])('%s', (leaf, message) => {
    expect(english(leaf)).toBe(message);
  });

  it('follows constants, imports and spreads, in the order of the catalogue', () => {
    const { messages } = read(
      "import { more } from './more.js'; const own: Record<string, string> = { b: 'B' }; export const en = { ...own, m: { ...more }, l: [{ t: 'L' }] };",
      { 'more.ts': "export const more = { c: 'C', d: 'D' } as const;" },
    );
    expect(messages.map(({ key, english: text }) => [key, text])).toEqual([
      ['b', 'B'],
      ['m.c', 'C'],
      ['m.d', 'D'],
      ['l.0.t', 'L'],
    ]);
  });

  it('returns the order of parameters, and distinguishes a function without any from a text', () => {
    const { messages } = read("export const en = { f: (a: string, n: number) => `${n}${a}`, g: () => 'G', t: 'T' };");
    expect(messages.map(({ params }) => params)).toEqual([
      [
        { name: 'a', kind: 'text' },
        { name: 'n', kind: 'number' },
      ],
      [],
      undefined,
    ]);
  });

  it('uses comments as context: the first one of a file, and one above a name for everything below it', () => {
    const { messages } = read(
      '/** Words of a. */\nexport const en = {\n  x: 1 === 1 ? "" : "",\n  b: "B",\n  /** Of c. */\n  c: { d: "D", e: "E" },\n};',
    );
    expect(messages.map(({ key, context }) => [key, context])).toEqual([
      ['b', 'Words of a.'],
      ['c.d', 'Words of a. Of c.'],
      ['c.e', 'Words of a. Of c.'],
    ]);
  });

  it.each([
    '(all: boolean) => (all ? "a" : "b")',
    '(name?: string) => `${name}`',
    '(name: string) => `${name.toUpperCase()}`',
    '(name: string) => { return name; }',
    '(name: string) => ({ title: name })',
    '(count: string) => (count === "1" ? "a" : "b")',
    '(n: number) => (n > 1 ? "a" : "b")',
    '[...other]',
    '12',
    'elsewhere',
  ])('refuses %s with its file and line', (leaf) => {
    const { messages, problems } = read(`export const en = {\n a: ${leaf} };`);
    expect(messages).toEqual([]);
    expect(problems).toEqual([expect.stringMatching(/^en\.ts:2: .*\.$/)]);
  });

  it.each(['ui-react/text/en.ts', 'servers/secure-site/words/en.ts'])(
    'finds a context for each message of %s',
    (entry) => {
      const { messages } = readCatalogue(fileURLToPath(new URL('../..', import.meta.url)), entry);
      expect(messages.length).toBeGreaterThan(100);
      expect(messages.filter(({ context }) => context === '')).toEqual([]);
    },
  );
});
