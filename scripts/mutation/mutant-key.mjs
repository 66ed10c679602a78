/** The key by which all parts of a run identify a mutant. */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The reason reported for a result without tests. */
export const NOT_SAMPLED = 'not in the sample';

/** `mutant`: as the instrumenter and the runner know it, with lines from 0. */
export function mutantKey({ fileName, location: { start, end }, replacement }) {
  const file = relative(root, fileName).replaceAll('\\', '/');
  // In the copy that is tested, the file has another folder above it.
  const own = file.replace(/^.*\/(?=(domain|application)\/)/, '');
  return `${own}:${start.line + 1}:${start.column + 1}-${end.line + 1}:${end.column + 1} ${replacement}`;
}
