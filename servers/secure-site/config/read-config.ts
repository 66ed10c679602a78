/** The site's configuration, from the environment and a JSON file; the environment takes precedence. Every invalid entry is named. */
import { demoParts, originProblems } from './demo-parts.js';
import { readEnvironment } from './environment.js';
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
  } catch {
    return { problems: ['The configuration is no JSON'] };
  }
  if (!isRecord(given)) return { problems: ['The configuration must be an object'] };
  const problems: string[] = [];
  const entries = withFiles(given, [], readFile, problems) as Entries;
  const set = readEnvironment(environment, readFile);
  for (const [path, value] of set.entries) put(entries, path.split('.'), value);
  problems.push(...set.problems);
  const read = configSchema.safeParse(entries);
  if (!read.success)
    problems.push(
      ...read.error.issues.flatMap((issue) =>
        issue.code === 'unrecognized_keys'
          ? issue.keys.map((key) => `${[...issue.path, key].join('.')}: there is no such entry`)
          : [`${issue.path.join('.')}: ${wordsOf(issue, entries)}`],
      ),
    );
  else problems.push(...originProblems(read.data), ...(read.data.mode === 'production' ? demoParts(read.data) : []));
  return read.success && problems.length === 0 ? { config: read.data } : { problems };
}

/** Replaces a value `{ "file": "…" }` by the content of that file. */
function withFiles(
  value: unknown,
  path: readonly string[],
  readFile: (path: string) => string,
  problems: string[],
): unknown {
  if (Array.isArray(value))
    return value.map((each, index) => withFiles(each, [...path, String(index)], readFile, problems));
  if (!isRecord(value)) return value;
  const [[key, file] = [], ...others] = Object.entries(value);
  if (key === 'file' && typeof file === 'string' && others.length === 0)
    try {
      return readFile(file).trim();
    } catch {
      problems.push(`${path.join('.')}: the file "${file}" cannot be read`);
      return undefined;
    }
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withFiles(each, [...path, name], readFile, problems)]),
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

function wordsOf({ message, path }: { message: string; path: readonly PropertyKey[] }, entries: unknown): string {
  const given = path.reduce<unknown>(
    (at, key) => (isRecord(at) || Array.isArray(at) ? Reflect.get(at, key) : undefined),
    entries,
  );
  return given === undefined ? 'is missing' : message.replace(/^Invalid input: expected /, 'must be of the kind ');
}

function isRecord(value: unknown): value is Entries {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
