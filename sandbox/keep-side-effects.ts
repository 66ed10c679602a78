/** The package declares its modules free of side effects, for dapps; the sandbox's pages have some. */
import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';

const SANDBOX = normalizePath(fileURLToPath(new URL('.', import.meta.url)));

export const keepSideEffects: Plugin = {
  name: 'sandbox-side-effects',
  transform: (code, id) => (id.startsWith(SANDBOX) ? { code, map: null, moduleSideEffects: true } : undefined),
};
