import { consoleLog } from '../../infrastructure/browser/console-log.js';

const said = new Set<string>();

/** Logs a message for developers, once per page. */
export function say(level: 'info' | 'warn', sentence: string): void {
  if (said.has(sentence)) return;
  said.add(sentence);
  consoleLog(level, sentence);
}
