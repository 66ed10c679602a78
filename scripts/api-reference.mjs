/**
 * `npm run docs:api`: writes docs/api/, with one page for each published entry, from its doc comments and the compiler's list of
 * exports. TypeDoc needs a TypeScript before 7. The pages are not committed.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { API, SymbolFlags } from 'typescript/unstable/sync';
import { publishedEntries } from './published-entries.mjs';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
const folder = join(root, 'docs/api');

/**
 * What each entry exports, with its doc comment and declaration.
 * @param {readonly { name: string, source: string }[]} entries
 */
export function readExports(entries) {
  const api = new API({ cwd: root });
  try {
    const configs = [...new Set(entries.map(({ source }) => `${root}/${source.split('/')[0]}/tsconfig.json`))];
    const projects = api.updateSnapshot({ openProjects: configs }).getProjects();
    return entries.map(({ name, source }) => {
      const project = projects.find(
        ({ configFileName }) => configFileName === `${root}/${source.split('/')[0]}/tsconfig.json`,
      );
      const { checker, program } = project;
      const file = program.getSourceFile(`${root}/${source}`) ?? program.getSourceFile(`${root}/${source}x`);
      const module = checker.getSymbolAtLocation(file);
      const symbols = [...checker.getExportsOfModule(module)].sort((a, b) => (a.name < b.name ? -1 : 1));
      return { name, about: headOf(file.text), exports: symbols.map((symbol) => read(symbol, checker, project)) };
    });
  } finally {
    api.close();
  }
}

function read(symbol, checker, project) {
  const meant = symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const node = meant.declarations[0]?.resolve(project);
  const file = node?.getSourceFile();
  return {
    name: symbol.name,
    isValue: (meant.flags & SymbolFlags.Value) !== 0,
    // The first comment of a file that is named like its export describes that export.
    documentation:
      meant.getDocumentationComment(checker).trim() || (isNamedAs(file?.fileName, meant.name) ? headOf(file.text) : ''),
    declaration: node ? declarationOf(node) : '',
  };
}

/** `scripted-chain.ts` and `scriptedChain`. */
function isNamedAs(file = '', name = '') {
  const words = file.slice(file.lastIndexOf('/') + 1).replace(/\.tsx?$/, '');
  return words.replaceAll('-', '') === name.toLowerCase();
}

/** The source text, without function bodies and values. */
function declarationOf(node) {
  const { text } = node.getSourceFile();
  const start = node.getStart();
  const end = node.body?.getStart() ?? node.initializer?.getStart() ?? node.end;
  return text
    .slice(start, end)
    .replace(/\s*=?\s*$/, '')
    .replace(/^export (?:declare )?/, '');
}

/** The comment at the top of a file. */
function headOf(text) {
  const [, words = ''] = /^\/\*\*([\s\S]*?)\*\//.exec(text) ?? [];
  return words.replace(/^\s*\* ?/gm, '').trim();
}

/** One page. */
export function pageOf({ name, about, exports }) {
  const parts = exports.map(
    ({ name: each, documentation, declaration }) =>
      `## ${each}\n\n${documentation && `${documentation}\n\n`}\`\`\`ts\n${declaration}\n\`\`\`\n`,
  );
  return `# ${name}\n\n${about && `${about}\n\n`}${parts.join('\n')}`;
}

/** Entries that are documented elsewhere: viem's own networks, under another name. */
const ELSEWHERE = ['porthole/appkit/networks'];

export const documentedEntries = publishedEntries.filter(({ name }) => !ELSEWHERE.includes(name));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const fileOf = (name) => `${name.replace(/^porthole\/?/, '').replaceAll('/', '-') || 'porthole'}.md`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const pages = readExports(documentedEntries);
  for (const page of pages) writeFileSync(join(folder, fileOf(page.name)), pageOf(page));
  const rows = pages.map(
    ({ name, exports }) => `- [\`${name}\`](${fileOf(name)}): ${exports.map((each) => each.name).join(', ')}`,
  );
  writeFileSync(join(folder, 'index.md'), `# API reference\n\n${rows.join('\n')}\n`);
  console.log(`${pages.length} pages in docs/api`);
}
