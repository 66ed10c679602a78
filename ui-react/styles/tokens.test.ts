import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const files = readdirSync('ui-react', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => ({ path, css: readFileSync(`ui-react/${path}`, 'utf8') }));
const definedIn = (css: string) => [...css.matchAll(/(--ph-[\w-]+):/g)].map(([, name]) => name);

describe('the modal’s custom properties', () => {
  // An undefined colour silently paints nothing.
  it('are defined for every browser, or have a fallback', () => {
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
