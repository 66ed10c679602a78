/** `npm run secure-site:build`: writes what a host runs to dist-secure-site, or to `-- --out folder`; prints the hash of the frame. */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './bootstrap.mjs';

const { values } = parseArgs({ options: { out: { type: 'string' } } });
await ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
const { buildSite } = await import('../servers/secure-site/deploy/build-site.ts');
const folder = values.out ?? fileURLToPath(new URL('../dist-secure-site', import.meta.url));
const { frameHash, sums } = await buildSite(folder);
console.log(sums.trimEnd());
console.log(`frame ${frameHash}`);
