/** A program of one of the apps, bundled with its packages, as a host deploys it to a server. */
import { join } from 'node:path';
import { build } from 'vite';

/** Returns the bundle's path in the app. */
export async function serverBundle(folder: string, program: string): Promise<string> {
  const outDir = 'server-bundle';
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    publicDir: false,
    mode: 'production',
    ssr: { noExternal: true },
    build: { ssr: program, outDir, rolldownOptions: { output: { entryFileNames: 'on-server.mjs' } } },
  });
  return join(outDir, 'on-server.mjs');
}
