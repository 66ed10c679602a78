/**
 * `npm run messages`: brings messages/*.json up to the English catalogue, and makes the languages' modules out of them.
 * `npm run messages -- de` does one language and says what it lacks; `-- --add cy` begins one; `-- --check` changes nothing and
 * fails for whatever is wrong.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileIndex, compileLanguage } from './messages/compile-language.mjs';
import { emptyFile, readLanguageFile, staleEntries, translationsOf, updatedFile } from './messages/language-file.mjs';
import { messageProblems } from './messages/message-problems.mjs';
import { readCatalogue } from './messages/read-catalogue.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'messages');
const made = join(root, 'ui-react/languages');
const given = process.argv.slice(2);
const isCheck = given.includes('--check');
const added = given.includes('--add') ? given[given.indexOf('--add') + 1] : undefined;
const wanted = given.filter((each) => !each.startsWith('--') && each !== added);

const { messages, problems } = readCatalogue(root);
if (added) begin(added);
const all = readdirSync(folder).map((name) => basename(name, '.json'));
const spoken = [];
for (const locale of all) {
  const isWanted = wanted.length === 0 || wanted.includes(locale) || locale === added;
  const found = languageProblems(locale, isWanted);
  if (isWanted) problems.push(...found.map((problem) => `messages/${locale}.json: ${problem}`));
}
for (const locale of wanted)
  if (!all.includes(locale))
    problems.push(`There is no messages/${locale}.json: begin it with \`npm run messages -- --add ${locale}\`.`);
settle('languages.ts', compileIndex(spoken, messages));
for (const name of readdirSync(made, { withFileTypes: true }))
  if (name.isDirectory() && !spoken.includes(name.name)) drop(name.name);

for (const problem of problems) console.error(problem);
if (problems.length > 0) console.error(`messages: ${problems.length} to mend.`);
process.exitCode = problems.length > 0 ? 1 : 0;

function begin(locale) {
  const path = join(folder, `${locale}.json`);
  if (Intl.getCanonicalLocales(locale)[0] !== locale) throw new Error(`${locale} is not how BCP 47 writes it.`);
  if (!existsSync(path)) writeFileSync(path, textOf(emptyFile(locale)));
}

/** Updates and compiles one language; what is wrong with its file. */
function languageProblems(locale, isWanted) {
  const path = join(folder, `${locale}.json`);
  const before = readFileSync(path, 'utf8');
  const read = readLanguageFile(before, locale);
  if (read.problem) return [read.problem];
  const file = isCheck || !isWanted ? read.file : updatedFile(read.file, messages);
  const text = textOf(file);
  if (!isCheck && isWanted && text !== before) writeFileSync(path, text);
  const translated = translationsOf(file, messages);
  const found = [];
  for (const message of messages.filter(({ key }) => translated.has(key))) {
    const wrong = messageProblems(message, translated.get(message.key), locale);
    if (wrong.length > 0) translated.delete(message.key);
    found.push(...wrong.map((problem) => `${message.key}: ${problem}`));
  }
  if (translated.size > 0) {
    spoken.push(locale);
    const modules = compileLanguage(locale, messages, translated);
    for (const [name, code] of modules) settle(join(locale, name), code);
    for (const name of readdirSync(join(made, locale))) if (!modules.has(name)) drop(join(locale, name));
  }
  const stale = staleEntries(file, messages);
  if (!file.unfinished) found.push(...stale);
  else if (stale.length === 0) found.push('Nothing is missing any more: remove the line `"unfinished": true`.');
  if (isWanted)
    console.log(`${locale}: ${translated.size} of ${messages.length} messages${file.unfinished ? ', unfinished' : ''}`);
  return found;
}

/** Writes a module that is made of messages, or says that it is out of date. */
function settle(name, code) {
  const path = join(made, name);
  if (existsSync(path) && readFileSync(path, 'utf8') === code) return;
  if (isCheck) problems.push(`ui-react/languages/${name} is not what its messages make: run \`npm run messages\`.`);
  else {
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, code);
  }
}

function drop(name) {
  if (isCheck) problems.push(`ui-react/languages/${name} is made of no messages: run \`npm run messages\`.`);
  else rmSync(join(made, name), { recursive: true });
}

function textOf(file) {
  return `${JSON.stringify(file, null, 2)}\n`;
}
