/** Descriptor files, each only if one of the auditors has attested it, and the files it includes. */
import { attestationPath, isAttested } from './descriptor/attested.js';
import type { Node } from './descriptor/own.js';
import { refuse } from './descriptor/refusal.js';

/** Undefined if the file does not exist. */
export type LoadFile = (path: string) => Promise<Node | undefined>;

export interface Auditing {
  readonly auditors: readonly string[];
  /** In milliseconds. */
  readonly now: () => number;
}

export function vouched(load: LoadFile, { auditors, now }: Auditing): LoadFile {
  return async (path) => {
    const file = await load(path);
    if (!file) return file;
    const seconds = now() / 1000;
    for (const auditor of auditors)
      if (isAttested(file, await load(attestationPath(path, auditor)).catch(() => undefined), auditor, seconds))
        return file;
    return refuse('not-attested');
  };
}
