/** Vite builds of the sandbox's pages: built here, or read from where a run with several processes has built them once. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { type BuiltFiles, filesIn } from './files-in.js';

/** `name`: the page's folder inside the one that `BUILT_PAGES` names, if it was built there. */
export async function builtFiles(name: string | undefined, config: InlineConfig): Promise<BuiltFiles> {
  const pages = process.env.BUILT_PAGES;
  if (pages && name && existsSync(join(pages, name))) return filesIn(join(pages, name));
  // Vite leaves its mode in `NODE_ENV`, which decides what the tests of this process see.
  const { NODE_ENV } = process.env;
  // Kept in memory, so that several can be built at once.
  const built = await build({ ...config, build: { ...config.build, write: false } });
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  return new Map(
    outputs.flatMap(({ output }) =>
      output.map((file) => [`/${file.fileName}`, 'code' in file ? file.code : file.source]),
    ),
  );
}

export function writeFiles(folder: string, files: BuiltFiles): void {
  for (const [path, body] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), body);
  }
}
