/** The apps in `frameworks/`, which are installed, built for production and used in Chromium. */
import { turnOf } from '../../scripts/framework-turns.mjs';

export interface FrameworkApp {
  /** Its folder in `frameworks/`. */
  readonly name: string;
  readonly title: string;
  /** Another folder in `frameworks/` with files that it shares, if several bundlers have the same page. */
  readonly page?: string;
  /** The folder of the built files; or the server program, for `node`. */
  readonly site: { readonly folder: string } | { readonly program: readonly string[] };
  /** The page's path on the site. Default: its root. */
  readonly path?: string;
  /** The development server, if that is tested as well. */
  readonly workshop?: string;
}

const VITE = 'node_modules/vite/bin/vite.js';

/** Pages whose button is rendered in the browser, or is in their HTML. */
const PAGES: readonly FrameworkApp[] = [
  { name: 'webpack-app', title: 'webpack', page: 'bundled-page', site: { folder: 'dist' }, path: 'app/' },
  { name: 'parcel-app', title: 'Parcel', page: 'bundled-page', site: { folder: 'dist' }, path: 'app/' },
  { name: 'angular-app', title: 'Angular, with zones', site: { folder: 'dist/browser' } },
  { name: 'vue-app', title: 'Vue', site: { folder: 'dist' }, path: 'app/', workshop: VITE },
  { name: 'svelte-app', title: 'Svelte', site: { folder: 'dist' } },
  { name: 'rollup-app', title: 'Rollup', page: 'bundled-page', site: { folder: 'dist' } },
  { name: 'solid-app', title: 'Solid', site: { folder: 'dist' } },
  { name: 'astro-app', title: 'Astro', site: { folder: 'dist' }, path: 'app/' },
];

/** Server-rendered pages. Each sets `data-taken-up` on its root element once it is hydrated. */
const SERVERS: readonly FrameworkApp[] = [
  { name: 'nuxt-app', title: 'Nuxt', site: { program: ['.output/server/index.mjs'] } },
  { name: 'sveltekit-app', title: 'SvelteKit', site: { program: ['build/index.js'] } },
  {
    name: 'react-router-app',
    title: 'React Router',
    site: { program: ['node_modules/.bin/react-router-serve', 'build/server/index.js'] },
  },
];

/** All of a kind; with a seed in the environment (`npm test`) the one whose turn it is. */
export function frameworkApps(kind: 'pages' | 'servers'): readonly FrameworkApp[] {
  return turnOf(kind === 'pages' ? PAGES : SERVERS, process.env.FRAMEWORKS_SEED);
}
