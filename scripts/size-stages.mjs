/** The size of each loading stage, from a bundle's chunks. Pure, so that it can be tested on small graphs. */

/**
 * @typedef {{ id: string, bytes: number }} Part a source module (`ui-react/shell/shell`) or a package (`npm:viem`)
 * @typedef {{ file: string, entry: boolean, root: string | undefined, imports: string[], lazy: string[], gzip: number, modules: Part[] }} Chunk
 */

/**
 * Measures every row of the budgets.
 * @param {Chunk[]} chunks
 * @param {typeof import('../size.budgets.mjs').budgets} budgets
 */
export function measureStages(chunks, budgets) {
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));
  const entry = chunks.find((chunk) => chunk.entry);
  if (!entry) throw new Error('The bundle has no entry chunk.');

  const problems = [];
  const entryPoint = withImports([entry.file], byFile);
  const lazy = lazyChunks(entryPoint, byFile);
  const { assigned, unassigned, missing } = assignRoots(lazy, budgets);
  for (const chunk of unassigned) {
    problems.push(`${rootOf(chunk)} is loaded lazily and no row of size.budgets.mjs names it: give it a limit.`);
  }
  for (const root of missing) {
    problems.push(
      `size.budgets.mjs names ${root}, which is no lazy import of the bundle: correct the row or remove it.`,
    );
  }

  const core = withImports(assigned.get('core') ?? [], byFile, entryPoint);
  const eager = new Set([...entryPoint, ...core]);
  const rows = [
    row('stage 0  entry point', entryPoint, budgets.entryPoint.limit, byFile),
    row('stage 1  core, shell, first view', core, undefined, byFile),
    row('stages 0 + 1', eager, budgets.core.limit, byFile),
  ];
  const shared = new Set();
  const theirs = new Set();
  const ours = new Set(eager);
  for (const { name, module, limit } of budgets.shared ?? []) {
    const files = chunks.filter(({ modules }) => modules.some(({ id }) => id === module)).map(({ file }) => file);
    if (files.length === 0)
      problems.push(`size.budgets.mjs names ${module}, which is not in the bundle: correct the row.`);
    const own = withImports(files, byFile, new Set([...eager, ...shared]));
    for (const file of own) {
      shared.add(file);
      ours.add(file);
    }
    rows.push(row(`stage 2  ${name}`, own, limit, byFile));
  }
  for (const [name, files] of assigned) {
    if (name === 'core') continue;
    const budget = budgetOf(name, budgets);
    const before = withImports(assigned.get(budget.after) ?? [], byFile, eager);
    const own = withImports(files, byFile, new Set([...eager, ...shared, ...before]));
    for (const file of own) (budget.theirs ? theirs : ours).add(file);
    rows.push(row(`stage 2  ${name}`, own, budget.limit, byFile));
  }
  // Chunks that only parts of other namespaces load are never loaded by a dapp without such networks.
  for (const file of ours) theirs.delete(file);
  return { rows, problems, theirs, entryPointModules: rows[0]?.modules ?? [] };
}

/** The files given and all they import statically, without those already loaded. */
function withImports(files, byFile, loaded = new Set()) {
  const found = new Set();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const chunk = byFile.get(file);
    if (!chunk || found.has(file) || loaded.has(file)) continue;
    found.add(file);
    waiting.push(...chunk.imports);
  }
  return found;
}

/** Every chunk that some reachable chunk imports lazily, except what the entry point contains anyway. */
function lazyChunks(entryPoint, byFile) {
  const seen = new Set(entryPoint);
  const lazy = new Map();
  const waiting = [...entryPoint];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const chunk = byFile.get(file);
    if (!chunk) continue;
    for (const target of chunk.lazy) {
      const found = byFile.get(target);
      if (found && !entryPoint.has(target)) lazy.set(target, found);
    }
    for (const next of [...chunk.imports, ...chunk.lazy]) {
      if (seen.has(next)) continue;
      seen.add(next);
      waiting.push(next);
    }
  }
  return [...lazy.values()].sort((a, b) => rootOf(a).localeCompare(rootOf(b)));
}

/** Assigns each lazy chunk to the first row that names it; the core's row comes first. */
function assignRoots(lazy, budgets) {
  const patterns = [
    ...budgets.core.roots.map((root) => ({ name: 'core', root })),
    ...budgets.parts.flatMap((part) => part.roots.map((root) => ({ name: part.name, root }))),
  ];
  const shared = new Set((budgets.shared ?? []).map(({ module }) => module));
  const assigned = new Map();
  const unassigned = [];
  const used = new Set();
  for (const chunk of lazy) {
    const match = patterns
      .map((pattern) => ({ ...pattern, star: matchRoot(pattern.root, rootOf(chunk)) }))
      .find(({ star }) => star !== undefined);
    if (!match) {
      if (!chunk.modules.some(({ id }) => shared.has(id))) unassigned.push(chunk);
      continue;
    }
    used.add(match.root);
    const name = match.name.replace('*', match.star ?? '');
    assigned.set(name, [...(assigned.get(name) ?? []), chunk.file]);
  }
  const missing = patterns.map(({ root }) => root).filter((root) => !used.has(root) && !root.includes('*'));
  return { assigned, unassigned, missing };
}

/** Whether a root pattern matches a module: the folder that `*` matched, or an empty string. */
function matchRoot(pattern, id) {
  if (pattern.startsWith('npm:')) return id === pattern ? '' : undefined;
  const isFolder = pattern.endsWith('/');
  const wanted = (isFolder ? pattern.slice(0, -1) : withoutExtension(pattern)).split('/');
  const given = id.split('/');
  if (isFolder ? given.length <= wanted.length : given.length !== wanted.length) return undefined;
  let star = '';
  for (const [index, segment] of wanted.entries()) {
    if (segment === '*') star = given[index];
    else if (segment !== given[index]) return undefined;
  }
  return star;
}

/** The row of the budgets that a part's name belongs to. */
function budgetOf(name, budgets) {
  return budgets.parts.find((part) => {
    const [before, after] = part.name.split('*');
    return after === undefined ? part.name === name : name.startsWith(before) && name.endsWith(after);
  });
}

function row(name, files, limit, byFile) {
  const chunks = [...files].map((file) => byFile.get(file));
  const modules = new Map();
  for (const chunk of chunks) {
    for (const { id, bytes } of chunk.modules) modules.set(id, (modules.get(id) ?? 0) + bytes);
  }
  return {
    name,
    limit,
    gzip: chunks.reduce((sum, chunk) => sum + chunk.gzip, 0),
    modules: [...modules].map(([id, bytes]) => ({ id, bytes })).sort((a, b) => b.bytes - a.bytes),
  };
}

function rootOf(chunk) {
  return chunk.root ?? chunk.file;
}

function withoutExtension(path) {
  return path.replace(/\.[jt]sx?$/, '');
}

/** The modules of the entry point that belong to a forbidden package. `@scope/*` matches every package of a scope. */
export function forbiddenModules(modules, forbidden) {
  return modules.filter(({ id }) =>
    forbidden.some((name) => (name.endsWith('/*') ? id.startsWith(`npm:${name.slice(0, -1)}`) : id === `npm:${name}`)),
  );
}

/** The modules of foreign roots (a folder with a trailing slash, or a package) anywhere in a bundle, except in the files of `theirs`. */
export function foreignModules(chunks, foreign, theirs = new Set()) {
  const found = new Set(
    chunks
      .filter(({ file }) => !theirs.has(file))
      .flatMap(({ modules }) => modules.map(({ id }) => id))
      .filter((id) => foreign.some((each) => isOf(id, each))),
  );
  return [...found].map((id) => `${id} is in the bundle of a dapp that has no such networks.`);
}

function isOf(id, pattern) {
  return pattern.endsWith('/') ? id.startsWith(pattern) : id === pattern;
}

/** The shortest chain of static imports from one module to the first match, to explain why that module is loaded. */
export function importChain(from, fits, importsOf) {
  const cameFrom = new Map([[from, undefined]]);
  for (const id of cameFrom.keys()) {
    if (fits(id)) return chainTo(id, cameFrom);
    for (const next of importsOf(id)) if (!cameFrom.has(next)) cameFrom.set(next, id);
  }
  return [];
}

function chainTo(id, cameFrom) {
  const chain = [];
  for (let step = id; step !== undefined; step = cameFrom.get(step)) chain.unshift(step);
  return chain;
}

/** What is larger than in an earlier report, largest first; without an earlier report, the largest parts. */
export function whatGrew(modules, before) {
  const earlier = new Map((before ?? []).map(({ id, bytes }) => [id, bytes]));
  const grown = modules
    .map(({ id, bytes }) => ({ id, bytes, more: bytes - (earlier.get(id) ?? 0) }))
    .filter(({ more }) => more > 0)
    .sort((a, b) => b.more - a.more);
  return grown.length > 0 ? grown : modules.map(({ id, bytes }) => ({ id, bytes, more: 0 }));
}
