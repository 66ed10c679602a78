/** Maps the product's published names to its sources, so that the demo is written like any dapp and always current. */
import { fileURLToPath } from 'node:url';
import type { Alias } from 'vite';
import { publishedEntries } from '../../scripts/published-entries.mjs';

export const productAliases: Alias[] = publishedEntries.map(({ name, source }) => ({
  find: new RegExp(`^${name}$`),
  replacement: fileURLToPath(new URL(`../../${source}`, import.meta.url)),
}));
