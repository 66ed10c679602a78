/** The folders of the installed apps, for the tests. */
import { inject } from 'vitest';
import type { HostName } from './install-hosts.js';

declare module 'vitest' {
  interface ProvidedContext {
    readonly hosts: Readonly<Record<HostName, string>>;
    /** The path of the packed package. */
    readonly tarball: string;
  }
}

export function hostFolders(): Readonly<Record<HostName, string>> {
  return inject('hosts');
}
