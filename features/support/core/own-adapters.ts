/**
 * Runs the suite with a team's own adapters: `ADAPTERS=./my-adapters.ts npm run test:acceptance -- --profile sandbox`. That
 * module's function `adapters` is given the options of each page and returns them with its own parts in place of ours.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ModalOptions } from '../../../infrastructure/options.js';

type Adapt = (options: ModalOptions) => ModalOptions;

export async function ownAdapters(path = process.env.ADAPTERS): Promise<Adapt> {
  if (!path) return (options) => options;
  const { adapters }: { readonly adapters?: unknown } = await import(pathToFileURL(resolve(path)).href);
  if (typeof adapters !== 'function') throw new Error(`${path} has no function named adapters.`);
  return adapters as Adapt;
}
