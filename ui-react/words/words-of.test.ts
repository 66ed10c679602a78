import { afterEach, describe, expect, it, vi } from 'vitest';
import { enNetworkButton } from '../buttons/network-button.en.js';
import { enButtons } from '../buttons/text.en.js';
import { enShell } from '../shell/text.en.js';
import { enFirstTitles } from '../text/first-titles.en.js';
import { enConnect } from '../views/connect/text.en.js';
import { enSwap } from '../views/swap/text.en.js';
import type { Messages, Words } from './words.js';
import { wordsOf } from './words-of.js';

/** All reported messages of a locale. */
async function spoken(locale: string, messages?: unknown): Promise<readonly Words[]> {
  const told: Words[] = [];
  await wordsOf(locale, messages as Messages | undefined, (words) => told.push(words));
  return told;
}

async function only(locale: string, messages?: unknown): Promise<Words> {
  const [words] = await spoken(locale, messages);
  if (!words) throw new Error('Nothing was told.');
  return words;
}

afterEach(() => vi.unstubAllGlobals());

describe('wordsOf', () => {
  it('has the built-in languages, also by related tags, and English for the rest', async () => {
    const words = await only('de-AT');
    expect([words.locale, words.dir, words.format.locale]).toEqual(['de', 'ltr', 'de-AT']);
    expect(words.of('shell', enShell).back).toBe('Zurück');
    expect(words.of('shell', enShell).openWallet('Harbor')).toBe('Harbor öffnen');
  });

  it('loads the messages of a later screen with that screen, and reports them', async () => {
    const told = await spoken('de');
    const [first] = told;
    expect(first?.lacks('connect')).toBe(false);
    expect(first?.lacks('swap')).toBe(true);
    await first?.load('swap');
    expect(told.length).toBeGreaterThan(1);
    const last = told.at(-1);
    expect(last?.lacks('swap')).toBe(false);
    expect(last?.of('swap', enSwap).max).toBe('Max.');
  });

  it('loads the messages of later screens that the first uses after it has been painted', async () => {
    const frames: (() => void)[] = [];
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
    const told = await spoken('de');
    const titles = (words: Words | undefined) => words?.of('titles', { ...enFirstTitles, swap: 'Swap' } as never);
    expect(titles(told[0])).toMatchObject({ connect: 'Verbinden', swap: 'Swap' });
    titles(told[0]);
    expect(frames).toHaveLength(1);
    for (const frame of frames) frame();
    await expect.poll(() => told.length).toBe(2);
    expect(titles(told[1])).toMatchObject({ swap: 'Tauschen' });
  });

  it('prefers a site’s messages and adds its languages; missing messages are ours or English', async () => {
    const german = await only('de', { de: { shell: { back: 'Retour' } } });
    expect(german.of('shell', enShell)).toMatchObject({ back: 'Retour', close: 'Schließen' });
    const english = await only('en-GB', { en: { buttons: { connect: 'Log in' } } });
    expect([english.locale, english.of('buttons', enButtons).connect]).toEqual(['en', 'Log in']);
    const welsh = { shell: { back: 'Yn ôl', openWallet: (wallet: string) => `Agor ${wallet}` } };
    for (const cy of [welsh, async () => welsh, async () => ({ default: welsh })]) {
      const words = await only('cy', { cy });
      expect(words.of('shell', enShell).back).toBe('Yn ôl');
      expect(words.of('shell', enShell).openWallet('Harbor')).toBe('Agor Harbor');
      expect(words.of('shell', enShell).close).toBe(enShell.close);
    }
  });

  it('writes numbers and dates as in the region that was asked for', async () => {
    const formats = async (locale: string) => {
      const { locale: spoken, format } = await only(locale);
      return [spoken, format.exact('1234.5')];
    };
    expect(await formats('es-MX')).toEqual(['es', '1,234.5']);
    expect(await formats('es-AR')).toEqual(['es', '1.234,5']);
    expect(await formats('ar-EG')).toEqual(['ar', '\u2066١٬٢٣٤٫٥\u2069']);
    expect(await formats('zh-HK')).toEqual(['zh-Hant', '1,234.5']);
    expect(await formats('cy-GB')).toEqual(['en', '1,234.5']);
  });

  it('counts in its messages as in the region that was asked for', async () => {
    const found = async (locale: string) => (await only(locale)).of('connect', enConnect).found(1_234);
    expect(await found('es-MX')).toBe('1,234 billeteras');
    expect(await found('es-AR')).toBe('1.234 billeteras');
    expect(await found('ar-EG')).toContain('١٬٢٣٤');
    expect(await found('ar-MA')).toContain('1.234');
  });

  it('keeps numbers together in any language from right to left', async () => {
    const { dir, format } = await only('ckb', { ckb: {} });
    expect([dir, format.exact('1.5', 'ETH')]).toEqual(['rtl', expect.stringMatching(/^\u2066.*\u2069$/)]);
  });

  it('is right to left if the script is', async () => {
    expect((await only('ur', { ur: {} })).dir).toBe('rtl');
    expect((await only('en-Arab', { 'en-Arab': {} })).dir).toBe('rtl');
  });

  it('is English if there are no messages, or they cannot be loaded', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const words of [await only('cy'), await only('cy', { cy: () => Promise.reject(new Error('offline')) })]) {
      expect([words.locale, words.dir, words.of('shell', enShell)]).toEqual(['en', 'ltr', enShell]);
    }
    expect(errors.mock.calls.flat()).toContain("There are no messages for 'cy': add them with `messages`");
    errors.mockRestore();
  });

  it('omits and reports invalid messages; one that throws is replaced by the original', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const shell = {
      back: 12,
      close: () => 'X',
      help: null,
      openWallet: () => {
        throw new Error('mine');
      },
      nothing: 'X',
    };
    const words = await only('en', { en: { shell, networkButton: { network: () => 7 } }, '__proto__!': 1 });
    const text = words.of('shell', enShell);
    expect(text).toEqual({ ...enShell, openWallet: expect.any(Function) });
    expect(text.openWallet('Harbor')).toBe('Open Harbor');
    expect(words.of('networkButton', enNetworkButton).network('Base')).toBe(enNetworkButton.network('Base'));
    const said = errors.mock.calls.flat().join(' ');
    for (const part of [
      'en.shell.back` must be a text',
      'en.shell.close` must be a text',
      'en.shell.nothing` is not a known message',
    ])
      expect(said).toContain(part);
    errors.mockRestore();
    for (const odd of [12, 'de', null, { de: 12 }, { de: () => 12 }]) expect((await only('de', odd)).locale).toBe('de');
    for (const odd of [{ cy: 12 }, { cy: () => 12 }]) expect((await only('cy', odd)).locale).toBe('en');
  });
});
