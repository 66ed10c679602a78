import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
// @ts-expect-error A script without types.
import { MODULES } from '../../../codemods/from-appkit.mjs';
import { SDK_VERSION } from '../../../infrastructure/sdk.js';
import { FEATURE_NOTES, OPTION_NOTES, type OptionNote } from './option-notes.js';

const page = readFileSync(new URL('../../../docs/from-appkit.md', import.meta.url), 'utf8');

describe('docs/from-appkit.md', () => {
  it('describes each option like the console message', () => {
    const rows = (notes: Readonly<Record<string, OptionNote>>, prefix: string) =>
      Object.entries(notes).map(([name, note]) => {
        const [works, text] = note.kind === 'same' ? ['same', note.by ?? ''] : ['different', note.instead];
        return `| \`${prefix}${name}\` | ${works} | ${text && `${text} `}|`;
      });
    const table = /\| Option \|[^\n]*\n[^\n]*\n([\s\S]*?)\n*$/.exec(page)?.[1]?.split('\n');
    expect(table).toEqual([...rows(OPTION_NOTES, ''), ...rows(FEATURE_NOTES, 'features.')]);
  });

  it('says what `version` is', () => {
    expect(page).toContain(`| \`version\` | \`${SDK_VERSION}\``);
  });

  it('lists every module of the codemod with the same replacement', () => {
    const table = /\| AppKit \| Porthole \|\n[^\n]*\n([\s\S]*?)\n\n/.exec(page)?.[1] ?? '';
    const listed = table.split('\n').flatMap((row) => {
      const [theirs = '', own = ''] = row.split('|').slice(1);
      return [...theirs.matchAll(/`([^`]+)`/g)].map(([, name]) => [name, /`([^`]+)`/.exec(own)?.[1]]);
    });
    expect(Object.fromEntries(listed)).toEqual(MODULES);
  });

  it('only lists replacements that the package exports', () => {
    const { exports } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
    const entries = Object.values(MODULES as Record<string, string>).map((name) => name.replace('porthole', '.'));
    expect(entries.filter((entry) => !(entry in exports))).toEqual([]);
  });
});
