/** The site's configuration, from the environment and a JSON file; the environment takes precedence. Every invalid entry is named. */
import { demoParts, originProblems } from './demo-parts.js';
import { type FromEnvironment, readEnvironment } from './environment.js';
import { FileUnread, readText } from './read-text.js';
import { configSchema, type SiteFile } from './schema.js';

export type ConfigRead = { readonly config: SiteFile } | { readonly problems: readonly string[] };

export interface ConfigSources {
  /** The text of the JSON file, if there is one. */
  readonly json?: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Reads the files with secrets. */
  readonly readFile: (path: string) => string;
}

type Entries = Record<string, unknown>;

export function readConfig({ json = '{}', environment, readFile }: ConfigSources): ConfigRead {
  let given: unknown;
  try {
    given = JSON.parse(json);
  } catch (error) {
    return {
      problems: [`The configuration is not JSON${placeOf(error, json)}: an editor, or jq, shows what is wrong`],
    };
  }
  if (!isRecord(given)) return { problems: ['The configuration must be an object'] };
  const problems: string[] = [];
  const unread = new Set<string>();
  const missed = (path: string, why: string) => {
    unread.add(path);
    problems.push(`${path}: ${why}`);
  };
  const entries: Entries = Object.fromEntries(
    Object.entries(given).map(([name, each]) => [name, withFiles(each, [name], readFile, missed)]),
  );
  const set = readEnvironment(environment, readFile);
  for (const { path, value } of set.entries) put(entries, path.split('.'), value);
  const named = namedBy(set.entries);
  problems.push(...set.problems);
  for (const path of set.unread) unread.add(path);
  const read = configSchema.safeParse(entries);
  if (!read.success)
    problems.push(
      ...read.error.issues
        .flatMap((issue) =>
          issue.code === 'unrecognized_keys'
            ? issue.keys.map((key) => `${[...issue.path, key].join('.')}: there is no such entry`)
            : // The line about its file says why it is missing.
              unread.has(issue.path.join('.'))
              ? []
              : [`${issue.path.join('.')}: ${wordsOf(issue, entries)}`],
        )
        .map(named),
    );
  else {
    const found = [...originProblems(read.data), ...(read.data.mode === 'production' ? demoParts(read.data) : [])];
    problems.push(...found.map(named));
  }
  return read.success && problems.length === 0 ? { config: read.data } : { problems };
}

/** Replaces a value `{ "file": "…" }` by the content of that file. */
function withFiles(
  value: unknown,
  path: readonly string[],
  readFile: (path: string) => string,
  missed: (path: string, why: string) => void,
): unknown {
  if (Array.isArray(value))
    return value.map((each, index) => withFiles(each, [...path, String(index)], readFile, missed));
  if (!isRecord(value)) return value;
  const [[key, file] = [], ...others] = Object.entries(value);
  if (key === 'file' && typeof file === 'string' && others.length === 0)
    try {
      return readText(file, readFile);
    } catch (error) {
      if (!(error instanceof FileUnread)) throw error;
      missed(path.join('.'), error.message);
      return undefined;
    }
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withFiles(each, [...path, name], readFile, missed)]),
  );
}

function put(entries: Entries, [first = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) entries[first] = value;
  else {
    const there = entries[first];
    const below: Entries = isRecord(there) ? there : {};
    entries[first] = below;
    put(below, rest, value);
  }
}

/** A sentence about an entry that a variable has set begins with that variable: the configuration file may not even have the entry. */
function namedBy(set: FromEnvironment['entries']): (problem: string) => string {
  return (problem) => {
    const end = problem.indexOf(': ');
    const entry = problem.slice(0, end);
    const found = set.find(({ path }) => entry === path || entry.startsWith(`${path}.`));
    if (!found) return problem;
    return `${found.variable}${entry === found.path ? '' : ` (${entry})`}${problem.slice(end)}`;
  };
}

/** Messages by the expected type, where the schema has none. */
const KINDS: Readonly<Record<string, string>> = {
  object: 'must be an object, as { … }',
  record: 'must be an object, as { … }',
  array: 'must be a list, as [ … ]',
  string: 'must be a text, in quotes',
  number: 'must be a number, without quotes',
};

interface Issue {
  readonly code: string;
  readonly message: string;
  readonly path: readonly PropertyKey[];
  /** The kind of value, if another was given. */
  readonly expected?: unknown;
}

function wordsOf(issue: Issue, entries: unknown): string {
  const given = issue.path.reduce<unknown>(
    (at, key) => (isRecord(at) || Array.isArray(at) ? Reflect.get(at, key) : undefined),
    entries,
  );
  if (given === undefined) return 'is missing';
  const kind = issue.code === 'invalid_type' ? KINDS[String(issue.expected)] : undefined;
  // The schema library's own words, which depend on whether its language is loaded.
  return issue.message.startsWith('Invalid input') ? (kind ?? 'is not valid') : issue.message;
}

/** Where the parser stopped. Its message is not shown: it repeats some of the text, which may be a secret. */
function placeOf(error: unknown, json: string): string {
  const [, position] = /at position (\d+)/.exec(error instanceof Error ? error.message : '') ?? [];
  return position === undefined ? '' : ` at line ${json.slice(0, Number(position)).split('\n').length}`;
}

function isRecord(value: unknown): value is Entries {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
