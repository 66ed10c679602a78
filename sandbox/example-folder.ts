/** Where an example is, by its name. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const EXAMPLES = fileURLToPath(new URL('../examples', import.meta.url));

/** Every example that is a page. */
export const EXAMPLE_NAMES: readonly string[] = readdirSync(EXAMPLES).filter((name) =>
  existsSync(join(EXAMPLES, name, 'index.html')),
);

/** Throws for an unknown name. */
export function exampleFolder(name: string): string {
  if (!EXAMPLE_NAMES.includes(name)) {
    throw new Error(`There is no example "${name}". There are: ${EXAMPLE_NAMES.join(', ')}.`);
  }
  return join(EXAMPLES, name);
}
