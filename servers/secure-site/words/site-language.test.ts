/** Which language a visitor gets, and the texts in it: pages, mails and refusals. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { devicePage } from '../http/pages.js';
import { deviceLink, loginCode, oldAddressCode, proofCode } from '../mail/mail-templates.js';
import { inLanguage, translatedRefusal } from './current-language.js';
import { en } from './en.js';
import { languageFor, languagesIn } from './site-language.js';

const SITE = fileURLToPath(new URL('..', import.meta.url));

describe('a language', () => {
  it.each([
    [['de'], 'de'],
    [['de-AT'], 'de'],
    [['xx', 'de-CH', 'en'], 'de'],
    [['en-GB', 'de'], 'en'],
    [['de-Latn-DE-x-own'], 'de'],
    [['DE'], 'de'],
    [['tlh', 'x', '*', '../de', 'toString'], 'en'],
    [[], 'en'],
  ])('of %j is %s', async (wanted, locale) => {
    expect((await languageFor(wanted)).locale).toBe(locale);
  });

  it.each([
    ['de-AT,de;q=0.8,en;q=0.5', ['de-AT', 'de', 'en']],
    ['en;q=0.2, de ; q=0.9, fr;q=0', ['de', 'en']],
    ['*, <script>;q=1', []],
    [undefined, []],
  ])('is read from %j', (header, languages) => {
    expect(languagesIn(header)).toEqual(languages);
  });

  it('has each sentence: translated, or in English', async () => {
    const { text } = await languageFor(['de']);
    expect(text.mails.changes.lead(1, 'a@b.example', 'c@d.example')).toMatch(/^In 1\u00A0Stunde wird/);
    expect(text.mails.changes.lead(24, 'a@b.example', 'c@d.example')).toMatch(/^In 24\u00A0Stunden wird/);
    const leaves = (value: object): readonly string[] =>
      Object.entries(value).flatMap(([key, each]) =>
        typeof each === 'object' ? leaves(each).map((below) => `${key}.${below}`) : [key],
      );
    expect(leaves(text)).toEqual(leaves(en));
  });
});

describe('for a German reader', () => {
  it('mails and pages are German, and declare it', async () => {
    const german = await languageFor(['de']);
    const said = inLanguage(german, () => ({
      code: loginCode('mira@mail.example', '123456'),
      link: deviceLink('mira@mail.example', 'https://wallet.example/device?link=x'),
      page: devicePage('mira@mail.example', 'x'),
      refusal: translatedRefusal('Invalid code'),
    }));
    expect(said.code.subject).toBe('123456 ist Ihr Anmeldecode');
    expect(said.code.text).toMatch(/^Ihr Anmeldecode:\n\n123456\n\n.*\n\n.*\n$/);
    expect(said.link.text).toContain('\n\nhttps://wallet.example/device?link=x\n\n');
    expect(said.page).toContain('<html lang="de" dir="ltr">');
    expect(said.page).toContain('<button>Jenen Browser registrieren</button>');
    expect(said.refusal).toBe('Ungültiger Code');
    // Outside of requests.
    expect(loginCode('mira@mail.example', '123456').subject).toBe('123456 is your login code');
  });
});

it('a mail that only somebody who is logged in can cause says so, and does not say to ignore it', () => {
  const { proof, ignore } = en.mails;
  for (const { text } of [proofCode('a@b.example', '1'), oldAddressCode('a@b.example', '1', 'c@d.example')]) {
    expect(text).toContain(proof.warning);
    expect(text).not.toContain(ignore);
  }
});

/** For developers, or for forged requests. */
const FOR_DEVELOPERS = [
  ...['Invalid input', 'Not found', 'Not this site', 'Only over https', 'Only pages of this site may ask this'],
  ...[
    'Too long',
    'Two kinds of forwarding headers',
    'This proof belongs to another request',
    'This request was made before',
  ],
  ...['This is not the outcome of a login', 'The service did not say who you are'],
];

it('every refusal is in the catalogue verbatim, except those for developers', () => {
  const sources = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('frame'),
  );
  const thrown = sources.flatMap((path) => {
    const source = readFileSync(join(SITE, path), 'utf8');
    return [
      ...source.matchAll(
        /(?:new (?:Refusal|Challenged)\(|problem: |^const [A-Z_]+ = |super\()\s*'([A-Z][^']+ [^']+)'/gm,
      ),
    ].map(([, words]) => words);
  });
  expect(thrown.length).toBeGreaterThan(40);
  const known = new Set<string | undefined>([...Object.values(en.refusals), ...FOR_DEVELOPERS]);
  expect(thrown.filter((words) => !known.has(words))).toEqual([]);
});
