/** Shows the end of a failed step's log. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LINES = 80;

/** @param {string} root @param {string} log from the root */
export function showTail(root, log) {
  if (!existsSync(join(root, log))) return;
  const lines = readFileSync(join(root, log), 'utf8').trimEnd().split('\n');
  const which = lines.length > LINES ? `, its last ${LINES} lines` : '';
  console.log(`\n── ${log}${which}\n${lines.slice(-LINES).join('\n')}\n`);
}
