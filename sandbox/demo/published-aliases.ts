/** Maps the product's published names to the built package, as a dapp's bundler finds them. */
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
