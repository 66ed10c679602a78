/** Generates the modules of one language from its messages: functions and texts, in the shape of the English catalogue. Pure. */
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { FLOW_NAMES, flowOf } from './flows.mjs';
import { OPTIONS } from './message-problems.mjs';

const FIRST = 'first';

/**
 * @param {string} locale BCP 47
 * @param {import('./read-catalogue.mjs').Message[]} messages of the English catalogue
 * @param {ReadonlyMap<string, string>} translated by key; missing messages stay English
 * @returns {Map<string, string>} the files of the language's folder, by name
 */
export function compileLanguage(locale, messages, translated) {
  const head = `/** Made by \`npm run messages\` from messages/${locale}.json: edit that file. */\n`;
  const files = new Map();
  const flows = FLOW_NAMES.filter((flow) => messages.some(({ key }) => translated.has(key) && flowOf(key) === flow));
  for (const flow of flows) {
    const tree = {};
    for (const message of messages) {
      if (flowOf(message.key) === flow && translated.has(message.key))
        place(tree, message.key.split('.'), codeOf(message, translated.get(message.key), isRightToLeft(locale)));
    }
    const body = written(tree, '');
    const used = ['numberOf', 'pluralOf'].filter((name) => body.includes(`${name}(`));
    const forms = used.length > 0 ? `import { ${used.join(', ')} } from './forms.js';\n` : '';
    files.set(
      `${flow}.ts`,
      `${head}import type { LanguagePart } from '../language.js';\n${forms}\nexport const ${flow}: LanguagePart = ${body};\n`,
    );
  }
  const needsForms = [...files.values()].some((text) => text.includes("'./forms.js'"));
  if (needsForms)
    files.set(
      'forms.ts',
      `${head}import { formsOf } from '../forms-of.js';\n\nexport const forms = formsOf('${locale}');\nexport const { numberOf, pluralOf } = forms;\n`,
    );
  files.set('language.ts', languageOf(locale, flows, head, needsForms));
  return files;
}

/** The index of languages, and the flow of each section. */
export function compileIndex(locales, messages) {
  const flows = new Map();
  for (const { key } of messages) {
    const [section] = key.split('.');
    const flow = flowOf(key);
    if (flow !== FIRST) flows.set(section, flow);
  }
  return `/** Made by \`npm run messages\`: the languages that Porthole speaks besides English, and where their texts are. */
import type { Flow, Language } from './language.js';

/** By BCP 47 tag. */
export const LANGUAGES: Readonly<Record<string, () => Promise<Language>>> = {
${locales.map((locale) => `  ${name(locale)}: () => import('./${locale}/language.js').then((module) => module.language),\n`).join('')}};

/** Of each section that has messages beyond the first flow. */
export const FLOW_OF: Readonly<Record<string, Flow>> = {
${[...flows].map(([section, flow]) => `  ${name(section)}: '${flow}',\n`).join('')}};
`;
}

/**
 * The texts that the secure site shares with the modal, in the modal's translation: one flow, loaded without the others.
 * @param {string[]} locales BCP 47
 */
export function compileReviews(locales) {
  return `/** Made by \`npm run messages\`: where the modal’s texts about requests are. */
import type { LanguagePart } from '../../../ui-react/languages/language.js';

/** By BCP 47 tag. */
export const REVIEWS: Readonly<Record<string, () => Promise<LanguagePart>>> = {
${locales.map((locale) => `  ${name(locale)}: () => import('../../../ui-react/languages/${locale}/approve.js').then((module) => module.approve),\n`).join('')}};
`;
}

function languageOf(locale, flows, head, needsForms) {
  const later = flows.filter((flow) => flow !== FIRST);
  const first = flows.includes(FIRST);
  const imports = [
    first && "import { first } from './first.js';\n",
    needsForms && "import { forms } from './forms.js';\n",
  ];
  return `${head}${imports.filter(Boolean).join('')}import type { Language } from '../language.js';

export const language: Language = {
  locale: '${locale}',
  dir: '${isRightToLeft(locale) ? 'rtl' : 'ltr'}',
  first${first ? '' : ': {}'},
${needsForms ? '  forms,\n' : ''}  flows: {
${later.map((flow) => `    ${flow}: () => import('./${flow}.js').then((module) => module.${flow}),\n`).join('')}  },
};
`;
}

/** @param {string} locale BCP 47 */
function isRightToLeft(locale) {
  return ['Arab', 'Hebr', 'Thaa', 'Syrc'].includes(new Intl.Locale(locale).maximize().script);
}

function place(tree, [first, ...rest], code) {
  if (rest.length > 0) {
    tree[first] ??= {};
    place(tree[first], rest, code);
  } else tree[first] = code;
}

function written(tree, indent) {
  if (typeof tree === 'string') return tree;
  const inner = `${indent}  `;
  const keys = Object.keys(tree);
  if (keys.every((key) => /^\d+$/.test(key))) {
    const length = Math.max(...keys.map(Number)) + 1;
    const each = Array.from({ length }, (_, index) => (tree[index] ? written(tree[index], inner) : 'undefined'));
    return `[\n${each.map((one) => `${inner}${one},\n`).join('')}${indent}]`;
  }
  return `{\n${keys.map((key) => `${inner}${name(key)}: ${written(tree[key], inner)},\n`).join('')}${indent}}`;
}

function name(key) {
  return /^[a-z_$][\w$]*$/i.test(key) ? key : `'${key}'`;
}

function codeOf({ params }, text, isolated) {
  const parts = parse(text, OPTIONS);
  if (!params) return quoted(parts.map(({ value }) => value).join(''));
  const kinds = new Map(params.map(({ name: each, kind }) => [each, kind]));
  const code = templateOf(parts, { kinds, isolated });
  return `(${params.map((each) => each.name).join(', ')}) => ${code}`;
}

function templateOf(parts, context) {
  if (parts.length === 1 && parts[0].options) return choiceOf(parts[0], context);
  if (parts.every(({ type }) => type === TYPE.literal)) return quoted(parts.map(({ value }) => value).join(''));
  return `\`${parts.map((part) => pieceOf(part, context)).join('')}\``;
}

function pieceOf(part, context) {
  const { type, value } = part;
  if (type === TYPE.literal) return value.replace(/[\\`]|\$\{/g, '\\$&');
  if (type === TYPE.pound) return `\${numberOf(${context.counted})}`;
  if (part.options) return `\${${choiceOf(part, context)}}`;
  if (context.kinds.get(value) === 'number') return `\${numberOf(${value})}`;
  // A name in another script must not change the direction of the sentence around it.
  return context.isolated ? `\\u2068\${${value}}\\u2069` : `\${${value}}`;
}

function choiceOf({ type, value, options, pluralType }, context) {
  const inner = { ...context, ...(type === TYPE.plural && { counted: value }) };
  const forms = Object.entries(options).map(([each, form]) => `${name(each)}: ${templateOf(form.value, inner)}`);
  if (type === TYPE.select)
    return `({ ${forms.join(', ')} } as Record<string, string>)[${value}] ?? ${templateOf(options.other.value, inner)}`;
  return `pluralOf(${value}, { ${forms.join(', ')} }${pluralType === 'ordinal' ? ", 'ordinal'" : ''})`;
}

function quoted(text) {
  return text.includes("'") ? JSON.stringify(text) : `'${text.replaceAll('\\', '\\\\')}'`;
}
