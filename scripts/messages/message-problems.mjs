/** What is wrong with one translated message, as sentences that say what to do. Pure. */
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** No count on a screen is larger. */
const LARGEST_COUNT = 9_999;

/**
 * @param {{ english: string, params?: { name: string, kind: 'text' | 'number' }[] }} message
 * @param {string} text the translation
 * @param {string} locale BCP 47
 */
export function messageProblems({ english, params = [] }, text, locale) {
  const problems = [...writingProblems(english, text), ...unitProblems(english, text)];
  const parsed = parsedAs(text);
  if (parsed.problem) return [...problems, parsed.problem];
  const kinds = new Map(params.map(({ name, kind }) => [name, kind]));
  for (const part of everyPart(parsed.parts)) problems.push(...partProblems(part, kinds, locale));
  problems.push(...placeholderProblems(variantsOf(parse(english, OPTIONS)), variantsOf(parsed.parts)));
  return [...new Set(problems)];
}

/** Angle brackets are plain text here. */
export const OPTIONS = { ignoreTag: true, requiresOtherClause: true };

function parsedAs(text) {
  try {
    return { parts: parse(text, OPTIONS) };
  } catch (cause) {
    const at = cause.location ? ` at character ${cause.location.start.offset + 1}` : '';
    return {
      problem: `It is not ICU MessageFormat (${cause.message}${at}): look at its braces, and that a plural ends with \`other {…}\`.`,
    };
  }
}

function writingProblems(english, text) {
  const problems = [];
  if (text.trim() !== text) problems.push('It begins or ends with a space: remove it.');
  if (/\s\s|\n/u.test(text)) problems.push('It has two spaces in a row, or a new line: one space is enough.');
  if (text.includes("'")) problems.push('It has a straight apostrophe, which hides braces: write ’ (U+2019).');
  if (text.normalize('NFC') !== text) problems.push('Its letters are not composed: save the file in Unicode NFC.');
  if (/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(text))
    problems.push('It has characters that direct text: remove them, names are set apart by the build.');
  for (const [opening, closing] of ['()', '[]'])
    if (text.split(opening).length !== text.split(closing).length)
      problems.push(`Its ${opening}${closing} do not match.`);
  const tags = (each) => (each.match(/<[^<>\s]*>/g) ?? []).sort().join();
  if (tags(text) !== tags(english)) problems.push('Its tags are not those of the English.');
  return problems;
}

/** A number with what it counts, in the English. */
const MEASURE = /(#|\{seconds\}|\d+)[ -]?(?:s|seconds?|minutes?|hours?|days?|weeks?|digits?|characters?)\b/g;

/** A line may not end between a number and its unit. */
function unitProblems(english, text) {
  const numbers = new Set([...english.matchAll(MEASURE)].map(([, number]) => number));
  return [...numbers]
    .filter((number) => text.includes(`${number} `))
    .map((number) => `A line can end between ${number} and its unit: write a no-break space (U+00A0) after it.`);
}

/** All parts of a message, including those inside plurals. */
function* everyPart(parts) {
  for (const part of parts) {
    yield part;
    for (const { value } of Object.values(part.options ?? {})) yield* everyPart(value);
  }
}

function partProblems(part, kinds, locale) {
  const { type, value: name } = part;
  if (type === TYPE.literal || type === TYPE.pound) return [];
  if (!kinds.has(name)) return [`{${name}} is not in the English: use ${listed([...kinds.keys()])}.`];
  if (type === TYPE.argument || type === TYPE.select) return [];
  if (type === TYPE.number) return part.style ? [`{${name}} takes no style: write {${name}}.`] : [];
  if (type !== TYPE.plural) return [`{${name}} cannot be a date or time here: write {${name}}.`];
  if (kinds.get(name) !== 'number') return [`{${name}} is a text, so no plural can be made by it.`];
  return pluralProblems(part, locale);
}

function pluralProblems({ value: name, options, pluralType, offset }, locale) {
  const problems = offset ? [`The plural of {${name}} has an offset: leave it out.`] : [];
  const rules = new Intl.PluralRules(locale, { type: pluralType });
  const known = rules.resolvedOptions().pluralCategories;
  const uses = categoriesInUse(rules);
  const given = Object.keys(options);
  const absent = [...uses.keys()].filter((category) => !given.includes(category));
  if (absent.length > 0) problems.push(`The plural of {${name}} lacks ${listed(absent)}, which ${locale} has.`);
  const foreign = given.filter((each) => each !== 'other' && !each.startsWith('=') && !known.includes(each));
  if (foreign.length > 0)
    problems.push(`The plural of {${name}} has ${listed(foreign)}, which ${locale} does not have.`);
  const isOnly = uses.get('one')?.size === 1 || given.includes('=1');
  const tells = [...everyPart(options.one?.value ?? [])].some(
    (part) => part.type === TYPE.pound || part.value === name,
  );
  if (options.one && pluralType === 'cardinal' && !isOnly && !tells)
    problems.push(`\`one\` of {${name}} stands for more numbers than 1 in ${locale}: write # for the number.`);
  return problems;
}

/** The plural categories of whole numbers, each with at most two examples. */
function categoriesInUse(rules) {
  const found = new Map();
  for (let count = 0; count <= LARGEST_COUNT; count += 1) {
    const category = rules.select(count);
    const numbers = found.get(category) ?? found.set(category, new Set()).get(category);
    if (numbers.size < 2) numbers.add(count);
  }
  return found;
}

function placeholderProblems(english, translated) {
  const needed = english.at(-1) ?? new Set();
  const lost = [...needed].filter((name) => translated.some((names) => !names.has(name)));
  return lost.map((name) => `{${name}} is missing${translated.length > 1 ? ' in one of its forms' : ''}.`);
}

/** The placeholder names in each plural form of a message; `other` is the last. */
function variantsOf(parts) {
  let variants = [new Set()];
  for (const part of parts) {
    if (part.type === TYPE.literal || part.type === TYPE.pound) continue;
    const forms = part.options ? Object.values(part.options).flatMap(({ value }) => variantsOf(value)) : [new Set()];
    variants = variants.flatMap((before) => forms.map((names) => new Set([...before, part.value, ...names])));
  }
  return variants;
}

function listed(names) {
  return names.length === 0 ? 'no placeholder' : names.map((name) => `\`${name}\``).join(', ');
}
