/** Where `ADAPTERS` takes effect, and the file that it names. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * A relative path is relative to the folder in which npm was called.
 * @param {{ ADAPTERS?: string | undefined, INIT_CWD?: string | undefined }} env
 * @param {string | undefined} profile
 * @param {readonly string[]} applies the profiles with real adapters outside of a browser
 * @returns {{ file?: string, problem?: string }}
 */
export function adaptersPath({ ADAPTERS, INIT_CWD = '.' }, profile, applies) {
  if (!ADAPTERS) return {};
  const file = resolve(INIT_CWD, ADAPTERS);
  if (!existsSync(file)) return { problem: `ADAPTERS: there is no file ${file}.` };
  if (profile === undefined || !applies.includes(profile))
    return { problem: 'ADAPTERS has no effect in this profile: add `-- --profile sandbox`.' };
  return { file };
}
