/**
 * `npm run messages`: updates messages/*.json from the English catalogue, and generates the language modules from them; likewise for
 * the secure site, whose messages are in servers/secure-site/messages.
 * `npm run messages -- de` updates one language and reports its missing messages; `-- --add cy` adds one; `-- --check` changes nothing
 * and fails if there is a problem.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { backTranslationProblems, recordProblems } from './messages/back-translation-problems.mjs';
import { compileIndex, compileLanguage, compileReviews } from './messages/compile-language.mjs';
import { glossaryProblems } from './messages/glossary-problems.mjs';
import { emptyFile, readLanguageFile, staleEntries, translationsOf, updatedFile } from './messages/language-file.mjs';
import { messageProblems } from './messages/message-problems.mjs';
import { readCatalogue } from './messages/read-catalogue.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Each catalogue, its files for translators, and the generated modules. */
const CATALOGUES = [
  { entry: 'ui-react/text/en.ts', files: 'messages', modules: 'ui-react/languages' },
  {
    entry: 'servers/secure-site/words/en.ts',
    files: 'servers/secure-site/messages',
    modules: 'servers/secure-site/languages',
    reviews: 'ui-react/languages',
  },
];
const { terms } = JSON.parse(readFileSync(join(root, 'docs/glossary.json'), 'utf8'));
const readBack = JSON.parse(readFileSync(join(root, 'docs/back-translations.json'), 'utf8')).messages;
const given = process.argv.slice(2);
const isCheck = given.includes('--check');
const added = given.includes('--add') ? given[given.indexOf('--add') + 1] : undefined;
const wanted = given.filter((each) => !each.startsWith('--') && each !== added);

const problems = CATALOGUES.flatMap(bring);
for (const problem of problems) console.error(problem);
if (problems.length > 0) console.error(`messages: ${problems.length} to mend.`);
process.exitCode = problems.length > 0 ? 1 : 0;

/** Updates one catalogue in every language. Returns the problems. */
function bring(catalogue) {
  const { entry, files, modules, reviews } = catalogue;
  const { messages, problems } = readCatalogue(root, entry);
  const room = { files, modules, messages, problems, spoken: [] };
  problems.push(...recordProblems(readBack[files], messages));
  if (added) begin(added, files);
  const all = readdirSync(join(root, files)).map((name) => basename(name, '.json'));
  for (const locale of all) {
    const isWanted = wanted.length === 0 || wanted.includes(locale) || locale === added;
    const found = languageProblems(room, locale, isWanted);
    if (isWanted) problems.push(...found.map((problem) => `${files}/${locale}.json: ${problem}`));
  }
  for (const locale of wanted)
    if (!all.includes(locale))
      problems.push(`There is no ${files}/${locale}.json: begin it with \`npm run messages -- --add ${locale}\`.`);
  settle(room, 'languages.ts', compileIndex(room.spoken, messages));
  if (reviews) settle(room, 'reviews.ts', compileReviews(reviewedIn(reviews)));
  for (const name of readdirSync(join(root, modules), { withFileTypes: true }))
    if (name.isDirectory() && !room.spoken.includes(name.name)) drop(room, name.name);
  return problems;
}

function begin(locale, files) {
  const path = join(root, files, `${locale}.json`);
  if (Intl.getCanonicalLocales(locale)[0] !== locale) throw new Error(`${locale} is not how BCP 47 writes it.`);
  if (!existsSync(path)) writeFileSync(path, textOf(emptyFile(locale)));
}

/** Updates and compiles one language. Returns the problems of its file. */
function languageProblems(room, locale, isWanted) {
  const { files, messages, spoken } = room;
  const path = join(root, files, `${locale}.json`);
  const before = readFileSync(path, 'utf8');
  const read = readLanguageFile(before, locale);
  if (read.problem) return [read.problem];
  const file = isCheck || !isWanted ? read.file : updatedFile(read.file, messages);
  const text = textOf(file);
  if (!isCheck && isWanted && text !== before) writeFileSync(path, text);
  const translated = translationsOf(file, messages);
  const found = [];
  for (const message of messages.filter(({ key }) => translated.has(key))) {
    const text = translated.get(message.key);
    const wrong = messageProblems(message, text, locale);
    if (wrong.length > 0) translated.delete(message.key);
    wrong.push(...glossaryProblems(terms, message.english, text, locale));
    if (!file.unfinished) wrong.push(...backTranslationProblems(readBack[files], message.key, text, locale));
    found.push(...wrong.map((problem) => `${message.key}: ${problem}`));
  }
  if (translated.size > 0) {
    spoken.push(locale);
    const modules = compileLanguage(locale, messages, translated);
    for (const [name, code] of modules) settle(room, join(locale, name), placed(code, locale, files));
    for (const name of readdirSync(join(root, room.modules, locale)))
      if (!modules.has(name)) drop(room, join(locale, name));
  }
  const stale = staleEntries(file, messages);
  if (!file.unfinished) found.push(...stale);
  else if (stale.length === 0) found.push('Nothing is missing any more: remove the line `"unfinished": true`.');
  if (isWanted)
    console.log(
      `${files}/${locale}: ${translated.size} of ${messages.length} messages${file.unfinished ? ', unfinished' : ''}`,
    );
  return found;
}

/** The languages in which the modal has texts about requests. */
function reviewedIn(modules) {
  return readdirSync(join(root, modules)).filter((locale) => existsSync(join(root, modules, locale, 'approve.ts')));
}

/** The header comment and the imports of a module, as in the modal's own modules. */
function placed(code, locale, files) {
  if (files === 'messages') return code;
  return code
    .replace(`messages/${locale}.json`, `${files}/${locale}.json`)
    .replace("'../forms-of.js'", "'../../../../ui-react/languages/forms-of.js'");
}

/** Writes a generated module, or reports that it is outdated. */
function settle({ modules, problems }, name, code) {
  const path = join(root, modules, name);
  if (existsSync(path) && readFileSync(path, 'utf8') === code) return;
  if (isCheck) problems.push(`${modules}/${name} is not what its messages make: run \`npm run messages\`.`);
  else {
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, code);
  }
}

function drop({ modules, problems }, name) {
  if (isCheck) problems.push(`${modules}/${name} is made of no messages: run \`npm run messages\`.`);
  else rmSync(join(root, modules, name), { recursive: true });
}

function textOf(file) {
  return `${JSON.stringify(file, null, 2)}\n`;
}
