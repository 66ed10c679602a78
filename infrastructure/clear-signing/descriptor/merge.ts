/** Merges a descriptor with what it includes: its own values take precedence. */
import { isNode, type Node, own, textIn } from './own.js';
import { refuse } from './refusal.js';

const MOST_INCLUDES = 8;

/** `load`: another descriptor by path. Throws a `Refusal`. */
export async function withIncludes(
  path: string,
  load: (path: string) => Promise<Node | undefined>,
  above: readonly string[] = [],
): Promise<Node> {
  if (above.includes(path) || above.length > MOST_INCLUDES) refuse('include-cycle');
  const descriptor = (await load(path)) ?? refuse(above.length === 0 ? 'no-descriptor' : 'include-missing');
  const includes = textIn(descriptor, 'includes');
  if (includes === undefined) return descriptor;
  const beneath = await withIncludes(pathFrom(path, includes), load, [...above, path]);
  return laidOver(descriptor, beneath, 'includes');
}

/** Stays among the given descriptors: a request contacts no other host. */
function pathFrom(path: string, includes: string): string {
  if (/^[a-z][a-z\d+.-]*:|^\/\/|\\/i.test(includes)) refuse('include-missing');
  const segments = path.split('/').slice(0, -1);
  for (const segment of includes.split('/')) {
    if (segment === '..') {
      if (segments.pop() === undefined) refuse('include-missing');
    } else if (segment !== '.' && segment !== '') segments.push(segment);
  }
  return segments.join('/');
}

function laidOver(over: Node, beneath: Node, without?: string): Node {
  const merged: Record<string, unknown> = { ...beneath };
  for (const [name, value] of Object.entries(over)) {
    if (name === without) continue;
    const below = own(beneath, name);
    if (isNode(value) && isNode(below)) merged[name] = laidOver(value, below);
    else if (name === 'fields' && Array.isArray(value) && Array.isArray(below)) merged[name] = fieldsOver(value, below);
    else merged[name] = value;
  }
  return merged;
}

/** Fields with the same path are merged; new paths are appended. */
function fieldsOver(over: readonly unknown[], beneath: readonly unknown[]): readonly unknown[] {
  const merged = [...beneath];
  for (const field of over) {
    const at = merged.findIndex((each) => own(each, 'path') !== undefined && own(each, 'path') === own(field, 'path'));
    const below = merged[at];
    if (isNode(field) && isNode(below)) merged[at] = laidOver(field, below);
    else merged.push(field);
  }
  return merged;
}
