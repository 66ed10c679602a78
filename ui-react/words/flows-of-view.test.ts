/** A screen's messages have to be loaded with it: otherwise it would be in English for a moment. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { View } from '../../application/shell/router.js';
import { FLOW_OF } from '../languages/languages.js';
import { FIRST } from '../shell/screens/first-views.js';
import { laterViews } from '../shell/screens/later-views.js';
import { flowsOfView } from './flows-of-view.js';

const UI = fileURLToPath(new URL('..', import.meta.url));
const SCREENS = `${UI}shell/screens/`;
const sources = new Map<string, string>();

function sourceOf(file: string): string {
  const known = sources.get(file) ?? readFileSync(file, 'utf8');
  sources.set(file, known);
  return known;
}

/** The path of an imported module; undefined for modules elsewhere. */
function fileOf(specifier: string, from: string): string | undefined {
  const path = fileURLToPath(new URL(specifier.replace(/\.js$/, ''), `file://${from}`));
  if (!path.startsWith(UI)) return undefined;
  return ['.tsx', '.ts']
    .map((end) => path + end)
    .find((each) => {
      try {
        return sourceOf(each) !== undefined;
      } catch {
        return false;
      }
    });
}

/** The message sections that a module and its imports use. */
function sectionsOf(file: string, seen = new Set<string>()): ReadonlySet<string> {
  const sections = new Set<string>();
  if (seen.has(file)) return sections;
  seen.add(file);
  const source = sourceOf(file);
  for (const [, section = ''] of source.matchAll(/= useText\('(\w+)'/g)) sections.add(section);
  for (const [, specifier = ''] of source.matchAll(/^(?:import|export) (?!type )[^;]*?from '(\.[^']+)';/gms)) {
    const next = fileOf(specifier, file);
    if (next) for (const section of sectionsOf(next, seen)) sections.add(section);
  }
  return sections;
}

/** The path of the screen's module: the import in the table, by name if several screens share one. */
function moduleOf(view: string): string {
  const first = `${SCREENS}first-views.ts`;
  const file = view in FIRST ? first : `${SCREENS}later-views.ts`;
  if (view === 'connect') return `${UI}views/connect/connect.tsx`;
  const source = sourceOf(file);
  const line = new RegExp(`^  '?${view}'?(?:: ((?:.(?!\\n  \\S))+.))?`, 'ms').exec(source)?.[1] ?? view;
  const named = /^\w+(?=,?$)/.exec(line.trim())?.[0];
  const loader = named ? (new RegExp(`^const ${named} = [^;]+;`, 'ms').exec(source)?.[0] ?? '') : line;
  const [, specifier = ''] = /import\(\s*'([^']+)'/.exec(loader) ?? [];
  const found = specifier && fileOf(specifier, file);
  if (!found) throw new Error(`The module of ${view} was not found.`);
  return found;
}

describe('flowsOfView', () => {
  const views = [...Object.keys(FIRST), ...Object.keys(laterViews())] as View[];

  it.each(views)('loads the messages of %s', (view) => {
    const flows = flowsOfView(view);
    const missing = [...sectionsOf(moduleOf(view))].filter((section) => {
      const flow = FLOW_OF[section];
      return flow !== undefined && !flows.includes(flow);
    });
    expect(missing).toEqual([]);
  });

  it('knows which screens use which messages: a quote, a transfer, an account', () => {
    expect([...sectionsOf(moduleOf('swap'))]).toContain('swap');
    expect([...sectionsOf(moduleOf('send-review'))]).toContain('send');
    expect([...sectionsOf(moduleOf('account'))]).toContain('account');
  });
});
