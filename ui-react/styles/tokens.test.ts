import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const files = readdirSync('ui-react', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => ({ path, css: readFileSync(`ui-react/${path}`, 'utf8') }));
const definedIn = (css: string) => [...css.matchAll(/(--ph-[\w-]+):/g)].map(([, name]) => name);

describe('the modal’s own custom properties', () => {
  // A colour that nobody defines is no colour: what is painted with it is not there, and nothing says so.
  it('are defined where every browser reads them, or have a value to fall back on', () => {
    const always = new Set(
      files.filter(({ path }) => !path.includes('plain-colours')).flatMap(({ css }) => definedIn(css)),
    );
    const undefinedOnes = files.flatMap(({ path, css }) =>
      [...css.matchAll(/var\((--ph-[\w-]+)\)/g)].flatMap(([, name = '']) =>
        always.has(name) ? [] : `${path}: ${name}`,
      ),
    );
    expect(files.length).toBeGreaterThan(10);
    expect(undefinedOnes).toEqual([]);
  });
});
