// biome-ignore-all lint/suspicious/noTemplateCurlyInString: messages that look like templates
import { transformWithOxc } from 'vite';
import { describe, expect, it } from 'vitest';
import { formsOf } from '../../ui-react/languages/forms-of.ts';
import { compileIndex, compileLanguage } from './compile-language.mjs';

const text = (name) => ({ name, kind: 'text' });
const number = (name) => ({ name, kind: 'number' });

/** The exports of a language module, as they would run in a browser. */
async function run(locale, messages, translated, flow = 'swap') {
  const files = compileLanguage(locale, messages, new Map(Object.entries(translated)));
  const { code } = await transformWithOxc(files.get(`${flow}.ts`), `${flow}.ts`);
  const body = code.replace(/^import .*$/gm, '').replace(/export const \w+ =/, 'return');
  const { numberOf, pluralOf } = formsOf(locale);
  return new Function('numberOf', 'pluralOf', body)(numberOf, pluralOf);
}

describe('compileLanguage', () => {
  it('keeps the shape of the catalogue: texts, functions with parameters in order, lists', async () => {
    const messages = [
      { key: 'swap.a' },
      { key: 'swap.deep.b-c', params: [text('first'), text('second')] },
      { key: 'swap.none', params: [] },
      { key: 'swap.points.0.title' },
      { key: 'swap.points.1.title' },
    ];
    const { swap } = await run('de', messages, {
      'swap.a': "Mit ` und $'{'x'}' und \\ und ’",
      'swap.deep.b-c': '{second} vor {first}',
      'swap.none': 'Nichts',
      'swap.points.1.title': 'Zwei',
    });
    expect(swap.a).toBe('Mit ` und ${x} und \\ und ’');
    expect(swap.deep['b-c']('1', '2')).toBe('2 vor 1');
    expect(swap.none()).toBe('Nichts');
    expect(swap.points).toEqual([undefined, { title: 'Zwei' }]);
  });

  it('uses the plural rules and number format of the language', async () => {
    const messages = [{ key: 'swap.found', params: [number('count'), text('on')] }];
    const { swap } = await run('ru', messages, {
      'swap.found':
        '{count, plural, =0 {ничего на {on}} one {# кошелёк на {on}} few {# кошелька на {on}} many {# кошельков на {on}} other {# кошелька на {on}}}',
    });
    expect([0, 1, 3, 5, 21, 12_000].map((count) => swap.found(count, 'Base'))).toEqual([
      'ничего на Base',
      '1 кошелёк на Base',
      '3 кошелька на Base',
      '5 кошельков на Base',
      '21 кошелёк на Base',
      '12\u00a0000 кошельков на Base',
    ]);
  });

  it('isolates names in right-to-left languages', async () => {
    const messages = [{ key: 'swap.open', params: [text('wallet'), number('count')] }];
    const ar = await run('ar', messages, { 'swap.open': 'افتح {wallet} {count}' });
    const de = await run('de', messages, { 'swap.open': 'Öffne {wallet} {count}' });
    expect(ar.swap.open('MetaMask', 2)).toMatch(/^افتح \u2068MetaMask\u2069 [2٢]$/);
    expect(de.swap.open('MetaMask', 2)).toBe('Öffne MetaMask 2');
  });

  it('contains the texts of the first screens, and loads the rest by flow', () => {
    const messages = [{ key: 'shell.back' }, { key: 'titles.connect' }, { key: 'titles.send' }, { key: 'swap.a' }];
    const translated = new Map(messages.map(({ key }) => [key, 'X']));
    const files = compileLanguage('he', messages, translated);
    expect([...files.keys()].sort()).toEqual(['first.ts', 'language.ts', 'later.ts', 'swap.ts']);
    expect(files.get('first.ts')).toMatch(/titles: \{\s+connect: 'X',\s+\}/);
    expect(files.get('language.ts')).toContain("dir: 'rtl'");
    expect(compileIndex(['he'], messages)).toContain("titles: 'later'");
  });
});
