/** The product's published names, read from its sources: the demo is written as any dapp would be, and is never out of date. */
import { fileURLToPath } from 'node:url';
import type { Alias } from 'vite';
import { publishedEntries } from '../../scripts/published-entries.mjs';

export const productAliases: Alias[] = publishedEntries.map(({ name, source }) => ({
  find: new RegExp(`^${name}$`),
  replacement: fileURLToPath(new URL(`../../${source}`, import.meta.url)),
}));
