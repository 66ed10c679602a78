/** Where the apps were installed, for the tests. */
import { inject } from 'vitest';
import type { HostName } from './install-hosts.js';

declare module 'vitest' {
  interface ProvidedContext {
    readonly hosts: Readonly<Record<HostName, string>>;
  }
}

export function hostFolders(): Readonly<Record<HostName, string>> {
  return inject('hosts');
}
