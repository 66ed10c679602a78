/** Reads a file of the configuration, or says in a sentence why it cannot be read. */
import { readProperty } from '../../../domain/value/read-property.js';

/** Its message says which file, why, and what to do. */
export class FileUnread extends Error {}

const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'the user that runs the site may not read it: change its owner or its mode',
  EISDIR: 'it is a folder',
};

/** Without white space around it, as the line end of an editor. */
export function readText(path: string, readFile: (path: string) => string): string {
  try {
    return readFile(path).trim();
  } catch (error) {
    const why = WHY[String(readProperty(error, 'code'))];
    throw new FileUnread(`the file "${path}" cannot be read${why === undefined ? '' : `: ${why}`}`);
  }
}
