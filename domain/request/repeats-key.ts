/** Whether an object in a JSON text has a duplicate key, also if it is escaped differently. The text must be valid JSON. */

import { textOf } from '../text/text-of.js';

/** A string with a colon after it, or a bracket, or a comma. */
const TOKEN = /"(?:[^"\\]|\\.)*"(\s*:)?|[{}[\]]/g;

export function repeatsKey(json: string): boolean {
  const open: Set<string>[] = [];
  for (const [token, colon] of json.matchAll(TOKEN)) {
    if (token === '{' || token === '[') open.push(new Set());
    else if (token === '}' || token === ']') open.pop();
    else if (colon !== undefined) {
      const name = textOf(JSON.parse(token.slice(0, -colon.length)));
      const names = open.at(-1);
      if (names?.has(name)) return true;
      names?.add(name);
    }
  }
  return false;
}
