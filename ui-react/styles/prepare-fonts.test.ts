import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { prepareFonts } from './prepare-fonts.js';

const css = ['tokens', 'sheet', 'rows', 'messages']
  .map((name) => readFileSync(new URL(`./${name}.css`, import.meta.url), 'utf8'))
  .join('\n');
/** The default of `--porthole-font-size`, in pixels. */
const BASE = 16;

/** The value of a property in a rule of exactly this selector. */
function declared(selector: string, property: string): string | undefined {
  const rules = [...css.matchAll(/(?:^|\n)([^{}]+) \{([^{}]*)\}/g)].filter(
    ([, named = '']) => named.trim() === selector,
  );
  const values = rules.map(([, , body = '']) => new RegExp(`(?:^|\\n)  ${property}: ([^;]+);`).exec(body)?.[1]);
  return values.find(Boolean);
}

function fontOf(selector: string): string {
  const token = /--ph-t-\w+/.exec(declared(selector, 'font-size') ?? declared('.ph', 'font-size') ?? '')?.[0];
  const times = new RegExp(`${token}: calc\\(var\\(--ph-size\\) \\* ([\\d.]+)\\)`).exec(css)?.[1];
  const weight = declared(selector, 'font-weight') ?? declared('.ph', 'font-weight');
  const family = /var\(--porthole-font-family, ([^)]+)\)/.exec(declared('.ph', 'font-family') ?? '')?.[1];
  return `${weight} ${BASE * Number(times)}px ${family?.replaceAll(', ', ',')}`;
}

afterEach(() => vi.unstubAllGlobals());

it('looks up the fonts of the title, of the rows, of their tags and the default font of the modal', () => {
  const measured: string[] = [];
  const canvas = { font: '', measureText: () => void measured.push(canvas.font) };
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => canvas }) });
  prepareFonts();
  expect(measured).toEqual(['.ph-title', '.ph-row-title', '.ph-tag', '.ph'].map(fontOf));
});

it('does nothing where there is no canvas', () => {
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) });
  expect(prepareFonts).not.toThrow();
});
