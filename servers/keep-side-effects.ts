/** The package declares its modules free of side effects for dapps; pages of servers and the sandbox do have some. */
import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';

const ROOTS = ['.', '../sandbox/'].map((path) => normalizePath(fileURLToPath(new URL(path, import.meta.url))));

export const keepSideEffects: Plugin = {
  name: 'sandbox-side-effects',
  transform: (code, id) =>
    ROOTS.some((root) => id.startsWith(root)) ? { code, map: null, moduleSideEffects: true } : undefined,
};
