/** The product's published names, as a dapp's builder finds them in the package: the files that are shipped, cut as they are. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Alias } from 'vite';

const REPOSITORY = new URL('../../', import.meta.url);

/** The package has to be built. */
export function publishedAliases(): Alias[] {
  const { exports } = JSON.parse(readFileSync(new URL('package.json', REPOSITORY), 'utf8'));
  return Object.entries<{ readonly default?: string }>(exports).flatMap(([entry, { default: file }]) =>
    file === undefined
      ? []
      : {
          find: new RegExp(`^porthole${entry.slice(1)}$`),
          replacement: fileURLToPath(new URL(file, REPOSITORY)),
        },
  );
}
