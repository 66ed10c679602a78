/** Built files, read into memory. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** By path, with a leading slash. */
export type BuiltFiles = ReadonlyMap<string, string | Uint8Array>;

export function filesIn(folder: string): BuiltFiles {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(folder.length).replaceAll('\\', '/'), readFileSync(path)];
    }),
  );
}
