/** `npm run secure-site`: the secure site as a trial; `-- --config site.json`, or variables `SITE_…`, in production. */
import { ensureInstalled } from './bootstrap.mjs';

await ensureInstalled();
// In the same process, so that stopping it leaves no other one running.
const { register } = await import('tsx/esm/api');
register();
const { serve } = await import('../servers/secure-site/serve.ts');
const { frameBundle } = await import('../servers/secure-site/frame-bundle.ts');
await serve({ args: process.argv.slice(2), environment: process.env, frame: frameBundle, trials: true });
